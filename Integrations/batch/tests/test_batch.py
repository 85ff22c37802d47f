"""Runs the package on the seeds of the fuzzers. Needs `wayleave` in WAYLEAVE or on PATH.

    WAYLEAVE=.build/debug/wayleave PYTHONPATH=Integrations/batch python3 Integrations/batch/tests/test_batch.py

The tests of Ray and Spark run if ray and pyspark are installed, and are skipped otherwise.
"""

import importlib.util
import io
import json
import os
import pathlib
import signal
import subprocess
import sys
import tempfile
import unittest
import zipfile

import wayleave
from wayleave.audit import Audit

ROOT = pathlib.Path(__file__).resolve().parents[3]
SEEDS = sorted((ROOT / "Fuzz/Seeds/FuzzPackages").iterdir())
TOOL = os.environ.get("WAYLEAVE", "wayleave")


def has(module):
    return importlib.util.find_spec(module) is not None


def untimed(row):
    return {name: value for name, value in row.items() if name != "milliseconds"}


class WorkerTests(unittest.TestCase):
    def test_bytes_give_the_report_that_the_command_prints(self):
        with wayleave.Worker(TOOL) as worker:
            for seed in SEEDS:
                answer = worker.check(seed.name, name=seed.name, data=seed.read_bytes())
                ended = subprocess.run(
                    [TOOL, "check", seed.name, "--no-config", "--format", "json"],
                    cwd=seed.parent, capture_output=True)
                self.assertEqual(answer["report"], json.loads(ended.stdout))
                self.assertEqual(answer["exit"], ended.returncode)

    def test_a_worker_that_is_killed_costs_no_answer(self):
        with wayleave.Worker(TOOL) as worker:
            worker.check("a", path=SEEDS[0])
            os.kill(worker.process.pid, signal.SIGKILL)
            self.assertEqual(worker.check("b", path=SEEDS[0])["id"], "b")

    def test_nor_does_one_that_is_killed_before_it_has_taken_all_bytes(self):
        with wayleave.Worker(TOOL) as worker:
            data = SEEDS[0].read_bytes()
            before = worker.check("a", name="a.apk", data=data)["report"]
            os.kill(worker.process.pid, signal.SIGKILL)
            worker.process.wait()
            # More than a pipe holds: a part of it is still to be flushed when the process is let go.
            worker.check("b", name="b.apk", data=data + bytes(1 << 20))
            self.assertEqual(worker.check("a", name="a.apk", data=data)["report"], before)

    def test_what_is_not_a_package_is_answered(self):
        with wayleave.Worker(TOOL) as worker:
            for data in (b"", b"no package", SEEDS[0].read_bytes()[:-30]):
                self.assertEqual(worker.check("x", name="x.apk", data=data)["exit"], 2)


class CutTests(unittest.TestCase):
    def test_a_package_cut_down_gives_the_same_row(self):
        audit = Audit(TOOL)
        for seed in SEEDS:
            whole = audit.worker.check(seed.name, name=seed.name, data=seed.read_bytes())
            with seed.open("rb") as file:
                short = wayleave.cut_down(file, seed.name)
            cut = audit.worker.check(seed.name, name=seed.name, data=short)
            self.assertEqual(untimed(cut), untimed(whole))
        audit.close()

    def test_only_the_entries_that_are_read_remain(self):
        packed = io.BytesIO()
        with zipfile.ZipFile(packed, "w") as archive:
            for name in ("AndroidManifest.xml", "classes2.dex", "lib/arm64/libx.so", "res/a.png"):
                archive.writestr(name, b"0123456789")
        with zipfile.ZipFile(io.BytesIO(wayleave.cut_down(packed, "x.apk"))) as short:
            self.assertEqual(
                {entry.filename: entry.file_size for entry in short.infolist()},
                {"AndroidManifest.xml": 10, "classes2.dex": 10, "lib/arm64/libx.so": 0})

    def test_versions_of_libraries_are_those_that_the_build_wrote_down(self):
        packed = io.BytesIO()
        with zipfile.ZipFile(packed, "w") as archive:
            archive.writestr("META-INF/androidx.core_core.version", "1.9.0\n")
            archive.writestr(
                "play-services-location.properties",
                "version=21.0.1\nclient=play-services-location\n")
        self.assertEqual(
            wayleave.libraries(packed),
            {"androidx.core:core": "1.9.0", "play-services-location": "21.0.1"})


class EngineTests(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)
        odd = pathlib.Path(self.folder.name) / "odd.apk"
        odd.write_bytes(b"no package")
        paths = [str(path) for path in SEEDS] + [str(odd), "/nowhere/missing.apk"]
        self.inputs = [{"path": path, "month": "2026-11"} for path in paths]
        audit = Audit(TOOL)
        self.expected = [untimed(audit.row(row["path"], None, row["month"])) for row in self.inputs]
        audit.close()
        self.assertEqual([row["exit"] for row in self.expected[-2:]], [2, 2])
        self.assertEqual(self.expected[-1]["problem"], "unreadable")

    def read(self, folder):
        import pyarrow.dataset

        table = pyarrow.dataset.dataset(folder, format="parquet").to_table()
        self.assertEqual(table.schema.names, [name for name, _ in wayleave.COLUMNS])
        order = {row["path"]: place for place, row in enumerate(self.inputs)}
        return [untimed(row) for row in sorted(table.to_pylist(), key=lambda r: order[r["path"]])]

    @unittest.skipUnless(has("ray"), "ray is not installed")
    def test_ray_writes_one_row_for_each_package(self):
        import ray

        import wayleave.ray as fleet

        ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False, logging_level="error")
        try:
            rows = fleet.check(
                ray.data.from_items(self.inputs), actors=1, batch_size=2, wayleave=TOOL)
            rows.write_parquet(self.folder.name + "/ray")
        finally:
            ray.shutdown()
        self.assertEqual(self.read(self.folder.name + "/ray"), self.expected)

    @unittest.skipUnless(has("pyspark"), "pyspark is not installed")
    def test_spark_writes_one_row_for_each_package(self):
        os.environ["PYSPARK_PYTHON"] = sys.executable
        import pandas
        import pyspark.sql

        import wayleave.spark as fleet

        spark = pyspark.sql.SparkSession.builder.master("local[2]").config(
            "spark.ui.enabled", "false").getOrCreate()
        try:
            frame = spark.createDataFrame(pandas.DataFrame(self.inputs)).repartition(2)
            fleet.check(frame, wayleave=TOOL).write.parquet(self.folder.name + "/spark")
        finally:
            spark.stop()
        self.assertEqual(self.read(self.folder.name + "/spark"), self.expected)


if __name__ == "__main__":
    unittest.main()
