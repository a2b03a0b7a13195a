import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { isWholeRun } from "../../tests/tier.ts";
import { cashier, singleMethods } from "../cashier.ts";
import { firstTableId, gameCount, seedCatalogue } from "../catalogue.ts";
import { firstGameId } from "../../operator/content/catalogue-file.ts";
import { drawArt } from "./draw.ts";
import { faultsOf } from "./svg-faults.ts";

const { providers, liveProviders } = seedCatalogue();
const numbered = (pattern: string, first: number, count: number) =>
  Array.from({ length: count }, (_, index) => pattern.replace("#", String(first + index)));

/** All of thousands of pictures, or every tenth in the gate. */
const most = (addresses: readonly string[]) =>
  isWholeRun ? addresses : addresses.filter((_, index) => index % 10 === 0);

const families: readonly (readonly [name: string, addresses: readonly string[]])[] = [
  ["games", most(numbered("/art/game/#.webp", firstGameId, gameCount))],
  ["live tables", numbered("/art/table/#.webp", firstTableId, 220)],
  ["logos", [...providers, ...liveProviders].map(({ logo }) => logo)],
  ["ways to pay", [...new Set([...cashier.methods, ...singleMethods].map(({ id }) => `/art/cash/${id}.svg`))]],
  ["banks", cashier.banks.map(({ id }) => `/art/bank/${id}.svg`)],
  ["sliders", numbered("/art/slider/#.svg", 1, 12)],
  ["sliders on a phone", numbered("/art/slider/#-mobile.svg", 1, 12)],
  ["promotions", numbered("/art/promotion/#.svg", 1, 12)],
  ["tournaments", numbered("/art/tournament/#.svg", 1, 10)],
  ["popups", numbered("/art/popup/#.svg", 1, 2)],
  ["special days", numbered("/art/special/#.svg", 1, 2)],
];

const twelveKilobytes = 12 * 1024;
const mostElements = 120;

describe.each(families)("%s", (_, addresses) => {
  test("are distinct, well-formed, small, and refer to nothing outside", { timeout: 180_000 }, () => {
    const seen = new Set<string>();
    const faults: string[] = [];
    for (const address of addresses) {
      const svg = drawArt(address)?.svg ?? "";
      seen.add(createHash("sha1").update(svg).digest("base64"));
      const elements = svg.match(/<(?:path|circle|ellipse|rect|use)\b/g)?.length ?? 0;
      if (Buffer.byteLength(svg) >= twelveKilobytes) faults.push(`${address}: too heavy`);
      if (elements < 2 || elements > mostElements) faults.push(`${address}: ${elements} elements`);
      faults.push(...faultsOf(svg).map((fault) => `${address}: ${fault}`));
    }
    expect(faults.slice(0, 10)).toEqual([]);
    expect(seen.size).toBe(addresses.length);
  });
});

test("a picture does not depend on earlier pictures", () => {
  const address = `/art/game/${firstGameId + 7}.webp`;
  const first = drawArt(address);
  drawArt("/art/slider/3.svg");
  drawArt(`/art/table/${firstTableId}.webp`);
  expect(drawArt(address)).toEqual(first);
});

test.each([
  "/art/game/1.webp",
  `/art/game/${firstGameId + gameCount}.webp`,
  "/art/game/10001.svg",
  "/art/game/10001.png",
  "/art/game/010001.webp",
  "/art/game/10001-mobile.webp",
  "/art/slider/13.svg",
  "/art/slider/3.webp",
  "/art/slider/0.svg",
  "/art/popup/3.svg",
  "/art/cash/1.svg",
  "/art/bank/99.svg",
  "/art/constructor/1.svg",
  "/art/game/../game/10001.webp",
  "/art/",
])("there is nothing at %s", (address) => {
  expect(drawArt(address)).toBeUndefined();
});
