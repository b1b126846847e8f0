"""The layers of the picture, from the paper up: ground, marks, plates, what the pointer asks for, the strip."""
