import { expect, test } from "vitest";
import { mayDownload } from "./may-download.ts";

test.each([
  ["a browser that says nothing", undefined, true],
  ["Wi-Fi", { type: "wifi", effectiveType: "4g", downlink: 1.5 }, true],
  ["Wi-Fi as slow as 3G", { type: "wifi", effectiveType: "3g" }, false],
  ["a fast mobile network", { type: "cellular", effectiveType: "4g", downlink: 10 }, true],
  ["a slower mobile network", { type: "cellular", effectiveType: "4g", downlink: 1.5 }, false],
  ["3G", { effectiveType: "3g", downlink: 0.7 }, false],
  ["a desktop browser on 4G speed", { effectiveType: "4g", downlink: 1.5 }, true],
  ["a player who saves data", { type: "wifi", saveData: true }, false],
])("%s", (_name, connection, expected) => {
  expect(mayDownload(connection ? { connection } : {})).toBe(expected);
});
