import { expect, test } from "vitest";
import { type CatalogueRow, packPage, unpackPage } from "./pack.ts";

const row = (index: number): CatalogueRow => ({
  id: String(1000 + index),
  name: `Şahmaran’ın Gözü ${index}`,
  providerID: String(index % 40),
  providerName: `Çinili Oyun ${index % 40}`,
  image: `/art/game/${1000 + index}.webp?v=0a1b2c3d`,
});
const rows = Array.from({ length: 500 }, (_, index) => row(index));

test("packed data are unpacked unchanged", () => {
  expect(unpackPage(packPage(rows))).toEqual(rows);
  const odd = { ...row(1), id: "7", image: "https://cdn.example/a.webp" };
  expect(unpackPage(packPage([odd, row(1)]))).toEqual([odd, row(1)]);
  expect(unpackPage(packPage([]))).toEqual([]);
});

test("12,000 games take less than 1.5 MB", () => {
  expect(packPage(rows).byteLength * 24).toBeLessThan(1_500_000);
});
