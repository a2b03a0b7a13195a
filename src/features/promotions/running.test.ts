import { describe, expect, test } from "vitest";
import { promotion } from "../../contract/cms-items.ts";
import { list, parseReporting } from "../../contract/list.ts";
import { runningPromotions } from "./promotion-state.ts";

const nowMs = Date.parse("2026-11-21T12:00:00+03:00");
const base = {
  id: 7,
  title: "Hoş geldin bonusu",
  summary: "İlk yatırımınıza %50",
  Text: "<p>…</p>",
  image: "/art/promotions/7.webp",
  Status: "1",
  state: "active",
  Start_date: "2026-11-01",
  End_date: "2026-11-30",
};

function runs(promotionData: object): boolean {
  const { parsed } = parseReporting(list(promotion), [{ ...base, ...promotionData }]);
  if (!parsed.success) throw new Error("not a list of promotions");
  return runningPromotions(parsed.output, nowMs).length === 1;
}

describe("a running promotion", () => {
  test.each([[1], ["1"], [true]])("is switched on by Status %j", (Status) => {
    expect(runs({ Status })).toBe(true);
  });

  test.each([[0], ["0"], [false]])("is switched off by Status %j", (Status) => {
    expect(runs({ Status })).toBe(false);
  });

  test.each(["coming", "finished"])("is not one that is %s", (state) => {
    expect(runs({ state })).toBe(false);
  });

  test("is within its dates", () => {
    expect(runs({ Start_date: "2026-11-22" })).toBe(false);
    expect(runs({ End_date: "2026-11-20" })).toBe(false);
    expect(runs({ Start_date: "", End_date: "" })).toBe(true);
  });
});
