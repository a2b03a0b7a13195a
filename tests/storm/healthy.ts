import type { Browser } from "@playwright/test";
import type { RunningOperator } from "../../operator/server.ts";
import type { Case } from "./cases.ts";
import { whenAtRest } from "./look.ts";
import { startFaultProxy } from "./proxy.ts";
import { type Target, targets } from "./targets.ts";
import { isPlayer, newContext, playersRecords, storeBeforehand } from "./visitors.ts";

export interface Healthy {
  readonly browser: Browser;
  readonly operator: RunningOperator;
  readonly cases: readonly Case[];
}

/**
 * Visits every page of the cases twice without faults. Returns the shape of each page: what both visits showed. After
 * a fault, a page must show this again.
 */
export async function healthyShapes({ browser, operator, cases }: Healthy) {
  const keyOf = (path: string, asPlayer: boolean) => `${path} ${asPlayer}`;
  const pages = new Map(
    cases.map(({ target, visitor }) => {
      const { path }: Target = targets[target];
      return [keyOf(path, isPlayer(visitor)), { path, asPlayer: isPlayer(visitor) }];
    }),
  );
  const shapes = new Map<string, ReadonlySet<string>>();
  const proxy = await startFaultProxy(operator.origin);
  const visitTwice = async (key: string, { path, asPlayer }: { path: string; asPlayer: boolean }) => {
    // The worker does not change what a page shows, and installing it takes longer than the rest.
    const context = await newContext(browser, { serviceWorkers: "block" });
    const page = await context.newPage();
    await storeBeforehand(page, asPlayer ? await playersRecords(operator, false) : {});
    await page.goto(proxy.origin + path);
    const first = await whenAtRest(page);
    await page.reload();
    const second = await whenAtRest(page);
    shapes.set(key, new Set(first.shape.filter((part) => second.shape.includes(part))));
    await context.close();
  };
  await Promise.all(Array.from(pages, ([key, page]) => visitTwice(key, page)));
  await proxy.close();
  return (path: string, asPlayer: boolean): ReadonlySet<string> => shapes.get(keyOf(path, asPlayer)) ?? new Set();
}
