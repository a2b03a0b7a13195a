import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { openPage } from "../../testing/open-page.tsx";
import { JackpotStrip } from "./JackpotStrip.tsx";

test("on a small phone a jackpot of twenty digits is there to its last one", async () => {
  await page.viewport(360, 740);
  const amount = "12345678901234567890.00";
  const jackpot = { id: "1", name: "Karo Jackpot", currency: "TRY", amount, updatedAt: "2026-11-22T00:00:00Z" };
  const { screen } = await openPage(<JackpotStrip />, { getJackpots: { data: [jackpot] } });
  const strip = screen.getByRole("region", { name: "Karo Jackpot" });
  const figure = strip.getByText("₺12.345.678.901.234.567.890,00");
  await expect.element(figure).toBeVisible();
  const [outer, inner] = [strip, figure].map((part) => part.element().getBoundingClientRect());
  if (!outer || !inner) throw new Error("nothing is shown");
  expect(inner.left).toBeGreaterThanOrEqual(outer.left);
  expect(inner.right).toBeLessThanOrEqual(outer.right);
  expect(inner.bottom).toBeLessThanOrEqual(outer.bottom);
});
