import * as v from "valibot";
import type { DroppedItem } from "../src/contract/list.ts";

/** Why the front end drops a row, without the values in it: they may be a player's. */
export function problemOfRow({ index, nested, issues }: DroppedItem): string {
  const [issue] = issues;
  const where = `${nested ? "an inner list, " : ""}row ${index}`;
  if (!issue) return `${where} has the id of a row before it`;
  return `${where}: ${v.getDotPath(issue) ?? "the row"} ${expectation(issue)}`;
}

/** What a value should have been, and what kind of value it is. */
export function expectation({ expected, received, message }: v.BaseIssue<unknown>): string {
  if (received === "undefined") return "is missing";
  // Checks of our own only have a message.
  if (expected === "unknown" || expected === null) return `does not fit: ${message.split(":")[0]}`;
  const kind = received.startsWith('"') ? "a text" : received;
  return `is ${kind}, expected ${expected}`;
}
