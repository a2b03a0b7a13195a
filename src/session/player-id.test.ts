import { afterEach, expect, test, vi } from "vitest";
import { playerIdOf } from "./encrypt.ts";

afterEach(() => vi.unstubAllGlobals());

test("a player has the same id at every log-in, and different players and sites have different ids", async () => {
  const id = await playerIdOf("70412", 889);
  expect(id).toMatch(/^[\da-f]{32}$/);
  expect(await playerIdOf("70412", 889)).toBe(id);
  expect(await playerIdOf("70413", 889)).not.toBe(id);
  expect(await playerIdOf("70412", 111)).not.toBe(id);
});

test("without Web Crypto it is random", async () => {
  vi.stubGlobal("crypto", { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const id = await playerIdOf("70412", 889);
  expect(id).toMatch(/^[\da-f]{32}$/);
  expect(await playerIdOf("70412", 889)).not.toBe(id);
});
