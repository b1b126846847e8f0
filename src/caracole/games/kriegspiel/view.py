"""Nothing is hidden in this game."""

from caracole.kernel.open import imagine, redact, reveals, seen

__all__ = ["imagine", "redact", "reveals", "seen"]
