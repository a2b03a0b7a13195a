import { expect, test } from "vitest";
import { faultsOf } from "./svg-faults.ts";

const root = (body: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1">${body}</svg>`;

test("a sound picture has no faults", () => {
  const gradient = '<defs><linearGradient id="a"><stop/></linearGradient></defs>';
  expect(faultsOf(root(`${gradient}<g><path d="M0 0" fill="url(#a)"/></g>`))).toEqual([]);
});

test.each([
  ["an unclosed group", "<g>"],
  ["crossed tags", "<g><defs></g></defs>"],
  ["a paint that is not there", '<path fill="url(#b)"/>'],
  ["an attribute twice", '<path d="M0" d="M1"/>'],
  ["an id twice", '<g id="a"/><g id="a"/>'],
  ["a system font", "<text/>"],
  ["a filter", '<filter id="f"/>'],
  ["a number that is none", '<path d="M NaN"/>'],
  ["loose text", "hello"],
])("finds %s", (_, body) => {
  expect(faultsOf(root(body))).not.toEqual([]);
});
