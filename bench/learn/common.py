"""What both programs that learn have in common."""
import hashlib

import numpy as np


class Adam:
    """Which way to move numbers after each slope (Kingma and Ba, 2015)."""

    def __init__(self, numbers):
        self.first = np.zeros_like(numbers)
        self.second = np.zeros_like(numbers)
        self.step = 0

    def move(self, slope, rate=1):
        self.step += 1
        self.first = 0.9 * self.first + 0.1 * slope
        self.second = 0.999 * self.second + 0.001 * slope**2
        return rate * self.first / (1 - 0.9**self.step) / (np.sqrt(self.second / (1 - 0.999**self.step)) + 1e-8)


def written(kind, source, shape, numbers):
    """A file that cydonia.ai.LearnedFile reads."""
    checksum = hashlib.sha256(numbers.encode()).hexdigest()
    return f"cydonia-{kind} 1\n{source}\n{shape}\nsha256 {checksum}\n{numbers}"
