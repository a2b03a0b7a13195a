import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { junit } from "node:test/reporters";
import type { TestEvent } from "node:test/reporters";
import { areas, type Result } from "../check.ts";
import { byArea, type Report } from "../summary.ts";

/** The run as JUnit XML, which build servers show. Node's own reporter writes it; an area is a suite. */
export function junitReport(report: Report): Promise<string> {
  return text(Readable.from(junit(eventsOf(report))));
}

async function* eventsOf({ results }: Report): AsyncGenerator<TestEvent, void> {
  for (const [area, found] of byArea(results)) {
    yield event("test:start", areas[area], 0);
    for (const result of found) yield* eventsOfCheck(result);
    const duration_ms = found.reduce((sum, { ms }) => sum + ms, 0);
    yield event("test:pass", areas[area], 0, { details: { duration_ms, type: "suite" } });
  }
}

function* eventsOfCheck({ check, status, came = "", ms }: Result): Generator<TestEvent, void> {
  const details = { duration_ms: ms };
  yield event("test:start", check.id, 1);
  if (status === "failed") {
    const error = new Error(came);
    error.stack = `${check.title}\nexpected: ${check.expected}\ncame: ${came}\nadvice: ${check.advice}\ndocs/contract.md${check.contract}`;
    yield event("test:fail", check.id, 1, { details: { ...details, error } });
    return;
  }
  const isSkipped = status !== "passed" && status !== "warning";
  yield event("test:pass", check.id, 1, { details, ...(isSkipped && { skip: `${status}: ${came}` }) });
}

/** Node's types ask for more of an event than the reporter reads. */
function event(
  type: "test:start" | "test:pass" | "test:fail",
  name: string,
  nesting: number,
  more: object = {},
): TestEvent {
  return { type, data: { name, nesting, ...more } } as unknown as TestEvent;
}
