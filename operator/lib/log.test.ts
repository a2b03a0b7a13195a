import { expect, it } from "vitest";
import { jsonLog } from "./log.ts";

it("a line of the log is one JSON object, whatever is in it", () => {
  const lines: string[] = [];
  const log = jsonLog((line) => void lines.push(line));
  log("The database broke a connection");
  log("Fault", { level: "error", incident: "1", path: "/a\nb", fault: "Error: x\n    at y" });
  expect(lines.join("")).not.toContain("\n");
  const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
  expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
    { time, level: "warn", message: "The database broke a connection" },
    { time, level: "error", message: "Fault", incident: "1", path: "/a\nb", fault: "Error: x\n    at y" },
  ]);
});
