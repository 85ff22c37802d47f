"""Manual pages, written from what the tool says of its commands."""

import re

SECTION = re.compile(r"[A-Z][A-Z ]+")


def pages(command, version, date, path=()):
    """The pages of a command and of those below it, by file name.

    `command` is the command of `wayleave --experimental-dump-help`.
    """
    path = (*path, command["commandName"])
    below = [sub for sub in command.get("subcommands", []) if sub["commandName"] != "help"]
    texts = {"-".join(path) + ".1": page(command, below, version, date, path)}
    for sub in below:
        texts |= pages(sub, version, date, path)
    return texts


def page(command, below, version, date, path):
    name = "-".join(path)
    lines = [
        f'.TH "{name.upper()}" "1" "{date}" "wayleave {version}" "Wayleave"',
        # Lines are neither stretched nor hyphenated: commands and keys stay whole.
        ".ad l", ".nh",
        ".SH NAME", f"{escaped(name)} \\- {escaped(command['abstract'].rstrip('.'))}",
        ".SH SYNOPSIS", *synopsis(command, below, path)]
    sections = discussion(command.get("discussion", ""))
    lines += [".SH DESCRIPTION", *paragraphs([command["abstract"]])]
    lines += sections.pop("", [])
    arguments = [row for row in command.get("arguments", []) if row["shouldDisplay"]]
    positional = [row for row in arguments if row["kind"] == "positional"]
    options = [row for row in arguments if row["kind"] != "positional"]
    for title, rows in [("ARGUMENTS", positional), ("OPTIONS", options)]:
        if rows:
            lines += [f".SH {title}", *(line for row in rows for line in entry(row))]
    if below:
        lines.append(".SH COMMANDS")
        for sub in below:
            lines += [".TP", f"\\fB{escaped(' '.join([*path, sub['commandName']]))}\\fR",
                      escaped(sub["abstract"])]
    for title, body in sections.items():
        lines += [f".SH {title}", *body]
    others = [[*path[:-1]]] if len(path) > 1 else []
    others += [[*path, sub["commandName"]] for sub in below]
    if others:
        lines += [".SH SEE ALSO", ", ".join(f"\\fB{escaped('-'.join(other))}\\fR(1)"
                                            for other in others)]
    return "\n".join(lines) + "\n"


def synopsis(command, below, path):
    words = [f"\\fB{escaped(' '.join(path))}\\fR"]
    if below:
        return [words[0] + " \\fIcommand\\fR"]
    shown = [row for row in command.get("arguments", []) if row["shouldDisplay"]]
    if any(row["kind"] != "positional" for row in shown):
        words.append("[\\fIoptions\\fR]")
    for row in shown:
        if row["kind"] == "positional":
            word = f"\\fI{escaped(row.get('valueName', 'value'))}\\fR"
            word += " ..." if row.get("isRepeating") else ""
            words.append(f"[{word}]" if row.get("isOptional") else word)
    return [" ".join(words)]


def entry(row):
    """An argument or an option with what it does."""
    value = row.get("valueName", "")
    if row["kind"] == "positional":
        head = f"\\fI{escaped(value)}\\fR"
    else:
        names = [("-" if name["kind"] == "short" else "--") + name["name"]
                 for name in row["names"]]
        names.sort(key=len)
        head = ", ".join(f"\\fB{escaped(name)}\\fR" for name in names)
        if row["kind"] == "option":
            head += f" \\fI{escaped(value)}\\fR"
    text = row.get("abstract", "").strip()
    values = row.get("allValues") or row.get("allValueStrings")
    if values:
        text += f" One of {', '.join(values)}."
    if row.get("defaultValue"):
        text += f" (default: {row['defaultValue']})"
    lines = [".TP", head, escaped(text)]
    if row.get("discussion"):
        lines += [".br", escaped(" ".join(row["discussion"].split()))]
    return lines


def discussion(text):
    """The parts of a discussion, by their title in capitals; what comes first has none."""
    parts = {"": []}
    title = ""
    for line in text.split("\n"):
        if SECTION.fullmatch(line):
            title = line
            parts[title] = []
        else:
            parts[title].append(line)
    return {title: paragraphs(lines) for title, lines in parts.items() if any(lines)}


def paragraphs(lines):
    """Text that is filled, and lines that are indented as they are."""
    found, words = [], []

    def flush():
        if words:
            found.extend([".PP", escaped(" ".join(words))])
            words.clear()

    kept = False
    for line in lines:
        if line.startswith("  "):
            flush()
            if not kept:
                found += [".PP", ".nf"]
            kept = True
            found.append(escaped(line))
            continue
        if kept:
            found.append(".fi")
            kept = False
        if line.strip():
            words.append(line.strip())
        else:
            flush()
    flush()
    if kept:
        found.append(".fi")
    return found


def escaped(text):
    """Text that roff does not read as its own."""
    text = text.replace("\\", "\\e").replace("-", "\\-").replace("`", "\\(ga")
    text = text.replace("'", "\\(aq").replace("“", "\\(lq").replace("”", "\\(rq")
    return "\\&" + text if text.startswith((".", " ")) else text
