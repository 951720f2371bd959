"""The window: everything here may import Qt, the games and the kernel; nothing there imports it."""
