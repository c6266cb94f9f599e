"""Computes with NumPy, of the arrays in given.npz, what a test compares with, in wanted.npz."""
import sys

import numpy as np

folder = sys.argv[1]
given = np.load(folder + "/given.npz")
a, b, p, wide, v = (given[name] for name in ("a", "b", "p", "wide", "v"))
norms = {"Frobenius": "fro", "Nuclear": "nuc", "One": 1, "Two": 2, "Inf": np.inf,
         "MinusOne": -1, "MinusTwo": -2, "MinusInf": -np.inf}
sign, logarithm = np.linalg.slogdet(a)
wanted = {
    "Solve": np.linalg.solve(a, b), "Inv": np.linalg.inv(a), "Det": np.linalg.det(a),
    "sign": sign, "logarithm": logarithm, "Cholesky": np.linalg.cholesky(p),
    "SVDVals": np.linalg.svd(wide, compute_uv=False), "EigSymVals": np.linalg.eigvalsh(p),
    "Pinv": np.linalg.pinv(wide), "MatrixRank": np.linalg.matrix_rank(wide).astype("f8"),
    "MatrixPower": np.linalg.matrix_power(a, 7), "Kron": np.kron(a[0], wide[0]),
    "Trace": np.trace(a, axis1=-2, axis2=-1),
    "Lstsq": np.linalg.lstsq(wide[0], v, rcond=None)[0],
}
for name, order in norms.items():
    wanted["Norm " + name] = np.linalg.norm(wide, order, axis=(-2, -1))
    wanted["Cond " + name] = np.linalg.cond(a, order)
for power in (-np.inf, -1.5, 0, 0.5, 1, 2, 3, np.inf):
    wanted["VectorNorm %g" % power] = np.linalg.norm(v, power)
np.savez(folder + "/wanted.npz", **wanted)
