"""The answers as rows of a table, with the same columns in Ray, Spark and Parquet."""

import json

# Each column with its type in Arrow; Documentation/Fleets.md describes them.
COLUMNS = [
    ("id", "string"),
    ("path", "string"),
    ("month", "string"),
    ("exit", "int32"),
    ("problem", "string"),
    ("message", "string"),
    ("tool_version", "string"),
    ("errors", "int32"),
    ("warnings", "int32"),
    ("rules", "list<string>"),
    ("permissions", "list<string>"),
    ("background_location", "bool"),
    ("declined", "int32"),
    ("libraries", "list<string>"),
    ("report", "string"),
    ("milliseconds", "int64"),
]


def row(answer, path, month=None, libraries=None):
    """One answer as a row. `report` is the whole document as JSON."""
    report = answer.get("report") or {}
    summary = report.get("summary") or {}
    problem = answer.get("problem") or {}
    declarations = answer.get("declarations") or []
    permissions = sorted({item["name"] for item in declarations if item["kind"] == "permission"})
    modes = {item["name"] for item in declarations if item["kind"] == "background mode"}
    return {
        "id": str(answer["id"]),
        "path": str(path),
        "month": month,
        "exit": answer["exit"],
        "problem": problem.get("code"),
        "message": problem.get("message"),
        "tool_version": (report.get("tool") or {}).get("version"),
        "errors": summary.get("errors"),
        "warnings": summary.get("warnings"),
        "rules": sorted({finding["rule"] for finding in report.get("findings", [])}),
        "permissions": permissions,
        "background_location":
            "ACCESS_BACKGROUND_LOCATION" in permissions or "location" in modes,
        "declined": len(answer.get("declined") or []),
        "libraries": [f"{name}@{version}" for name, version in sorted((libraries or {}).items())],
        "report": json.dumps(report, separators=(",", ":"), ensure_ascii=False) if report else None,
        "milliseconds": answer["milliseconds"],
    }


def schema():
    """The columns as a schema of Arrow."""
    import pyarrow

    types = {
        "string": pyarrow.string(), "int32": pyarrow.int32(), "int64": pyarrow.int64(),
        "bool": pyarrow.bool_(), "list<string>": pyarrow.list_(pyarrow.string())}
    return pyarrow.schema([(name, types[kind]) for name, kind in COLUMNS])


def spark_schema():
    """The columns as a schema of Spark, in its own words."""
    words = {"string": "string", "int32": "int", "int64": "bigint", "bool": "boolean",
             "list<string>": "array<string>"}
    return ", ".join(f"`{name}` {words[kind]}" for name, kind in COLUMNS)
