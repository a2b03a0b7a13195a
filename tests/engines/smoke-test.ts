import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { demoPassword } from "../../demo/players.ts";
import type { RunningOperator } from "../../operator/server.ts";
import { startCountingProxy } from "./counting-proxy.ts";
import { startTestOperator } from "../e2e/operator-of-file.ts";
import { until } from "./until.ts";
import type { Browser, Engine } from "./view.ts";
import { anHourOlder } from "../an-hour-older.ts";

const pictures = join(import.meta.dirname, "../../.cache/test-results");

/** One visit of a player to the built app, on a phone's width, in another engine than Chromium. */
export function smokeTest(engine: Engine): void {
  describe(engine.name, () => {
    let operator: RunningOperator;
    let stopOperator: () => Promise<void>;
    let browser: Browser;

    beforeAll(async () => {
      operator = await startTestOperator();
      let stopped: Promise<void> | undefined;
      stopOperator = () => (stopped ??= operator.close());
      browser = await engine.open();
      await browser.resize(390, 844);
    });
    afterAll(async () => {
      await browser?.close();
      await stopOperator?.();
    });

    // A screenshot of the page when a test has failed.
    afterEach(async ({ task }) => {
      if (task.result?.state !== "fail" || !browser) return;
      await mkdir(pictures, { recursive: true });
      await writeFile(join(pictures, `${engine.name} - ${task.name.slice(0, 60)}.png`), await browser.screenshot());
    });

    const open = (path: string) => browser.goto(operator.origin + path);
    const path = () => browser.evaluate(() => location.pathname);
    const text = (css: string) =>
      browser.evaluate((selector) => document.querySelector<HTMLElement>(selector)?.innerText ?? "", css);
    const gamesAreShown = () =>
      browser.evaluate(() => document.querySelectorAll("main img[src^='/art/game/']").length > 5);

    test("home begins with the first slide, and every shelf with its first game", async () => {
      // Without this, the visit's popup would cover what the next steps click.
      await open("/robots.txt");
      await browser.evaluate(() => sessionStorage.setItem("modalStatus", "shown"));
      for (let load = 0; load < 4; load += 1) {
        await open("/");
        await until("games", gamesAreShown);
        // The site's own motion starts with the carousel's dots. Before that, only the engine can have scrolled.
        await until("the carousel's dots", () =>
          browser.evaluate(() => document.querySelector("main section button[aria-current]") !== null),
        );
        expect(await browser.evaluate(rowsScrolled), `load ${load + 1}`).toEqual([]);
      }
    });

    test("config.json is requested once: the app uses the preload", async () => {
      const proxy = await startCountingProxy(operator.origin);
      try {
        await browser.goto(proxy.origin);
        // WebKit may still show the previous page, which has games as well.
        await until("the page", () => browser.evaluate((origin) => location.origin === origin, proxy.origin));
        await until("games", gamesAreShown);
        expect(proxy.requestsOf("/config.json")).toBe(1);
      } finally {
        await open("/robots.txt");
        await proxy.close();
      }
    });

    test("the worker takes control", async () => {
      await open("/");
      await until("a controller", () => browser.evaluate(() => navigator.serviceWorker.controller !== null));
    });

    test("a player logs in, and is still logged in after a reload", async () => {
      await open("/login");
      await browser.type({ css: "input[autocomplete~='username']" }, "deniz");
      await browser.type({ css: "input[type='password']" }, demoPassword);
      await browser.click({ css: "main form button[type='submit']" });
      await until(
        "the player in the header",
        async () => (await path()) === "/" && /Deniz/.test(await headerNames(browser)),
      );
      await browser.evaluate(() => location.reload());
      await until("the player in the header again", async () => /Deniz/.test(await headerNames(browser)));
      await until("the balance", async () => /₺/.test(await text("header")));
    });

    test("a tap outside closes the account menu", async () => {
      // The last parts of a player's page to come. Before them, a click may meet a header that is still being completed.
      await until("the session bar", async () => /Limitler/.test(await text("[aria-label='Oturum çubuğu']")));
      await until("the bell", () =>
        browser.evaluate(() => document.querySelector("header a[title='Bildirimler']") !== null),
      );
      await browser.click({ css: "header button[popovertarget]" });
      await until("the menu", () => menuIsOpen(browser));
      await browser.click({ css: "main h2" });
      await until("no menu", async () => !(await menuIsOpen(browser)));
    });

    test("a round of a slot is played, in the site's theme", async () => {
      await open("/play/slot/10001");
      await browser.inFrame(async (frame) => {
        await until("the game", () => frame.evaluate(() => document.querySelector(".controls button") !== null));
        // The site's theme is dark; the device's is light.
        expect(await frame.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe("dark");
        await frame.click({ css: "button", name: "Çevir" });
        await until("the round's result", () =>
          frame.evaluate(() => /Kazand|kazanç yok|Geri dönen|geri döndü/.test(document.body.innerText)),
        );
      });
    });

    test("no category of the lobby is cut off", async () => {
      await open("/slot");
      await until("categories", () => browser.evaluate(() => document.querySelectorAll("main nav li a").length > 5));
      expect(await browser.evaluate(categoriesCut)).toEqual([]);
    });

    test("the search finds a game", async () => {
      await browser.click({ css: "header button", name: "Ara" });
      await browser.type({ css: "dialog[open] [role='combobox']" }, "lale");
      await until("a result", async () =>
        /lale/i.test(await text("dialog[open] [role='option'][aria-selected='true']")),
      );
      await browser.click({ css: "dialog[open] [role='option'][aria-selected='true']" });
      await until("the game's page", async () => (await path()).startsWith("/play/"));
    });

    test("language and theme change at once and are remembered", async () => {
      await open("/");
      await until("games", gamesAreShown);
      await browser.click({ css: "header button[aria-haspopup='dialog']", name: "Menü" });
      await browser.click({ css: "dialog[open] button", name: "English" });
      await until("English", () => browser.evaluate(() => document.documentElement.lang === "en"));
      await browser.click({ css: "dialog[open] button", name: "Switch to the light theme" });
      const isLight = () => browser.evaluate(() => getComputedStyle(document.documentElement).colorScheme === "light");
      await until("the light theme", isLight);
      await open("/");
      await until("English after a reload", async () => /Quick access/.test(await text("main")));
      expect(await isLight()).toBe(true);
    });

    test("a content page shows its text", async () => {
      await open("/about-us");
      await until("the text", async () => /About us/.test(await text("main h1")) && (await text("main")).length > 500);
    });

    test("the player logs out", async () => {
      await browser.click({ css: "header button[popovertarget]" });
      await browser.click({ css: "header [popover] button", name: "Log out" });
      await until("the way in", async () => /Log in/.test(await text("header")));
      const keys = await browser.evaluate(() =>
        ["userProfile", "userSession", "userAuth"].filter((key) => localStorage.getItem(key)),
      );
      expect(keys).toEqual([]);
    });

    test("with the server stopped, the lobby is there and says from when it is", async () => {
      await open("/");
      await until("games", gamesAreShown);
      // The app asks again for what is half a minute old. Outside the app nothing writes the answers back.
      await open("/robots.txt");
      const stored = await browser.evaluate(() => localStorage.getItem("karo.queries") ?? "");
      await browser.evaluate((older) => localStorage.setItem("karo.queries", older), anHourOlder(stored));
      await stopOperator();
      await open("/");
      await until("games", gamesAreShown);
      await until("the age", async () => /cannot be reached.*Last updated: \d/.test(await text("[data-offline-note]")));
    });
  });
}

/** The names of horizontally scrolling rows that are not at their start. */
function rowsScrolled(): string[] {
  const rows = [...document.querySelectorAll("main section > div, main section > ul")];
  return rows
    .filter(({ scrollLeft }) => scrollLeft !== 0)
    .map(
      (row) =>
        `${row.closest("section")?.getAttribute("aria-label") ?? row.parentElement?.querySelector("h2")?.innerText}: ${row.scrollLeft}`,
    );
}

function categoriesCut(): string[] {
  return [...document.querySelectorAll<HTMLElement>("main nav li")]
    .filter(({ firstElementChild, clientWidth }) => (firstElementChild?.scrollWidth ?? 0) > clientWidth + 1)
    .map(({ innerText }) => innerText);
}

function headerNames(browser: Browser): Promise<string> {
  return browser.evaluate(() => document.querySelector("header")?.textContent ?? "");
}

function menuIsOpen(browser: Browser): Promise<boolean> {
  return browser.evaluate(() => document.querySelector("header [popover]:popover-open") !== null);
}
