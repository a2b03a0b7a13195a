import { expect, test } from "vitest";
import { promotionState, runningPromotions } from "./promotion-state.ts";

const november = { Start_date: "2026-11-01", End_date: "2026-11-30" };
const before = "2026-10-31T23:59:59+03:00";
const during = "2026-11-21T12:00:00+03:00";
const after = "2026-12-01T00:00:00+03:00";

test.each([
  ["active", before, "coming"],
  ["active", during, "active"],
  ["active", after, "finished"],
  ["coming", before, "coming"],
  ["coming", during, "coming"],
  ["coming", after, "finished"],
  ["finished", before, "finished"],
  ["finished", during, "finished"],
  ["finished", after, "finished"],
] as const)("announced as %s, at %s it is %s", (state, moment, expected) => {
  const promotion = { ...november, state, Status: true };
  const nowMs = Date.parse(moment);
  expect(promotionState(promotion, nowMs)).toBe(expected);
  expect(runningPromotions([promotion], nowMs)).toHaveLength(expected === "active" ? 1 : 0);
});

test("without dates it has the operator's state", () => {
  const open = { Start_date: "", End_date: "" };
  expect(promotionState({ ...open, state: "active" }, 0)).toBe("active");
  expect(promotionState({ ...open, state: "coming" }, 0)).toBe("coming");
});

test("with invalid dates it is never shown as running", () => {
  expect(promotionState({ state: "active", Start_date: "yarın", End_date: "" }, 0)).toBe("coming");
  expect(promotionState({ state: "active", Start_date: "", End_date: "yarın" }, 0)).toBe("finished");
});
