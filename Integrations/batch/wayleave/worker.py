"""A process of `wayleave check --batch` that is kept open."""

import contextlib
import json
import shutil
import subprocess


class WorkerDied(Exception):
    """The process ended before it answered."""


class Worker:
    """Checks one package after the other with one process.

    The tool itself isolates the inputs: one that crashes or takes too long is answered with a problem. If
    the whole process is killed, the request that was open is sent once more to a new one, so that no
    input is lost and none is answered twice.
    """

    def __init__(self, wayleave=None, *arguments, time_limit=60, memory_limit=1024):
        program = wayleave or shutil.which("wayleave")
        if program is None:
            raise FileNotFoundError("wayleave is not on PATH; install its wheel, or name the program")
        self.command = [
            str(program), "check", "--batch", "--jobs", "1", "--time-limit", str(time_limit),
            "--memory-limit", str(memory_limit), *arguments]
        self.process = None

    def check(self, identifier, path=None, name=None, data=None):
        """The answer to one request: the package at a path, or the bytes of one."""
        if data is None:
            request, data = {"id": identifier, "path": str(path)}, b""
        else:
            request = {"id": identifier, "name": name, "bytes": len(data)}
        line = json.dumps(request).encode() + b"\n"
        for attempt in (1, 2):
            try:
                return self._exchange(line, data)
            except WorkerDied:
                self.close()
                if attempt == 2:
                    raise

    def _exchange(self, line, data):
        process = self._started()
        try:
            process.stdin.write(line)
            process.stdin.write(data)
            process.stdin.flush()
            answer = process.stdout.readline()
        except OSError as error:
            raise WorkerDied(str(error)) from error
        if not answer.endswith(b"\n"):
            raise WorkerDied("the process ended without an answer")
        return json.loads(answer)

    def _started(self):
        if self.process is None:
            self.process = subprocess.Popen(
                self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
            opening = self.process.stdout.readline()
            if not opening.endswith(b"\n"):
                raise WorkerDied("the process did not start")
            version = json.loads(opening)["version"]
            if version != 1:
                raise RuntimeError(f"the answers have form {version}; this package reads form 1")
        return self.process

    def close(self):
        """Ends the process."""
        process, self.process = self.process, None
        if process is not None:
            process.kill()
            # What a process that died did not take is flushed once more.
            with contextlib.suppress(OSError):
                process.stdin.close()
            process.stdout.close()
            process.wait()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def __del__(self):
        try:
            self.close()
        except Exception:  # At the end of Python nothing is left to report to.
            pass
