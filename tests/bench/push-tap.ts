import type { BrowserContext, Page } from "@playwright/test";
import type { RunningOperator } from "../../operator/server.ts";
import { launchChromium } from "../launch-chromium.ts";
import { startSignedIn } from "../e2e/signed-in.ts";
import type { Spread } from "./lobby.ts";
import { median } from "./statistics.ts";
import { measureWarmStart } from "./warm-start.ts";

/** Milliseconds from the tap on a notification until the rows of the page that it names are on screen, offline, CPU x4. */
export interface PushTapFigures {
  /** In a page that is open in the background. */
  readonly openPage: Spread;
  /** In a new window. The browser's own time to open it is not in it. */
  readonly newWindow: Spread;
}

const path = "/profile/history";
const rows = "main [role='listitem'] time";
const tiles = "main ul img[src^='/art/game/']";

export async function measurePushTap(operator: RunningOperator, runs: number): Promise<PushTapFigures> {
  const prepare = (page: Page) => startSignedIn(page, operator);
  const newWindow = await measureWarmStart({
    url: operator.origin + path,
    readySelector: rows,
    offline: true,
    runs,
    prepare,
  });
  const browser = await launchChromium();
  try {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      locale: "tr-TR",
      baseURL: operator.origin,
    });
    const page = await context.newPage();
    await page.addInitScript(() => sessionStorage.setItem("modalStatus", "shown"));
    await prepare(page);
    // Both pages are visited with a network, so that they open without one.
    await page.goto("/");
    await page.locator(tiles).first().waitFor();
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.reload();
    await page.locator(tiles).first().waitFor();
    await page.waitForLoadState("networkidle");
    await page.goto(path);
    await page.locator(rows).first().waitFor();
    await page.waitForLoadState("networkidle");
    await context.setOffline(true);
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    const times: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      await page.getByRole("link", { name: "Karo" }).first().click();
      await page.locator(tiles).first().waitFor();
      await page.waitForTimeout(1_000);
      times.push(await tapWhileOpen(context, page));
    }
    return { openPage: spreadOf(times), newWindow: spreadOf(newWindow.readyOfRuns) };
  } finally {
    await browser.close();
  }
}

function spreadOf(times: readonly number[]): Spread {
  return { median: median(times), worst: Math.max(...times), count: times.length };
}

type BenchWindow = typeof globalThis & { rowsAt: Promise<number> };

/** What the worker's global object has, as far as this uses it. */
interface WorkerScope extends EventTarget {
  readonly NotificationEvent: new (
    type: string,
    options: { notification: Notification },
  ) => Event & { waitUntil: (work: Promise<unknown>) => void };
  readonly registration: ServiceWorkerRegistration;
}

async function tapWhileOpen(context: BrowserContext, page: Page): Promise<number> {
  await context.grantPermissions(["notifications"]);
  await page.evaluate((selector) => {
    (globalThis as BenchWindow).rowsAt = new Promise((resolve) => {
      const look = () => {
        if (document.querySelector(selector)) requestAnimationFrame(() => resolve(Date.now()));
        else requestAnimationFrame(look);
      };
      look();
    });
  }, rows);
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error("There is no worker");
  const tappedAt = await worker.evaluate(async (address) => {
    const scope = globalThis as unknown as WorkerScope;
    await scope.registration.showNotification("Bench", { data: { path: address } });
    const [notification] = await scope.registration.getNotifications();
    if (!notification) throw new Error("There is no notification");
    const event = new scope.NotificationEvent("notificationclick", { notification });
    event.waitUntil = () => {};
    const now = Date.now();
    scope.dispatchEvent(event);
    return now;
  }, path);
  return (await page.evaluate(() => (globalThis as BenchWindow).rowsAt)) - tappedAt;
}
