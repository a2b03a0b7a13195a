/**
 * Our schemas accept everything that the contract allows. The answers are drawn from docs/contract.md alone; all of
 * them are read, and only invalid rows are left out. A failure prints its seed and the smallest failing answer.
 */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { nameOf } from "../../../src/contract/declaration.ts";
import { parseAnswer } from "../../../src/contract/envelope.ts";
import { allCalls } from "../../../src/contract/registry.ts";
import { anyAnswerTo, drawnCalls } from "./answers.ts";
import { drawAnswer } from "./draw.ts";
import { createDrawing } from "./drawing.ts";

const asked = { limit: 20, offset: 0, InfType: "SSSinformation", sliderPlace: "sol", type: "casino" };

describe.each(drawnCalls)("%s", (name) => {
  const call = allCalls.find((declared) => nameOf(declared) === name);
  if (!call) throw new Error(`${name} is not declared`);

  it("is parsed as in the contract, row by row", () => {
    const read = fc.property(anyAnswerTo(name, asked), ({ answer, bad }) => {
      const parsed = parseAnswer(call, JSON.parse(JSON.stringify(answer)));
      if (parsed.kind !== "success") throw new Error(`${parsed.kind}: ${JSON.stringify(parsed)}`);
      const left = parsed.dropped.map(({ index, nested, issues }) => ({
        index,
        nested,
        why: issues[0]?.message,
        where: issues[0]?.path?.[0]?.key,
      }));
      expect(left).toEqual(bad.map((index) => expect.objectContaining({ index, nested: false })));
    });
    fc.assert(read);
  });
});

it("draws the same answer for the same seed", () => {
  for (const name of drawnCalls) expect(drawAnswer(7, name, { ...asked })).toEqual(drawAnswer(7, name, asked));
  const games = new Set(
    Array.from({ length: 20 }, (_, seed) => JSON.stringify(drawAnswer(seed, "casino/games_list", asked))),
  );
  expect(games.size).toBe(20);
});

it("counts the odd rows of an answer that is as usual until the next round but one", () => {
  const drawing = createDrawing();
  const name = "casino/games_list";
  drawing.answer({ name, data: asked });
  for (const expected of [true, true, false]) {
    expect(drawing.areBad(name, [1, 2, 3, 4])).toBe(expected);
    drawing.begin(7);
    drawing.answer({ name, data: asked });
  }
});
