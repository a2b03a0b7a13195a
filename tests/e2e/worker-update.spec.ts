import { appendFile, cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { build as buildSite } from "vite";
import { serviceWorker } from "../../scripts/vite/service-worker.ts";
import { expect, test as base } from "./fixtures.ts";
import { workerIsReady } from "./home-page.ts";
import { startTestOperator } from "./operator-of-file.ts";

/** A copy of the build that a test may change, served by its own operator. */
interface OwnBuild {
  readonly dist: string;
  readonly origin: string;
  readonly close: () => Promise<void>;
}

async function ownBuild(): Promise<OwnBuild> {
  const dist = await mkdtemp(join(tmpdir(), "karo-dist-"));
  await cp(join(import.meta.dirname, "../../dist"), dist, { recursive: true });
  // The compressed copies would hide the change.
  await Promise.all(
    ["sw.js.br", "sw.js.gz", "index.html.br", "index.html.gz"].map((name) => rm(join(dist, name), { force: true })),
  );
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

/** The tests share a build, and do not need the operator of the file. */
const test = base.extend<object, { readonly build: OwnBuild }>({
  build: [
    async ({}, use) => {
      const build = await ownBuild();
      await use(build);
      await build.close();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ build }, use) => use(build.origin),
});

const isShown = (page: Page) =>
  expect(page.getByRole("main").getByRole("button", { name: "Giriş yap", exact: true })).toBeVisible();

/** Opens a page that costs little: every page has the same worker. */
async function openPage(page: Page): Promise<void> {
  await page.goto("/login");
  await isShown(page);
}

const isWaiting = (page: Page) =>
  page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting));

/** Reloads the page without the worker, as Shift+Reload does. Waits until the worker controls the page again. */
async function reloadPastWorker(page: Page): Promise<void> {
  await page.addInitScript(() =>
    Object.assign(window, { beganWithWorker: navigator.serviceWorker.controller !== null }),
  );
  const session = await page.context().newCDPSession(page);
  await Promise.all([page.waitForEvent("load"), session.send("Page.reload", { ignoreCache: true })]);
  expect(await page.evaluate(() => (window as { beganWithWorker?: boolean }).beganWithWorker)).toBe(false);
  await workerIsReady(page);
}

/** The service worker of `npm run build -- --self-destroying`: built with the product's options, beside an empty page. */
async function selfDestroyingWorker(): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), "karo-self-destroying-"));
  await writeFile(join(root, "index.html"), "<!doctype html><html><head></head><body></body></html>");
  await buildSite({ root, configFile: false, logLevel: "error", plugins: [serviceWorker({ selfDestroying: true })] });
  const worker = await readFile(join(root, "dist/sw.js"), "utf8");
  await rm(root, { recursive: true });
  return worker;
}

test(
  "a self-destroying build takes the worker and its caches away, and the site goes on without them",
  { tag: "@nightly" },
  async ({ page, build }) => {
    await openPage(page);
    await workerIsReady(page);
    const workerFile = join(build.dist, "sw.js");
    const worker = await readFile(workerFile);
    await writeFile(workerFile, await selfDestroyingWorker());
    // The pages of such a build register no worker.
    await page.addInitScript(() => {
      // A blank page has none.
      if ("serviceWorker" in navigator) navigator.serviceWorker.register = () => new Promise(() => undefined);
    });
    await page.evaluate(async () => void (await navigator.serviceWorker.getRegistration())?.update());
    await expect.poll(() => isWaiting(page)).toBe(true);
    // It takes an open page over, too, but Chromium waits until the old worker has been idle for long enough.
    await page.goto("about:blank");
    await page.goto("/login");
    await isShown(page);
    // The page may reload meanwhile and cannot answer then.
    const left = () =>
      page
        .evaluate(async () => [
          ...(await caches.keys()),
          ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
        ])
        .catch(() => "reloading");
    await expect.poll(left).toEqual([]);
    await writeFile(workerFile, worker);
  },
);

test("a new build waits for the player's word, then takes over the open page and every other tab; an altered one is not installed", async ({
  page,
  context,
  build,
  noSurprises,
}) => {
  noSurprises.expectError(/integrity/);
  const other = await context.newPage();
  for (const tab of [page, other]) await openPage(tab);
  await workerIsReady(page);
  await test.step("a page that was reloaded past the worker is taken over again", () => reloadPastWorker(page));
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
    await expect.poll(() => isWaiting(page)).toBe(false);
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
    expect(await isWaiting(page)).toBe(false);
  });
});
