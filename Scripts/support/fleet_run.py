"""Checks the packages of a Parquet file through Ray or Spark, and prints how long the job took.

    fleet_run.py ray|spark INPUTS.parquet OUTPUT WAYLEAVE

The start of the engine and a first small job are not counted.
"""

import os
import sys
import time

ENGINE, INPUTS, OUTPUT, WAYLEAVE = sys.argv[1:]


def run_ray():
    import ray

    import wayleave.ray

    ray.init(num_cpus=3, include_dashboard=False, log_to_driver=False, logging_level="error")
    ray.data.DataContext.get_current().enable_progress_bars = False
    ray.data.range(10).map_batches(lambda batch: batch).take_all()
    start = time.monotonic()
    inputs = ray.data.read_parquet(INPUTS)
    wayleave.ray.check(inputs, actors=2, wayleave=WAYLEAVE).write_parquet(OUTPUT)
    return time.monotonic() - start


def run_spark():
    os.environ["PYSPARK_PYTHON"] = sys.executable
    from pyspark.sql import SparkSession

    import wayleave.spark

    spark = SparkSession.builder.master("local[2,4]").config("spark.ui.enabled", "false").config(
        "spark.sql.execution.arrow.maxRecordsPerBatch", "500").getOrCreate()
    spark.sparkContext.setLogLevel("ERROR")
    spark.range(10).mapInPandas(lambda batches: batches, "id long").collect()
    start = time.monotonic()
    inputs = spark.read.parquet(INPUTS)
    # A task that dies is repeated as a whole: some 1,000 packages.
    inputs = inputs.repartition(max(8, inputs.count() // 1000))
    wayleave.spark.check(inputs, wayleave=WAYLEAVE).write.parquet(OUTPUT)
    return time.monotonic() - start


print(f"seconds {run_ray() if ENGINE == 'ray' else run_spark():.2f}")
