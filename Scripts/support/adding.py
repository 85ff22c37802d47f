"""What the scripts that add a rule, a fact or a release have in common."""

import re
import sys

from .tool import ROOT

MARK = "FILL IN"


class Refusal(Exception):
    """Why nothing was written."""


class Change:
    """Files to write, all of them or none."""

    def __init__(self):
        self.texts = {}

    def text(self, path):
        if path not in self.texts:
            self.texts[path] = (ROOT / path).read_text()
        return self.texts[path]

    def create(self, path, text):
        if (ROOT / path).exists():
            raise Refusal(f"{path} is already there")
        self.texts[path] = text

    def replace(self, path, old, new):
        text = self.text(path)
        if text.count(old) != 1:
            raise Refusal(f"{path} has {text.count(old)} times: {old.strip()}")
        self.texts[path] = text.replace(old, new)

    def insert_sorted(self, path, pattern, line, key):
        """Puts a line among those that match, in the order of the keys that the first group names."""
        lines = self.text(path).split("\n")
        matches = [(number, re.match(pattern, text)) for number, text in enumerate(lines)]
        places = [(number, match[1]) for number, match in matches if match]
        if not places:
            raise Refusal(f"{path} has no line such as {line.strip()}")
        after = [number for number, name in places if name.lower() > key.lower()]
        lines.insert(after[0] if after else places[-1][0] + 1, line)
        self.texts[path] = "\n".join(lines)

    def write(self, steps):
        """Writes everything, and says what is left to a person."""
        for path, text in self.texts.items():
            (ROOT / path).parent.mkdir(parents=True, exist_ok=True)
            (ROOT / path).write_text(text)
        for path, text in self.texts.items():
            places = [number for number, line in enumerate(text.split("\n"), 1) if MARK in line]
            print(f"wrote {path}" + (f", fill in line {', '.join(map(str, places))}" if places else ""))
        print("next:")
        for number, step in enumerate(steps, 1):
            print(f"  {number}. {step}")


def run(action, script):
    try:
        action()
    except Refusal as refusal:
        sys.exit(f"Scripts/{script}: nothing was written: {refusal}")
