import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { type AnyCall, nameOf } from "../../src/contract/declaration.ts";
import { allCalls } from "../../src/contract/registry.ts";
import { hasSample } from "../samples.ts";
import { allChecks } from "./all.ts";
import { reads } from "./reads.ts";

const calls: readonly AnyCall[] = allCalls;

test("each check has an id of its own, and explains itself", () => {
  expect(new Set(allChecks.map(({ id }) => id)).size).toBe(allChecks.length);
  for (const { id, title, expected, advice } of allChecks) {
    expect(
      [title, expected, advice].every((text) => text.length > 5),
      id,
    ).toBe(true);
  }
});

test("what explains a check is a check", () => {
  const ids = new Set(allChecks.map(({ id }) => id));
  expect(allChecks.flatMap(({ after = [] }) => after).filter((id) => !ids.has(id))).toEqual([]);
});

test("each check names a section of the contract", async () => {
  const page = await readFile(join(import.meta.dirname, "../../docs/contract.md"), "utf8");
  const sections = new Set(
    [...page.matchAll(/^#+ (.*)$/gm)].map(
      ([, heading = ""]) =>
        `#${heading
          .toLowerCase()
          .replace(/[^\p{L}\p{N} _-]/gu, "")
          .replaceAll(" ", "-")}`,
    ),
  );
  expect(allChecks.map(({ contract }) => contract).filter((section) => !sections.has(section))).toEqual([]);
});

test("there are at least 250", () => {
  expect(allChecks.length).toBeGreaterThanOrEqual(250);
});

test("checks each read of the contract, and sends each call of a player as nobody", () => {
  const ids = new Set(allChecks.map(({ id }) => id));
  expect(reads.map(nameOf).filter((name) => !ids.has(`schema ${name}`))).toEqual([]);
  const players = calls.filter(({ access }) => access === "player");
  expect(players.map(nameOf).filter((name) => !ids.has(`nobody ${name}`))).toEqual([]);
  expect([...reads, ...players].filter((call) => !hasSample(call)).map(nameOf)).toEqual([]);
});
