"""Single edits of a text, as the recipes of Scripts/mutate name them.

Each edit is an object with one leading member, or a list of such objects that belong together:

    {"remove": KEY}                   a key of an XML property list, with its value
    {"set": KEY, "to": XML}           the value of a key
    {"rename": KEY, "to": KEY}        the key alone
    {"add": KEY, "to": XML}           a key at the end of the outermost dictionary
    {"string": KEY, "to": TEXT}       the text of a key in a .strings file; null removes the entry
    {"replace": TEXT, "with": TEXT}   a text; "occurrence": N where it stands more than once
    {"after": TEXT, "insert": LINE}   a line below the first line that holds a text
    {"append": TEXT}                  lines at the end
"""

import re

VALUE = re.compile(
    r"\s*(?:<(?P<name>string|integer|real|date|data)>.*?</(?P=name)>"
    r"|<(?:true|false|string|array|dict)\s*/>|(?P<nest><(?P<kind>array|dict)>))", re.DOTALL)


class Failure(Exception):
    """The edit does not fit the text."""


def apply(edit, text):
    """The text after an edit; an edit that changes nothing fails."""
    if isinstance(edit, list):
        for part in edit:
            text = apply(part, text)
        return text
    for name, action in ACTIONS.items():
        if name in edit:
            changed = action(edit, text)
            if changed == text:
                raise Failure(f"the edit changes nothing: {edit}")
            return changed
    raise Failure(f"no such edit: {edit}")


def line(anchor, text):
    """The number of the first line that holds the anchor; None where the whole file is meant."""
    if anchor is None:
        return None
    for number, content in enumerate(text.splitlines(), 1):
        if anchor in content:
            return number
    raise Failure(f"no line holds {anchor!r}")


def _entry(key, text):
    """The ranges of a key's element and of its value."""
    element = f"<key>{key}</key>"
    if text.count(element) != 1:
        raise Failure(f"{element} stands {text.count(element)} times")
    start = text.index(element)
    end = start + len(element)
    value = VALUE.match(text, end)
    if value is None:
        raise Failure(f"no value follows {element}")
    stop = value.end()
    if value["nest"]:
        kind, depth = value["kind"], 1
        for tag in re.compile(rf"<{kind}\s*/>|<{kind}>|</{kind}>").finditer(text, stop):
            depth += {f"<{kind}>": 1, f"</{kind}>": -1}.get(tag[0], 0)
            if depth == 0:
                stop = tag.end()
                break
    return start, end, stop


def _remove(edit, text):
    start, _, stop = _entry(edit["remove"], text)
    begin = text.rfind("\n", 0, start) + 1
    return text[:begin] + text[stop:].removeprefix("\r").removeprefix("\n")


def _set(edit, text):
    _, end, stop = _entry(edit["set"], text)
    gap = re.match(r"\s*", text[end:stop])[0]
    return text[:end] + gap + edit["to"] + text[stop:]


def _rename(edit, text):
    start, end, _ = _entry(edit["rename"], text)
    return text[:start] + f"<key>{edit['to']}</key>" + text[end:]


def _add(edit, text):
    end = re.search(r"</dict>\s*</plist>\s*$", text)
    if end is None:
        raise Failure("the text does not end as a property list")
    entry = f"\t<key>{edit['add']}</key>\n\t{edit['to']}\n"
    return text[:end.start()] + entry + text[end.start():]


def _string(edit, text):
    key = re.escape(edit["string"])
    entry = re.compile(rf'^(?P<key>"?{key}"?\s*=\s*)"(?:[^"\\]|\\.)*"\s*;[^\n]*\n?', re.MULTILINE)
    if len(entry.findall(text)) != 1:
        raise Failure(f"{edit['string']} stands {len(entry.findall(text))} times")
    if edit["to"] is None:
        return entry.sub("", text)
    return entry.sub(lambda match: f'{match["key"]}"{edit["to"]}";\n', text)


def _replace(edit, text):
    parts = text.split(edit["replace"])
    place = edit.get("occurrence", 1)
    if len(parts) - 1 < place or (len(parts) > 2 and "occurrence" not in edit):
        raise Failure(f"{edit['replace']!r} stands {len(parts) - 1} times")
    return (edit["replace"].join(parts[:place]) + edit["with"]
            + edit["replace"].join(parts[place:]))


def _after(edit, text):
    lines = text.splitlines(keepends=True)
    place = line(edit["after"], text)
    return "".join(lines[:place] + [edit["insert"] + "\n"] + lines[place:])


def _append(edit, text):
    return text + ("" if text.endswith("\n") else "\n") + edit["append"] + "\n"


ACTIONS = {"remove": _remove, "set": _set, "rename": _rename, "add": _add, "string": _string,
           "replace": _replace, "after": _after, "append": _append}
