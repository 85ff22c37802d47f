"""The tool as the scripts run it."""

import json
import pathlib
import subprocess

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent


class Failure(Exception):
    """The tool ended in a way that is no verdict."""


def executable(given=None, configuration="debug"):
    """The path of the tool: the one given, or one that is built first."""
    if given is not None:
        return pathlib.Path(given).resolve()
    build = ["swift", "build", "--configuration", configuration, "--product", "wayleave"]
    if configuration == "release":
        # As the README tells people to build it.
        build.append("--static-swift-stdlib")
    subprocess.run(build + ["--quiet"], cwd=ROOT, check=True)
    shown = subprocess.run(build + ["--show-bin-path"], cwd=ROOT, check=True, capture_output=True)
    return pathlib.Path(shown.stdout.decode().strip()) / "wayleave"


def report(wayleave, tree, needs=()):
    """What `check --format json` says of a tree; exit code 2 says that nothing could be judged."""
    command = [str(wayleave), "check", "--format", "json", "."]
    command += [word for need in needs for word in ("--needs", need)]
    ended = subprocess.run(command, cwd=tree, capture_output=True, timeout=300)
    if ended.returncode not in (0, 1, 2):
        tail = ended.stderr.decode(errors="replace").strip().splitlines()[-1:]
        raise Failure(f"the check ended with {ended.returncode}: {' '.join(tail)}")
    try:
        return json.loads(ended.stdout)
    except ValueError as error:
        raise Failure(f"the report is no JSON: {error}") from error
