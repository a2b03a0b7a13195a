import { expect, test } from "vitest";
import { durationText } from "./duration-text.ts";

test.each([
  [0, "0 dakika", "0 minutes"],
  [45, "45 dakika", "45 minutes"],
  [60, "1 saat", "1 hour"],
  [125, "2 saat 5 dakika", "2 hours 5 minutes"],
])("a duration of %i minutes", (minutes, turkish, english) => {
  expect(durationText(minutes, "tr")).toBe(turkish);
  expect(durationText(minutes, "en-GB")).toBe(english);
});
