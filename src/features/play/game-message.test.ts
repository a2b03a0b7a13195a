import { describe, expect, test } from "vitest";
import { readGameMessage } from "./game-message.ts";

const source = {} as MessageEventSource;
const game = { origin: "https://games.example", source };
const read = (data: unknown, from: Partial<typeof game> = {}) => readGameMessage({ ...game, ...from, data }, game);

describe("a game's message", () => {
  test.each(["ready", "busy", "idle", "balance", "deposit", "close"])("game:%s is understood", (what) => {
    expect(read({ type: `game:${what}` })).toEqual({ type: `game:${what}` });
  });

  test("game:error has its text, cut to a maximum length", () => {
    expect(read({ type: "game:error", message: " Masa kapandı " })).toEqual({
      type: "game:error",
      message: "Masa kapandı",
    });
    expect(read({ type: "game:error", message: "a".repeat(5000) })).toMatchObject({ message: "a".repeat(200) });
  });

  test("additional fields are not passed on", () => {
    expect(read({ type: "game:close", url: "https://evil.example" })).toEqual({ type: "game:close" });
  });

  test.each([
    null,
    undefined,
    "game:close",
    JSON.stringify({ type: "game:close" }),
    ["game:close"],
    {},
    { type: "game:CLOSE" },
    { type: "site:pause" },
    { type: ["game:close"] },
    { type: "game:error" },
    { type: "game:error", message: { toString: "x" } },
  ])("%j is none", (data) => {
    expect(read(data)).toBeUndefined();
  });
});

describe("is accepted only from the game's window and origin", () => {
  const data = { type: "game:close" };

  test("not from the right origin in another window", () => {
    expect(read(data, { source: {} as MessageEventSource })).toBeUndefined();
  });

  test.each(["https://games.example.evil.example", "http://games.example", "https://games.example:8443", "null", ""])(
    "not from the right window at %j",
    (origin) => {
      expect(read(data, { origin })).toBeUndefined();
    },
  );

  test("not without a window", () => {
    expect(readGameMessage({ origin: game.origin, source: null, data }, { ...game, source: null })).toBeUndefined();
  });
});
