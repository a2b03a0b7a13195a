import { afterEach, expect, test, vi } from "vitest";
import { openBrowser } from "../testing/browser.ts";

afterEach(() => vi.unstubAllGlobals());

test.each([
  [{}, true],
  [{ showBalance: "1" }, true],
  [{ showBalance: "0" }, false],
  [{ showBalance: "false" }, true],
])("%j stored: shown is %s", async (stored, shown) => {
  const tab = openBrowser(stored).newTab();
  const { balanceShown } = await tab.open(() => import("./balance-visibility.ts"));
  expect(balanceShown.get()).toBe(shown);
});

test("toggling hides it and shows it again, also on the next visit", async () => {
  const { storage, newTab } = openBrowser();
  const { balanceShown, toggleBalance } = await newTab().open(() => import("./balance-visibility.ts"));
  toggleBalance();
  expect([balanceShown.get(), storage.getItem("showBalance")]).toEqual([false, "0"]);
  toggleBalance();
  expect([balanceShown.get(), storage.getItem("showBalance")]).toEqual([true, "1"]);
});
