"""Wayleave for many packages: a worker, and Ray Data and Spark on top of it.

`wayleave.ray` and `wayleave.spark` import their engine only when they are used.
"""

from .packages import cut_down, libraries
from .rows import COLUMNS, row, schema
from .worker import Worker

__all__ = ["COLUMNS", "Worker", "cut_down", "libraries", "row", "schema"]
