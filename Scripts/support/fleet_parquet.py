"""Writes the reports of a folder as one Parquet file, sorted and without times, and prints its digest.

    fleet_parquet.py FOLDER FILE

The order of the rows, and what is in which file, is up to the engine; so is the time of a check.
"""

import hashlib
import sys

import pyarrow
import pyarrow.compute
import pyarrow.dataset
import pyarrow.parquet

FOLDER, FILE = sys.argv[1:]
# Spark writes nullable fields without metadata of pandas; Ray writes what its rows say.
COLUMNS = ["path", "id", "month", "exit", "problem", "message", "tool_version", "errors", "warnings",
           "rules", "permissions", "background_location", "declined", "libraries", "report"]


def large(field):
    """Many reports are more text than an array of `string` can hold."""
    if pyarrow.types.is_string(field.type):
        return pyarrow.field(field.name, pyarrow.large_string())
    if pyarrow.types.is_list(field.type):
        return pyarrow.field(field.name, pyarrow.list_(pyarrow.string()))
    return pyarrow.field(field.name, field.type)


def main():
    data = pyarrow.dataset.dataset(FOLDER, format="parquet")
    problems = data.to_table(columns=["problem"])["problem"].value_counts().to_pylist()
    table = data.to_table(columns=COLUMNS)
    table = table.cast(pyarrow.schema([large(field) for field in table.schema]))
    order = pyarrow.compute.sort_indices(table.select(["path"]), sort_keys=[("path", "ascending")])
    with pyarrow.parquet.ParquetWriter(FILE, table.schema.remove_metadata()) as writer:
        for start in range(0, len(order), 1000):
            writer.write_table(table.take(order[start:start + 1000]).replace_schema_metadata(None))
    with open(FILE, "rb") as file:
        digest = hashlib.file_digest(file, "sha256")
        print(f"{digest.hexdigest()} {file.tell()} bytes, {len(order)} rows, problems: "
              + (", ".join(f"{row['values']}: {row['counts']}" for row in problems if row["values"])
                 or "none"))


main()
