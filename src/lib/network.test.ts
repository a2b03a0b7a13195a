import { expect, test } from "vitest";
import { maySpendTraffic } from "./network.ts";

test.each([
  [true, { onLine: true }],
  [true, { onLine: true, connection: {} }],
  [true, { onLine: true, connection: { saveData: false, effectiveType: "4g", downlink: 0.7 } }],
  [false, { onLine: false }],
  [false, { onLine: true, connection: { saveData: true, effectiveType: "4g" } }],
  [false, { onLine: true, connection: { effectiveType: "3g", downlink: 1.5 } }],
  [false, { onLine: true, connection: { effectiveType: "4g", downlink: 0.65 } }],
  [false, { onLine: true, connection: { effectiveType: "2g" } }],
  [false, { onLine: true, connection: { effectiveType: "slow-2g" } }],
])("fetching ahead: %j for %j", (may, network) => {
  expect(maySpendTraffic(network)).toBe(may);
});
