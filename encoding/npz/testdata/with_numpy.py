"""Reads a file of arrays that Go wrote, and writes it for Go to read, stored and deflated."""
import sys
import zipfile

import numpy as np

folder, name = sys.argv[1:]
arrays = dict(np.load(f"{folder}/{name}.npz"))
np.savez(f"{folder}/{name}.stored.npz", **arrays)
np.savez_compressed(f"{folder}/{name}.deflated.npz", **arrays)
for i in zipfile.ZipFile(f"{folder}/{name}.npz").infolist():
    print(i.filename, i.compress_type, i.file_size)
