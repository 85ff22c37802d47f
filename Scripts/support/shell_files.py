"""What a shell and `man` read of the tool, by the path in the folder `share` of an installation."""

import json
import os
import subprocess

from . import manual

COMPLETIONS = {
    "bash": "bash-completion/completions/wayleave",
    "fish": "fish/vendor_completions.d/wayleave.fish",
    "zsh": "zsh/site-functions/_wayleave",
}


class Failure(Exception):
    """Why the tool did not say what it offers."""


def files(tool, date=""):
    """The texts of the files, by path; `date` is that of the manual pages."""
    version = said(tool, "--version").partition("\n")[0]
    found = {path: said(tool, "--generate-completion-script", shell)
             for shell, path in COMPLETIONS.items()}
    command = json.loads(said(tool, "--experimental-dump-help"))["command"]
    pages = manual.pages(command, version, date)
    return found | {f"man/man1/{name}": text for name, text in sorted(pages.items())}


def said(tool, *words):
    ended = subprocess.run(
        [os.path.abspath(tool), *words], capture_output=True, text=True,
        env={**os.environ, "NO_COLOR": "1"})
    if ended.returncode:
        raise Failure(f"{tool} {' '.join(words)} ended with {ended.returncode}: "
                      f"{ended.stderr.strip()[-300:]}")
    return ended.stdout
