import * as v from "valibot";
import { expect, it } from "vitest";
import { declareCall, nameOf } from "../../src/contract/declaration.ts";
import { example } from "../../src/testing/examples/example.ts";
import { allCalls } from "../../src/contract/registry.ts";
import { id, noData } from "../../src/contract/values.ts";
import { callSection } from "./call-section.ts";
import { contractPage } from "./page.ts";

const page = await contractPage();

const blocks = [...page.matchAll(/```json\n(.*?)\n```/gs)].map(([, json]) => json ?? "");

it.each(allCalls.map(nameOf))("has a section for %s", (name) => {
  expect(page.split(`\n#### ${name}\n`)).toHaveLength(2);
});

it("has examples that are JSON", () => {
  expect(blocks.length).toBeGreaterThan(2 * allCalls.length);
  for (const block of blocks) expect(() => JSON.parse(block) as unknown).not.toThrow();
});

it("fills every placeholder of the frame", () => {
  expect(page).not.toMatch(/\{\{|\}\}\n/);
  expect(page).not.toContain("undefined");
});

const call = declareCall({
  class: "demo",
  method: "get",
  access: "player",
  cache: "never",
  effect: "write",
  idempotent: true,
  extension: "push",
  request: noData,
  answer: v.object({ id }),
});

it("shows who may send a call, its effect and what is stored", () => {
  const section = callSection(example(call, { about: "A demo.", request: {}, answer: { id: 1 } }));
  expect(section).toContain("- Extension: `push`");
  expect(section).toContain("- Who: A signed-in player; sent with `user`.");
  expect(section).toContain("- Kind: write; once for each intent of the player.");
  expect(section).toContain("- Idempotency: takes an `Idempotency-Key`.");
  expect(section).toContain("- Stored: No.");
});

it("refuses a note on a field that no schema has", () => {
  const noted = example(call, { about: "", request: {}, answer: { id: 1 }, notes: { nmae: "a typo" } });
  expect(() => callSection(noted)).toThrow("demo/get: notes on unknown fields: nmae");
});
