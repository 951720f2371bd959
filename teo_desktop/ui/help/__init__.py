"""The rules and the program at hand: pages of ``resources/help``, how they are read, searched and laid out."""
