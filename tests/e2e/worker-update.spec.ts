import { appendFile, cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BrowserContext, Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { homeIsShown, workerIsReady } from "./home-page.ts";
import { startTestOperator } from "./operator-of-file.ts";

/** A copy of the build that a test may change, served by its own operator. */
async function ownBuild() {
  const dist = await mkdtemp(join(tmpdir(), "karo-dist-"));
  await cp(join(import.meta.dirname, "../../dist"), dist, { recursive: true });
  // The compressed copies would hide the change.
  await Promise.all(["sw.js.br", "sw.js.gz", "index.html.br", "index.html.gz", "sw-kill.json.br", "sw-kill.json.gz"].map((name) => rm(join(dist, name), { force: true })));
  const operator = await startTestOperator({ dist });
  return {
    dist,
    origin: operator.origin,
    close: async () => {
      await operator.close();
      await rm(dist, { recursive: true, force: true });
    },
  };
}

/** A page that costs little: every page has the same worker. */
async function openPage(context: BrowserContext, origin: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${origin}/login`);
  await isShown(page);
  return page;
}

const isShown = (page: Page) => expect(page.getByRole("main").getByRole("button", { name: "Giriş yap", exact: true })).toBeVisible();

test("a new build waits for the player's word, then takes over the open page and every other tab; an altered one is not installed", async ({ context, noSurprises }) => {
  noSurprises.expectError(/integrity/);
  const build = await ownBuild();
  const page = await openPage(context, build.origin);
  const other = await openPage(context, build.origin);
  const isWaiting = async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting);
  try {
    await workerIsReady(page);
    const workerFile = join(build.dist, "sw.js");

    await test.step("a new build waits for the player's word", async () => {
      await appendFile(workerFile, "\n// a newer build\n");
      await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
      // Each tab asks, whichever one found the update.
      for (const tab of [page, other]) await expect(tab.getByText("Yeni sürüm hazır.")).toBeVisible();
    });

    await test.step("and takes over every tab", async () => {
      const loaded = [page, other].map((tab) => tab.waitForEvent("load"));
      await page.getByRole("button", { name: "Güncelle" }).click();
      await Promise.all(loaded);
      for (const tab of [page, other]) {
        await isShown(tab);
        await expect(tab.getByText("Yeni sürüm hazır.")).toBeHidden();
      }
      await expect.poll(() => page.evaluate(isWaiting)).toBe(false);
    });

    await test.step("a file whose bytes are not those of the build is not installed, and the old version stays in charge", async () => {
      // A newer build whose page was changed on its way. The worker has the hash of the built page.
      const worker = await readFile(workerFile, "utf8");
      const newer = worker.replace(/"revision":"[^"]+","url":"index\.html"/, '"revision":"newer","url":"index.html"');
      expect(newer).not.toBe(worker);
      await writeFile(workerFile, newer);
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
      await isShown(page);
      expect(await page.content()).not.toContain("altered");
      expect(await page.evaluate(isWaiting)).toBe(false);
    });
  } finally {
    await other.close();
    await page.close();
    await build.close();
  }
});

/** The names of the caches. The page may reload meanwhile and cannot answer then. */
function cachesLeft(page: Page): Promise<readonly string[] | "reloading"> {
  return page.evaluate(() => caches.keys()).catch(() => "reloading" as const);
}

test("the kill switch takes the worker and its caches away", async ({ page }) => {
  const build = await ownBuild();
  try {
    await page.goto(build.origin);
    await homeIsShown(page);
    await workerIsReady(page);
    await writeFile(join(build.dist, "sw-kill.json"), JSON.stringify({ kill: true }));
    // The first page that opens with the worker makes it read the file.
    await page.reload();
    await expect.poll(() => cachesLeft(page), { timeout: 20_000 }).toEqual([]);
  } finally {
    await page.close();
    await build.close();
  }
});

test("the kill switch reaches a page that stays open, within the hour", async ({ page }) => {
  const build = await ownBuild();
  try {
    await page.clock.install();
    await page.goto(build.origin);
    await homeIsShown(page);
    await workerIsReady(page);
    await writeFile(join(build.dist, "sw-kill.json"), JSON.stringify({ kill: true }));
    const loaded = page.waitForEvent("load");
    // Each timer runs once. All the timers of an hour, one after the other, would keep the page busy for a long time.
    await page.clock.fastForward(70 * 60_000);
    await loaded;
    await homeIsShown(page);
    // The page tries to register the worker again, whose installation the switch refuses.
    await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
    await expect.poll(() => cachesLeft(page), { timeout: 20_000 }).toEqual([]);
  } finally {
    await page.close();
    await build.close();
  }
});
