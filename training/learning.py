"""Fit a network to positions, with torch on the processor."""

from __future__ import annotations

import math
from array import array
from pathlib import Path
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray

from caracole.kernel.network import Network
from training.chances import surprise
from training.samples import Samples

BATCH = 2048


class Fitted(torch.nn.Module):  # type: ignore[misc]
    """As kernel/network.py computes it: the formula, corrected by two layers."""

    def __init__(self, inputs: int, inner: int, outer: int) -> None:
        super().__init__()
        self.sizes = (inputs, inner, outer)
        self.first = torch.nn.EmbeddingBag(inputs, inner, mode="sum")
        torch.nn.init.normal_(self.first.weight, 0, 0.05)
        self.bias = torch.nn.Parameter(torch.zeros(inner))
        self.second = torch.nn.Linear(inner, outer)
        self.last = torch.nn.Linear(outer, 1)
        torch.nn.init.zeros_(self.last.weight)
        torch.nn.init.zeros_(self.last.bias)

    def forward(self, rows: Any, starts: Any, shares: Any, formula: Any) -> Any:
        inner = torch.relu(self.first(rows, starts, per_sample_weights=shares) + self.bias)
        outer = torch.relu(self.second(inner))
        return formula + self.last(outer)[:, 0]

    def numbers(self) -> bytes:
        """The file of kernel/network.py."""
        parts = [
            torch.tensor([float(size) for size in self.sizes]),
            self.first.weight,
            self.bias,
            self.second.weight.T,
            self.second.bias,
            self.last.weight,
            self.last.bias,
        ]
        flat = torch.cat([part.detach().reshape(-1) for part in parts])
        found: bytes = flat.numpy().astype("<f4").tobytes()
        return found


def batch(samples: Samples, some: NDArray[np.int64]) -> tuple[Any, ...]:
    """What a network takes of some positions."""
    counts = samples.counts[some]
    ends = np.cumsum(counts)
    starts = ends - counts
    places = np.repeat(samples.start[some] - starts, counts) + np.arange(ends[-1])
    return (
        torch.from_numpy(samples.rows[places].astype(np.int64)),
        torch.from_numpy(starts.astype(np.int64)),
        torch.from_numpy(samples.shares[places]),
        torch.from_numpy(samples.formula[some]),
    )


def fit(
    samples: Samples, inputs: int, *, inner: int, outer: int, epochs: int, rate: float, decay: float, seed: int
) -> Fitted:
    """Adam with decay, the rate falling to nothing as a cosine."""
    torch.manual_seed(seed)
    torch.set_num_threads(1)
    order = np.random.default_rng(seed)
    network = Fitted(inputs, inner, outer)
    adam = torch.optim.AdamW(network.parameters(), lr=rate, weight_decay=decay)
    steps = max(1, epochs * (len(samples.learned) // BATCH))
    fall = torch.optim.lr_scheduler.LambdaLR(adam, lambda step: 0.5 * (1 + math.cos(math.pi * min(1, step / steps))))
    for epoch in range(epochs):
        mixed = order.permutation(samples.learned)
        for place in range(len(mixed) // BATCH):
            some = mixed[place * BATCH : (place + 1) * BATCH]
            told = network(*batch(samples, some))
            loss = torch.nn.functional.binary_cross_entropy_with_logits(told, torch.from_numpy(samples.result[some]))
            adam.zero_grad()
            loss.backward()
            adam.step()
            fall.step()
        found = surprise(judged(network, samples, samples.aside), samples.result[samples.aside])
        print(f"epoch {epoch + 1}: {found:.4f}", flush=True)
    return network


def judged(network: Fitted, samples: Samples, some: NDArray[np.int64]) -> NDArray[np.float32]:
    """Log odds of some positions."""
    with torch.no_grad():
        told = [network(*batch(samples, part)).numpy() for part in np.array_split(some, max(1, len(some) // 8192))]
    return np.concatenate(told)


def write(network: Fitted, samples: Samples, file: Path) -> None:
    """The file that the package reads, once it is seen to say the same as torch."""
    numbers: Any = memoryview(array("f", network.numbers()))
    judge = Network(numbers)
    some = samples.aside[:200]
    for position, odds in zip(some, judged(network, samples, some), strict=True):
        judge.begin()
        for at in range(samples.start[position], samples.start[position + 1]):
            judge.put(int(samples.rows[at]), float(samples.shares[at]))
        found = samples.formula[position] + judge.concluded()
        if abs(found - odds) > 1e-2:
            raise ValueError(f"the package says {found:.4f} of a position where torch says {odds:.4f}")
    file.write_bytes(network.numbers())
