"""Ray Data: an actor holds a worker.

    import ray, wayleave.ray
    rows = wayleave.ray.check(ray.data.read_parquet("inputs.parquet"), actors=8)
    rows.write_parquet("s3://bucket/reports")
"""

from .audit import Audit
from .rows import schema


class Actor:
    """What an actor keeps: its worker. Ray makes another one if it dies, and repeats its block."""

    def __init__(self, options):
        self.audit = Audit(**options)

    def __call__(self, table):
        import pyarrow

        columns = table.to_pydict()
        paths = columns["path"]
        identifiers = columns.get("id") or [None] * len(paths)
        months = columns.get("month") or [None] * len(paths)
        rows = [self.audit.row(*given) for given in zip(paths, identifiers, months)]
        return pyarrow.Table.from_pylist(rows, schema=schema())


def check(dataset, actors=2, batch_size=200, block_size=1000, **options):
    """The dataset of reports on a dataset with a column `path`, and maybe `id` and `month`.

    If an actor dies, the block on which it worked is checked again: at most `block_size` packages.
    """
    import ray.data

    blocks = dataset.repartition(target_num_rows_per_block=block_size)
    return blocks.map_batches(
        Actor, fn_constructor_args=(options,), batch_format="pyarrow", batch_size=batch_size,
        compute=ray.data.ActorPoolStrategy(size=actors))
