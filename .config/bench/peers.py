"""pass@k as it is computed elsewhere, timed on request: reads {n, c, k} as JSON lines, writes nanoseconds a line."""

import json
import sys
import time

import numpy


def estimator(n, c, k):
    """The estimator of openai/human-eval (Chen et al. 2021, figure 3)."""
    if n - c < k:
        return 1.0
    return 1.0 - numpy.prod(1.0 - k / numpy.arange(n - c + 1, n + 1))


print("ready", flush=True)
for line in sys.stdin:
    work = json.loads(line)
    start = time.perf_counter_ns()
    for k in work["k"]:
        numpy.array([estimator(int(n), int(c), k) for n, c in zip(work["n"], work["c"])])
    print(time.perf_counter_ns() - start, flush=True)
