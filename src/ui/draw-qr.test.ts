import { expect, test } from "vitest";
import { drawQr } from "./draw-qr.ts";

test("a text becomes a path of modules", () => {
  const drawn = drawQr("karopay://pay?to=KARO&amount=250.00&ref=KR-900");
  expect(drawn?.size).toBeGreaterThanOrEqual(21);
  expect(drawn?.path).toMatch(/^[MmHhVvLlzZ\d\s,-]+$/);
});

test("a text that is too long has no code", () => {
  expect(drawQr("ş".repeat(5000))).toBeUndefined();
});
