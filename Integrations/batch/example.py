#!/usr/bin/env python3
"""Which versions of an SDK come with background location, by month.

    example.py INPUTS.parquet [--reports FOLDER] [--actors N]

INPUTS.parquet has a column `path`, and a column `month` such as 2026-11. The reports are written to
FOLDER as Parquet, and the answer is printed. Needs the wheel of wayleave, ray[data] and pandas.
"""

import argparse

import pandas
import ray

import wayleave.ray


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("inputs")
    parser.add_argument("--reports", default="reports")
    parser.add_argument("--actors", type=int, default=2)
    options = parser.parse_args()
    reports = wayleave.ray.check(ray.data.read_parquet(options.inputs), actors=options.actors)
    reports.write_parquet(options.reports)
    print(by_month(pandas.read_parquet(options.reports)).to_string(index=False))


def by_month(reports):
    """How many packages have a version of a library, and the share of them with background location."""
    rows = reports[reports["problem"].isna()].explode("libraries").dropna(subset=["libraries"])
    groups = rows.groupby(["libraries", "month"])["background_location"]
    table = groups.agg(packages="size", background="mean").reset_index()
    return table.sort_values(["background", "packages"], ascending=False)


if __name__ == "__main__":
    main()
