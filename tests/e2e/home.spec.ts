import type { Locator, Page } from "@playwright/test";
import { callIn } from "./calls.ts";
import { ask } from "./content-pages.ts";
import { expect, test } from "./fixtures.ts";
import { homeIsShown, openHome, pictureWidths } from "./home-page.ts";
import { lobbyPage } from "./lobby-page.ts";
import { beginOnPhone, looksRightByTurns } from "./look.ts";
import { openInside } from "./open-inside.ts";
import { answerCall } from "./sign-in.ts";
import { fitsSideways, nothingIsLoading } from "./waiting.ts";

// Nothing here depends on the worker, and installing it takes a second. When it starts, public
// answers are fetched again, which would be counted here.
test.use({ serviceWorkers: "block" });

test.describe("on a desktop, with the popup", () => {
  test.use({ popup: true, viewport: { width: 1440, height: 900 } });

  test("the home page shows the operator's lobby, and fetches the shelves further down when they come near, and only then; the popup comes once a visit", async ({
    page,
    operator,
  }) => {
    const asked = watchMethods(page);
    const lists = () => asked.filter((method) => method === "games_list").length;
    const popup = page.getByRole("dialog");
    const home = await openHome(page);
    await nothingIsLoading(page);
    const before = lists();
    expect(before).toBeLessThanOrEqual(4);
    expect(asked).not.toContain("getTournaments");
    await expect(home.quickAccess.locator("img").first()).toBeVisible();
    await expect(page.getByRole("heading", { level: 2 }).nth(3)).toBeVisible();
    // At an ordinary pixel density the small pictures are sharp enough.
    await expect.poll(() => pictureWidths(home.shelves.filter({ hasText: "Popüler" }))).toEqual(["216"]);
    await test.step("the jackpot is the operator's first one", async () => {
      const [jackpot] = await ask<{ name: string }[]>(operator.origin, "habanero", "getJackpots", { Lang: "tr" });
      await expect(page.getByRole("main").getByText(jackpot?.name ?? "no jackpot")).toBeVisible();
    });

    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight / 2 }));
    await expect.poll(lists).toBeGreaterThan(before);
    await test.step("the popup comes when the player looks around", async () => {
      await expect(popup).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(popup).toBeHidden();
      await expect.poll(() => page.evaluate(() => sessionStorage.getItem("modalStatus"))).toBe("shown");
    });

    await test.step("language and theme change at once and are remembered", async () => {
      const header = page.getByRole("banner");
      await header.getByRole("button", { name: "EN", exact: true }).click();
      await expect(page.locator("html")).toHaveAttribute("lang", "en");
      await expect(page.getByRole("heading", { name: "Quick access" })).toBeVisible();
      await header.getByRole("button", { name: "Switch to the light theme" }).click();
      await expect(page.locator("html")).toHaveAttribute("data-theme", "light");

      await page.clock.install();
      await page.reload();
      await homeIsShown(page);
      await expect(page.getByRole("heading", { name: "Quick access" })).toBeVisible();
      await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
    });

    await test.step("the popup does not come again, not even after the quiet period that it waits for", async () => {
      await page.clock.runFor("00:30");
      await expect(popup).toBeHidden();
    });
  });
});

/** Records the methods of the calls that the page makes. */
function watchMethods(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    const call = callIn(request);
    if (call) asked.push(call.api.method);
  });
  return asked;
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test(
    "the first screen needs at most 14 requests to the operator; a jackpot of twenty digits fits; nothing stands under the camera; the keyboard alone and 200 % text are enough; axe finds nothing",
    { tag: "@nightly" },
    async ({ page, context }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      const asked = watchAnswers(page);
      const jackpot = { id: "1", name: "Karo Jackpot", currency: "TRY", updatedAt: "2026-11-22T00:00:00Z" };
      const amount = "12345678901234567890.00";
      await answerCall(context, "habanero/getJackpots", { result: true, data: [{ ...jackpot, amount }] });
      await openHome(page);
      await nothingIsLoading(page);
      expect(asked.length, asked.join("\n")).toBeLessThanOrEqual(14);

      await test.step("the keyboard alone goes through the page, and the focus is always seen", () =>
        focusIsAlwaysSeen(page));

      await test.step("a jackpot of twenty digits is there to its last one", async () => {
        const figure = page.getByRole("main").getByRole("region", { name: "Karo Jackpot" }).locator("data");
        await expect(figure).toHaveAttribute("value", amount);
        await expect.poll(() => isInsideItsSection(figure)).toBe(true);
      });

      await test.step("in landscape, no button or link lies under the phone's camera", async () => {
        await page.setViewportSize({ width: 844, height: 390 });
        const devtools = await context.newCDPSession(page);
        await devtools.send("Emulation.setSafeAreaInsetsOverride", { insets: { left: 59, right: 59, bottom: 21 } });
        await expect.poll(() => whatIsUnderTheCamera(page, 59)).toEqual([]);
        await devtools.send("Emulation.setSafeAreaInsetsOverride", { insets: {} });
        await page.setViewportSize({ width: 360, height: 740 });
      });

      await test.step("at 200 % text nothing is cut off sideways", async () => {
        const enlarge = (size: string) =>
          page.evaluate((size) => void (document.documentElement.style.fontSize = size), size);
        await enlarge("200%");
        await fitsSideways(page, "home");
        await openInside(page, "/register");
        await expect(page.getByRole("main").getByLabel("Yıl")).toBeVisible();
        for (const width of [320, 360, 390]) {
          await page.setViewportSize({ width, height: 844 });
          await fitsSideways(page, `registration, ${width} px`);
        }
        await enlarge("");
      });

      await test.step("axe finds nothing", async () => {
        await beginOnPhone(page, 900);
        await page.goBack();
        await homeIsShown(page);
        // A phone does not even render the navigation of wide screens.
        await expect(page.getByRole("navigation", { name: /^(Bölümler|Ana menü)$/, includeHidden: true })).toHaveCount(
          0,
        );
        await loadEverySection(page);
        await looksRightByTurns(page, "home", "body");
      });
    },
  );
});

/** Records the requests that the back end answers, not those for the app's files and pictures. */
function watchAnswers(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith("/endpoint/") || pathname.startsWith("/data/") || pathname === "/config.json") {
      asked.push(`${pathname}${search} ${request.postData() ?? ""}`);
    }
  });
  return asked;
}

async function focusIsAlwaysSeen(page: Page): Promise<void> {
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "İçeriğe geç" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  for (let step = 0; step < 25; step += 1) {
    await page.keyboard.press("Tab");
    // A section that has just loaded may still move.
    await expect.poll(() => focusedButCovered(page), "the focused element is hidden under something").toBeUndefined();
  }
}

function isInsideItsSection(figure: Locator): Promise<boolean | undefined> {
  return figure.evaluate((element) => {
    const strip = element.closest("section")?.getBoundingClientRect();
    const { left, right, bottom } = element.getBoundingClientRect();
    return strip && left >= strip.left && right <= strip.right && bottom <= strip.bottom;
  });
}

/** What lies within `inset` CSS pixels of either side of the screen. */
function whatIsUnderTheCamera(page: Page, inset: number): Promise<string[]> {
  return page.evaluate(
    (edge) =>
      Array.from(
        document.querySelectorAll("#root > header :is(a, button), #root > nav a, main > section > :first-child"),
      )
        .filter((element) => {
          const { left, right, width } = element.getBoundingClientRect();
          return width > 0 && (left < edge || right > innerWidth - edge);
        })
        .map(({ outerHTML }) => outerHTML.slice(0, 80)),
    inset,
  );
}

/** The focused element if something covers it. */
function focusedButCovered(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return undefined;
    const box = element.getBoundingClientRect();
    // For an item that is partly on screen at the end of a shelf, the visible part counts (WCAG 2.4.11).
    const x = (Math.max(box.left, 0) + Math.min(box.right, innerWidth)) / 2;
    const seen = document.elementFromPoint(x, box.top + Math.min(box.height / 2, 40));
    return element.contains(seen) || seen?.contains(element) ? undefined : element.outerHTML.slice(0, 120);
  });
}

/** Scrolls through the whole page so that every section loads, and again if it has grown since. Ends at the top. */
async function loadEverySection(page: Page): Promise<void> {
  await expect(async () => {
    await page.evaluate(async () => {
      for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
        window.scrollTo({ top });
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
    });
    await expect(page.getByRole("contentinfo")).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await nothingIsLoading(page);
  // Where the header covers part of a button, axe would report the button as too small.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
}

test.describe("pictures", () => {
  test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });

  test("a dense screen gets the large pictures", { tag: "@nightly" }, async ({ page }) => {
    const { shelves, quickAccess } = await openHome(page);
    await expect.poll(() => pictureWidths(shelves.filter({ hasText: "Popüler" }))).toEqual(["264"]);
    // The same games in smaller places reuse the pictures.
    await expect.poll(() => pictureWidths(quickAccess)).toEqual(["264"]);
    await openInside(page, "/live");
    await expect.poll(() => pictureWidths(lobbyPage(page).grid)).toEqual(["400"]);
  });
});
