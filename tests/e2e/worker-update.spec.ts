import { appendFile, cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startOperator } from "../../operator/server.ts";
import { expect, test } from "./fixtures.ts";
import { homeIsShown, workerIsReady } from "./home-page.ts";

/** A copy of the build that a test may change, served by its own operator. */
async function ownBuild() {
  const dist = await mkdtemp(join(tmpdir(), "karo-dist-"));
  await cp(join(import.meta.dirname, "../../dist"), dist, { recursive: true });
  // The compressed copies would hide the change.
  await Promise.all(["sw.js.br", "sw.js.gz", "index.html.br", "index.html.gz", "sw-kill.json.br", "sw-kill.json.gz"].map((name) => rm(join(dist, name), { force: true })));
  const operator = await startOperator({ port: 0, dist, dataDir: "memory" });
  return {
    dist,
    origin: operator.origin,
    close: async () => {
      await operator.close();
      await rm(dist, { recursive: true, force: true });
    },
  };
}

test("a new build waits for the player's word, then takes over the open page and every other tab", async ({ page, context }) => {
  const build = await ownBuild();
  try {
    await page.goto(build.origin);
    await homeIsShown(page);
    await workerIsReady(page);
    const other = await context.newPage();
    await other.goto(build.origin);
    await homeIsShown(other);
    await appendFile(join(build.dist, "sw.js"), "\n// a newer build\n");
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());

    const tabs = [page, other];
    // Each tab asks, whichever one found the update.
    for (const tab of tabs) await expect(tab.getByText("Yeni sürüm hazır.")).toBeVisible();
    const loaded = tabs.map((tab) => tab.waitForEvent("load"));
    await page.getByRole("button", { name: "Güncelle" }).click();
    await Promise.all(loaded);
    for (const tab of tabs) {
      await homeIsShown(tab);
      await expect(tab.getByText("Yeni sürüm hazır.")).toBeHidden();
    }
    const isWaiting = async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting);
    await expect.poll(() => page.evaluate(isWaiting)).toBe(false);
    await other.close();
  } finally {
    await page.close();
    await build.close();
  }
});

test("a file whose bytes are not those of the build is not installed, and the old version stays in charge", async ({ page, noSurprises }) => {
  noSurprises.expectError(/integrity/);
  const build = await ownBuild();
  try {
    await page.goto(build.origin);
    await homeIsShown(page);
    await workerIsReady(page);
    // A newer build whose page was changed on its way. The worker has the hash of the built page.
    const worker = await readFile(join(build.dist, "sw.js"), "utf8");
    const newer = worker.replace(/"revision":"[^"]+","url":"index\.html"/, '"revision":"newer","url":"index.html"');
    expect(newer).not.toBe(worker);
    await writeFile(join(build.dist, "sw.js"), newer);
    await appendFile(join(build.dist, "index.html"), "<!-- altered -->");
    const end = await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      const ended = new Promise<string>((resolve) => {
        registration.addEventListener("updatefound", () => {
          const { installing } = registration;
          installing?.addEventListener("statechange", () => resolve(installing.state), { once: true });
        });
      });
      await registration.update();
      return ended;
    });
    expect(end).toBe("redundant");
    await page.reload();
    await homeIsShown(page);
    expect(await page.content()).not.toContain("altered");
    expect(await page.evaluate(async () => Boolean((await navigator.serviceWorker.ready).waiting))).toBe(false);
  } finally {
    await page.close();
    await build.close();
  }
});

test("the kill switch takes the worker and its caches away, also from a page that stays open", async ({ page, context }) => {
  const build = await ownBuild();
  const kill = (isOrdered: boolean) => writeFile(join(build.dist, "sw-kill.json"), JSON.stringify({ kill: isOrdered }));
  // A running worker reads the file only from time to time, but a worker that has just started reads it at once.
  const session = await context.newCDPSession(page);
  await session.send("ServiceWorker.enable");
  const stopWorkers = () => session.send("ServiceWorker.stopAllWorkers");
  /** The caches that are left. The page reloads meanwhile and cannot answer then. */
  const cachesLeft = () => page.evaluate(() => caches.keys()).catch(() => "reloading");
  try {
    await page.clock.install();
    await page.goto(`${build.origin}/login`);
    await workerIsReady(page);

    await test.step("a page that stays open, within the hour", async () => {
      await kill(true);
      await stopWorkers();
      const loaded = page.waitForEvent("load");
      // Each timer runs once. All the timers of an hour, one after the other, would keep the page busy for a long time.
      await page.clock.fastForward(70 * 60_000);
      await loaded;
      await expect(page.getByRole("main").getByRole("button", { name: "Giriş yap", exact: true })).toBeVisible();
      expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
      await expect.poll(cachesLeft, { timeout: 20_000 }).toEqual([]);
    });

    await test.step("at the next visit", async () => {
      await kill(false);
      await page.reload();
      await workerIsReady(page);
      await kill(true);
      await stopWorkers();
      await page.reload();
      await expect.poll(cachesLeft, { timeout: 20_000 }).toEqual([]);
      await expect(page.getByRole("main").getByRole("button", { name: "Giriş yap", exact: true })).toBeVisible();
    });
  } finally {
    await page.close();
    await build.close();
  }
});
