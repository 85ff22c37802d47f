// node answer.mjs wayleave.wasm <QUESTIONS: answers questions, for the tests that compare.
//
// A question is a line of JSON, {"walk": "iOS 17.4", "seed": 1, "count": 100} or
// {"scenario": "…", "android": true}; its answer is a line too, a JSON string.

import { readFileSync } from "node:fs";
import { phones } from "../PageReports/Templates/phones.mjs";

const answering = await phones(readFileSync(process.argv[2]));
for (const line of readFileSync(0, "utf8").split("\n")) {
  if (line === "") continue;
  const question = JSON.parse(line);
  const answer =
    "walk" in question
      ? answering.walk(question.walk, question.seed, question.count)
      : answering.scenario(question.scenario, question.android);
  console.log(JSON.stringify(answer));
}
