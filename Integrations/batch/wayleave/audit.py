"""Checks rows that name packages: what Ray's actors and Spark's tasks do."""

import os

from .packages import cut_down, libraries
from .rows import row
from .worker import Worker, WorkerDied


class Audit:
    """Holds a worker, and checks the packages that rows name.

    A row has a `path`, which is a path of this machine or an address of fsspec such as `s3://…`, and may
    have an `id` (else the path is the id) and a `month`.
    """

    def __init__(self, wayleave=None, code=True, storage_options=None, **limits):
        self.worker = Worker(wayleave, **limits)
        self.code = code
        self.storage_options = storage_options or {}

    def row(self, path, identifier=None, month=None):
        """The row of one package. What cannot be fetched is a row with a problem."""
        identifier = str(path if identifier is None else identifier)
        name = os.path.basename(str(path).rstrip("/")) or "package"
        try:
            data, found = self.fetched(str(path), name)
        except Exception as error:  # An object store fails in many ways, and none may end the task.
            return row(failed(identifier, "unreadable", f"{type(error).__name__}: {error}"), path, month)
        try:
            answer = self.worker.check(identifier, name=name, data=data)
        except WorkerDied as error:
            answer = failed(identifier, "no-worker", f"two processes ended over this input: {error}")
        return row(answer, path, month, found)

    def fetched(self, path, name):
        """The parts of a package that are read, and its libraries."""
        if "://" not in path:
            with open(path, "rb") as file:
                return self.parts(file, name)
        import fsspec

        with fsspec.open(path, "rb", **self.storage_options) as file:
            return self.parts(file, name)

    def parts(self, file, name):
        found = libraries(file)
        file.seek(0)
        return cut_down(file, name, self.code), found

    def close(self):
        self.worker.close()


def failed(identifier, code, message):
    return {"id": identifier, "exit": 2, "problem": {"code": code, "message": message},
            "milliseconds": 0}
