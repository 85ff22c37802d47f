"""Spark: a worker is held over the iterator of a task.

    import wayleave.spark
    rows = wayleave.spark.check(spark.read.parquet("inputs.parquet"))
    rows.write.parquet("s3a://bucket/reports")

Set `PYSPARK_PYTHON` to the Python that has this package: otherwise the tasks take the system's.
"""

from .audit import Audit
from .rows import COLUMNS, spark_schema


def check(frame, **options):
    """The frame of reports on a frame with a column `path`, and maybe `id` and `month`."""

    def checked(batches):
        import pandas

        audit = Audit(**options)
        try:
            for batch in batches:
                count = len(batch)
                identifiers = batch["id"] if "id" in batch else [None] * count
                months = batch["month"] if "month" in batch else [None] * count
                rows = [audit.row(*given) for given in zip(batch["path"], identifiers, months)]
                names = [name for name, _ in COLUMNS]
                yield pandas.DataFrame(rows, columns=names).astype(
                    {"errors": "Int32", "warnings": "Int32"})
        finally:
            audit.close()

    return frame.mapInPandas(checked, spark_schema())
