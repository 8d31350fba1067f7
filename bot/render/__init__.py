"""Pictures of the game: a position goes in, the bytes of an image come out. The only importer of PIL."""
