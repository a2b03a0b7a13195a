import { webcrypto } from "node:crypto";
import { describe, expect, it } from "vitest";
import { blockMessage, drawsOfBlock } from "./maths/draw.ts";
import { crashPoint } from "./maths/crash.ts";
import { spinWheel } from "./maths/roulette.ts";
import { spin } from "./maths/slot.ts";
import { seededDraw, seedHash } from "./seeded-draw.ts";

const seed = { serverSeed: "çini", clientSeed: "lale", nonce: 7 };
const numbers = (count: number, of = seed) => {
  const draw = seededDraw(of);
  return Array.from({ length: count }, draw);
};

describe("the numbers of a round", () => {
  it("depend only on the seeds and the number", () => {
    expect(numbers(9)).toEqual(numbers(9));
    for (const other of [{ serverSeed: "x" }, { clientSeed: "x" }, { nonce: 8 }]) {
      expect(numbers(9, { ...seed, ...other })).not.toEqual(numbers(9));
    }
  });

  it("can be drawn again in a browser, with the web's own HMAC", async () => {
    const bytes = (text: string) => new TextEncoder().encode(text);
    const algorithm = { name: "HMAC", hash: "SHA-256" };
    const key = await webcrypto.subtle.importKey("raw", bytes(seed.serverSeed), algorithm, false, ["sign"]);
    const drawn = await Promise.all(
      [0, 1].map((block) => webcrypto.subtle.sign("HMAC", key, bytes(blockMessage("lale", 7, block)))),
    );
    expect(drawn.flatMap((block) => drawsOfBlock(new Uint8Array(block)))).toEqual(numbers(8));
  });

  it("are evenly distributed from 0 up to 1", () => {
    const drawn = numbers(20_000);
    for (let tenth = 0; tenth < 10; tenth += 1) {
      const { length } = drawn.filter((number) => Math.floor(number * 10) === tenth);
      expect(Math.abs(length - 2_000)).toBeLessThan(150);
    }
    expect(drawn.every((number) => number >= 0 && number < 1)).toBe(true);
  });
});

describe("a known pair of seeds", () => {
  it("gives known outcomes, so that old rounds can be verified with every release", () => {
    expect(seedHash("çini")).toBe("dfc5a610278a54bbc04dc44c49502b11a44186893e11194e4d1a962258817956");
    const draw = () => seededDraw({ ...seed, nonce: 8 });
    expect(spin(draw())).toEqual({
      stops: [9, 0, 22, 2, 18],
      wins: [{ line: 6, symbol: "C", count: 5, pays: 100 }],
      tenths: 100,
    });
    expect(crashPoint(draw())).toBe(141);
    expect(spinWheel(draw())).toBe(11);
  });
});
