import { onlineManager } from "@tanstack/react-query";
import { afterEach, expect, test, vi } from "vitest";
import { openTabs } from "../../testing/favourite-tabs.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  onlineManager.setOnline(true);
});

test("a session that ends with unsent favourites tells the player", async () => {
  const { openPage, setOnline } = openTabs();
  setOnline(false);
  const page = await openPage(undefined, () => import("./wipe-device.ts"));
  await page.more?.wipeDevice("logged-out");
  expect(page.told()).toEqual([]);
  page.press("1");
  await page.more?.wipeDevice("logged-out");
  expect(page.told()).toContain("Oturum kapandığı için bekleyen favori değişiklikleriniz kaydedilmedi.");
});
