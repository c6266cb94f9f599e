"""NumPy, SciPy or torch as a baseline of bench: see process in baseline.go for what is said."""
import atexit, os, sys, tempfile, time

name = sys.argv[1]
threads = int(os.environ["OMP_NUM_THREADS"])
try:
    import numpy as np

    if name == "torch":
        import torch

        torch.set_num_threads(threads)
    if name == "scipy":
        import scipy.sparse
    missing = None
except ImportError as e:
    missing = f"{name} is not installed: {e}"


def passes(x, y, z, divide):
    divide(x, y, out=z)
    z -= y
    z **= 2
    z *= x


def with_numpy(op, x, y, z):
    special = {
        "add": lambda: np.add(x, y, out=z),
        "addnew": lambda: x + y,
        "clip": lambda: np.clip(x, 1, 2, out=z),
        "addt": lambda: np.add(x, y.T, out=z),
        "fuse": lambda: passes(x, y, z, np.divide),
        "matmul": lambda: np.matmul(x, y, out=z),
        "pow": lambda: np.power(x, y, out=z),
        "transpose": lambda: np.copyto(z, x.T),
        "sum": lambda: np.sum(x),
        "sum0": lambda: np.sum(x, axis=0, out=z[0]),
        "max": lambda: np.max(x),
        "var": lambda: np.var(x),
        "argmax": lambda: np.argmax(x, axis=-1),
        "median": lambda: np.median(x, axis=-1),
    }
    if op in special:
        return special[op]
    if op in ("greater", "where"):
        m = np.greater(x, y)
        return {"greater": lambda: np.greater(x, y, out=m), "where": lambda: np.where(m, x, y)}[op]
    algebra = {
        "solve": lambda a: np.linalg.solve(a, a),
        "cholesky": np.linalg.cholesky,
        "qr": np.linalg.qr,
        "svd": lambda a: np.linalg.svd(a, full_matrices=False),
        "eigsym": np.linalg.eigh,
    }
    if op in algebra:
        a = x + x.T + 5 * len(x) * np.eye(len(x))
        return lambda: algebra[op](a)
    if op in ("save", "load"):
        np.save(saved, x)
        return {"save": lambda: np.save(saved, x), "load": lambda: np.load(saved)}[op]
    if op in ("sqrt", "exp", "log", "sin", "cos", "tanh"):
        f = getattr(np, op)
        return lambda: f(x, out=z)


def step(batch, dtype):
    widths = [784, 256, 128, 10]
    layers = []
    for a, b in zip(widths, widths[1:]):
        layers += [torch.nn.Linear(a, b), torch.nn.ReLU()]
    net = torch.nn.Sequential(*layers[:-1]).to(dtype)
    sgd = torch.optim.SGD(net.parameters(), lr=0.01)
    x, labels = torch.randn(batch, 784, dtype=dtype), torch.randint(0, 10, (batch,))

    def run():
        sgd.zero_grad(set_to_none=True)
        torch.nn.functional.cross_entropy(net(x), labels).backward()
        sgd.step()

    return run


def chain(x):
    x.requires_grad_()

    def run():
        y = x
        for _ in range(25):
            y = torch.tanh(y * 1.01 + 0.1) * y
        x.grad = None
        y.sum().backward()

    return run


def back(op, x, weight, bias):
    f, *operands = {
        "softmaxback": (lambda x: torch.softmax(x, -1), x),
        "logsoftmaxback": (lambda x: torch.log_softmax(x, -1), x),
        "layernormback": (lambda x, w, b: torch.layer_norm(x, x.shape[1:], w, b, 1e-5), x, weight, bias),
        "maxpoolback": (lambda x: torch.nn.functional.max_pool2d(x, 2), x),
    }[op]
    operands = [x.detach().requires_grad_() for x in operands]
    ones = torch.ones_like(f(*operands))

    def run():
        for x in operands:
            x.grad = None
        f(*operands).backward(ones)

    return run


def convolution(op, x, w):
    padding = [n // 2 for n in w.shape[2:]]
    f = torch.nn.functional.conv3d if op == "conv3d" else torch.nn.functional.conv2d
    z = f(x, w, padding=padding)
    if op in ("conv2d", "conv3d"):
        return lambda: f(x, w, padding=padding)
    wanted = [op == "convgradx", op == "convgradw", False]
    backward = torch.ops.aten.convolution_backward
    return lambda: backward(z, x, w, None, [1, 1], padding, [1, 1], False, [0, 0], 1, wanted)


def sparse(op, dtype, rng, n, each, width=0):
    places = np.unique(np.arange(n * each) // each * n + rng.integers(0, n, n * each))
    values = rng.random(len(places)).astype(dtype)
    s = scipy.sparse.csr_matrix((values, (places // n, places % n)), shape=(n, n))
    shape = {"sparsemat": (n, width), "matsparse": (width, n)}.get(op, n)
    y = rng.random(shape).astype(dtype)
    return (lambda: s @ y) if op.startswith("sparse") else (lambda: y @ s)


def with_torch(op, x, y, z):
    torch.set_grad_enabled(op in ("step", "chain") or op.endswith("back"))
    if op == "step":
        return step(len(x), x.dtype)
    if op == "chain":
        return chain(x)
    if op.endswith("back"):
        return back(op, x, y[0], y[1])
    special = {
        "add": lambda: torch.add(x, y, out=z),
        "addnew": lambda: x + y,
        "clip": lambda: torch.clamp(x, 1, 2, out=z),
        "addt": lambda: torch.add(x, y.T, out=z),
        "fuse": lambda: passes(x, y, z, torch.div),
        "matmul": lambda: torch.matmul(x, y, out=z),
        "pow": lambda: torch.pow(x, y, out=z),
        "transpose": lambda: z.copy_(x.T),
        "sum": lambda: torch.sum(x),
        "sum0": lambda: torch.sum(x, 0),
        "max": lambda: torch.max(x),
        "var": lambda: torch.var(x, unbiased=False),
        "argmax": lambda: torch.argmax(x, -1),
        "softmax": lambda: torch.softmax(x, -1),
        "sort": lambda: torch.sort(x, -1),
        "topk": lambda: torch.topk(x, 10, -1),
        "median": lambda: torch.median(x, -1),
        "cumsum": lambda: torch.cumsum(x, -1, out=z),
        "cumsum0": lambda: torch.cumsum(x, 0, out=z),
        "logsoftmax": lambda: torch.log_softmax(x, -1),
        "logsumexp": lambda: torch.logsumexp(x, -1),
        "layernorm": lambda: torch.layer_norm(x, x.shape[1:], y[0], y[1], 1e-5),
        "gelu": lambda: torch.nn.functional.gelu(x),
    }
    modes = {"resizelinear": "bilinear", "resizecubic": "bicubic"}
    if op in modes:
        resize = torch.nn.functional.interpolate
        return lambda: resize(x, scale_factor=2, mode=modes[op], align_corners=False)
    pools = {"maxpool": torch.nn.functional.max_pool2d, "avgpool": torch.nn.functional.avg_pool2d}
    if op in pools:
        return lambda: pools[op](x, 2)
    if op in special:
        return special[op]
    if op in ("greater", "where"):
        m = torch.gt(x, y)
        return {"greater": lambda: torch.gt(x, y, out=m), "where": lambda: torch.where(m, x, y)}[op]
    if op in ("sqrt", "exp", "log", "sin", "cos", "tanh", "erf", "sigmoid"):
        f = getattr(torch, op)
        return lambda: f(x, out=z)


def prepare(op, dtype, shape):
    dtype = {"int": "int64"}.get(dtype, dtype)
    rng = np.random.default_rng(1)

    def operand(*shape):
        x = (rng.random(shape) * 4 + 0.1) if dtype != "int64" else rng.integers(0, 1000, shape)
        x = x.astype(dtype)
        return torch.from_numpy(x) if name == "torch" else x

    if name == "scipy":
        return sparse(op, dtype, rng, *shape)
    if op.startswith("conv"):
        along = (len(shape) - 3) // 2  # dimensions of an image
        images, filters = shape[: 2 + along], [shape[2 + along], shape[1], *shape[3 + along :]]
        return convolution(op, operand(*images), operand(*filters)) if name == "torch" else None
    factors = {
        "matmul": lambda m, k, n: (operand(m, k), operand(k, n)),
        "matmulta": lambda m, k, n: (operand(k, m).T, operand(k, n)),
        "matmultb": lambda m, k, n: (operand(m, k), operand(n, k).T),
        "matmulbatch": lambda batch, m, k, n: (operand(batch, m, k), operand(batch, k, n)),
        "matvec": lambda m, k: (operand(m, k), operand(k)),
        "vecmat": lambda k, n: (operand(k), operand(k, n)),
    }
    if op in factors:
        x, y = factors[op](*shape)
        return work("matmul", x, y, x @ y)
    z = operand(*(shape[::-1] if op == "transpose" else shape))
    return work(op, operand(*shape), operand(*shape), z)


saved = os.path.join(tempfile.gettempdir(), f"ashlar-bench-{os.getpid()}.npy")
atexit.register(lambda: os.path.exists(saved) and os.remove(saved))
work = with_torch if name == "torch" else with_numpy
clocks = {"wall": time.perf_counter_ns, "processor": time.process_time_ns}
f = None
for line in sys.stdin:
    command, *args = line.split()
    if command == "prepare":
        if missing is None:
            f = prepare(args[0], args[1], [int(n) for n in args[2:]])
        print(missing or ("ok" if f else f"{name} does no such work"), flush=True)
        continue
    now = clocks[args[1]]
    start = now()
    for _ in range(int(args[0])):
        f()
    print(now() - start, flush=True)
