import { expect, test } from "vitest";
import type { PlayerLimits } from "../../contract/limits.ts";
import { countLimits } from "./count-limits.ts";

const none = { day: null, week: null, month: null };
const limits = (given: object) =>
  ({
    deposit: none,
    loss: none,
    session: { minutes: null },
    realityCheck: { minutes: null },
    ...given,
  }) as PlayerLimits;

test.each([
  [{}, 0],
  [{ deposit: { ...none, day: "50.00", month: "0.00" } }, 2],
  [{ loss: { ...none, week: "5.00" }, session: { minutes: 60 }, realityCheck: { minutes: 30 } }, 3],
])("of %j, %d are set", (given, count) => {
  expect(countLimits(limits(given))).toBe(count);
});
