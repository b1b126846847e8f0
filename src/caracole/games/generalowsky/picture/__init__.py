"""The picture, layer by layer; `render.py` puts them on the sheet in order."""
