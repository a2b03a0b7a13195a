import { expect, test } from "vitest";
import { wageredShare } from "./wagered-share.ts";

test.each([
  ["0.00", "5000.00", 0],
  ["1250.00", "5000.00", 0.25],
  ["4999.99", "5000.00", 0.99],
  ["4999.999999999999999999", "5000.00", 0.99],
  ["33.333", "100", 0.33],
  ["5000.00", "5000.00", 1],
  ["6000.00", "5000.00", 1],
  ["-1.00", "5000.00", 0],
  ["0", "0", 1],
])("%s of %s is %d", (wagered, wagering, share) => {
  expect(wageredShare(wagered, wagering)).toBe(share);
});
