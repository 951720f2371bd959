"""Where the bundled application starts: worker processes of a frozen program come through here as well."""

from multiprocessing import freeze_support

from teo_desktop.__main__ import main

if __name__ == "__main__":
    freeze_support()
    raise SystemExit(main())
