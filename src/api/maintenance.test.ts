import { afterEach, expect, test, vi } from "vitest";
import { openBrowser, type Tab } from "../testing/browser.ts";

afterEach(() => vi.unstubAllGlobals());

async function maintenanceIn(tab: Tab) {
  const announced = new Set<number>();
  const modules = await tab.open(async () => ({
    ...(await import("../ui/toast.ts")),
    ...(await import("./maintenance.ts")),
  }));
  modules.toastStore.subscribe(() => {
    for (const { id, text } of modules.toastStore.get()) if (text === "Site Bakima Alindi") announced.add(id);
  });
  return { ...modules, announced };
}

test("is announced once, stored for the next page, and removed when it ends", async () => {
  const { storage, newTab } = openBrowser();
  const tab = await maintenanceIn(newTab());
  const { announced, endMaintenance, startMaintenance, underMaintenance } = tab;
  expect(underMaintenance.get()).toBe(false);
  startMaintenance();
  startMaintenance();
  expect(underMaintenance.get()).toBe(true);
  expect(announced.size).toBe(1);
  expect(storage.getItem("siteUnderMaintenance")).toBe("true");

  endMaintenance();
  expect(underMaintenance.get()).toBe(false);
  expect(storage.getItem("siteUnderMaintenance")).toBeNull();
  startMaintenance();
  expect(announced.size).toBe(2);
});

test("tabs learn it from each other, and a page from the previous page", async () => {
  const { storage, newTab } = openBrowser();
  const tab = newTab();
  const { underMaintenance } = await maintenanceIn(tab);
  storage.setItem("siteUnderMaintenance", "true");
  tab.hear("siteUnderMaintenance");
  expect(underMaintenance.get()).toBe(true);
  expect((await maintenanceIn(newTab())).underMaintenance.get()).toBe(true);
});
