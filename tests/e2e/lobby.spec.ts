import type { Locator, Page } from "@playwright/test";
import { sql } from "kysely";
import { axeFindsNothing } from "./axe.ts";
import { callAddress, callIn } from "./calls.ts";
import { expect, test } from "./fixtures.ts";
import { firstTileOnScreen, lobbyIsShown, lobbyPage, openLobby } from "./lobby-page.ts";
import { beginOnPhone } from "./look.ts";
import { openInside } from "./open-inside.ts";
import { toastAfter } from "./toasts.ts";
import { fitsSideways } from "./waiting.ts";

// Nothing here depends on the worker, and installing it takes a second.
test.use({ serviceWorkers: "block" });

const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 720 };

test("category, order and type are in the address, which can be shared and survives back; every address shows what it names; filters, details and the keyboard; axe finds nothing", async ({
  page,
  operator,
}) => {
  const { title, count, categories, tiles } = lobbyPage(page);
  const { id } = await operator.db
    .selectFrom("category")
    .select("id")
    .where(sql`name->>'tr'`, "=", "Meyveler")
    .executeTakeFirstOrThrow();
  const shared = `/slot/category/${id}?type=slot&order=name`;
  const calls = watchCalls(page);
  const ofShared = { counted: "", first: "" };
  await test.step("a shared address", async () => {
    await beginOnPhone(page, 900);
    await openLobby(page, shared);
    await expect(title).toHaveText("Meyveler");
    await expect(tiles.first()).toContainText(/^[A-CÇ0-9]/);
    ofShared.counted = (await count.textContent()) ?? "";
    ofShared.first = (await tiles.first().textContent()) ?? "";
    await expect(tiles.first().locator("img")).toBeVisible();
    await axeFindsNothing(page, "the whole page");
    await fitsBothWidths(page, "games");
  });
  await test.step("every address of the lobbies shows what it names", () => everyAddressShowsWhatItNames(page, calls));

  await test.step("what the player chooses is in the address", async () => {
    await openInside(page, "/slot");
    await expect(count).toHaveText("12.000 oyun");
    await expect(page).toHaveTitle(/^Slot oyunları · /);
    await categories.getByRole("link", { name: "Meyveler" }).click();
    await expect(title).toHaveText("Meyveler");
    await expect(page).toHaveURL(new RegExp(`/slot/category/${id}$`));
    await expect(categories.getByRole("link", { name: "Meyveler" })).toHaveAttribute("aria-current", "page");
    await page.getByRole("combobox", { name: "Sırala" }).selectOption("name");
    await expect(page).toHaveURL(/\/slot\/category\/\d+\?order=name$/);
    await page.getByRole("combobox", { name: "Tür" }).selectOption("slot");
    await expect(page).toHaveURL(shared);
    await expect(tiles.first()).toHaveText(ofShared.first);
    await expect(count).toHaveText(ofShared.counted);
  });
  await test.step("back and forward", async () => {
    await page.goBack();
    await expect(page).toHaveURL(/\?order=name$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/slot\/category\/\d+$/);
    await page.goBack();
    await expect(title).toHaveText("Slot oyunları");
    await page.goForward();
    await expect(title).toHaveText("Meyveler");
  });
  await test.step("filters that nothing passes give the notice and a way out", () => filtersThatNothingPasses(page));
  await test.step("what there is to know about a game is told on demand", async () => {
    const dialog = await openDetails(page);
    await expect(dialog.getByText(/^%\d\d/)).toBeVisible();
    await fitsBothWidths(page, "details");
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
  });
  await test.step("the keyboard alone chooses a category and goes through the tiles", () =>
    keyboardAloneIsEnough(page));
  await test.step("the button back to the top", () => backToTopOnPhone(page));
  await test.step("about a table, whose provider has a page", async () => {
    await openInside(page, "/live");
    await expect(page).toHaveTitle(/^Canlı casino · /);
    await lobbyIsShown(page);
    await fitsBothWidths(page, "tables");
    const dialog = await openDetails(page);
    await expect(dialog.getByText("Krupiye", { exact: true })).toBeVisible();
    await dialog.getByRole("link").first().click();
    await expect(page).toHaveURL(/\/live\/provider\/\d+$/);
  });
});

/** Records each list call that the page makes. */
function watchCalls(page: Page): { method: string; data: Record<string, unknown> }[] {
  const calls: { method: string; data: Record<string, unknown> }[] = [];
  page.on("request", (request) => {
    const call = callIn(request);
    if (call) calls.push({ method: call.api.method, data: call.data });
  });
  return calls;
}

async function everyAddressShowsWhatItNames(page: Page, calls: ReturnType<typeof watchCalls>): Promise<void> {
  for (const [address, method, asked] of [
    ["/slot", "games_list", { limit: 48, offset: 0 }],
    ["/slot/category/94", "games_list", { categoryID: "94" }],
    ["/slot/type/crash", "games_list", { type: "crash" }],
    ["/slot/provider/1", "games_list", { providerID: "1" }],
    ["/live", "game_table_list", { limit: 48, offset: 0 }],
    ["/live/category/27", "game_table_list", { categoryID: "27" }],
    ["/live/type/roulette", "game_table_list", { type: "roulette" }],
    ["/live/provider/1", "game_table_list", { providerID: "1" }],
  ] as const) {
    calls.length = 0;
    await openInside(page, address);
    await expect
      .poll(
        () =>
          calls.find((call) => call.method === method && Object.keys(asked).every((field) => field in call.data))?.data,
        address,
      )
      .toMatchObject(asked);
    await expect(lobbyPage(page).title, address).toBeVisible();
  }
  await openInside(page, "/slot/boyle-bir-sayfa-yok");
  await expect(page.getByText("Aradığınız sayfa bulunamadı")).toBeVisible();
}

/** Expects that nothing overflows sideways, on a phone and then on a desktop. */
async function fitsBothWidths(page: Page, step: string): Promise<void> {
  for (const size of [phone, desktop]) {
    await page.setViewportSize(size);
    await fitsSideways(page, `${step}, ${size.width} px`);
  }
}

async function filtersThatNothingPasses(page: Page): Promise<void> {
  const { count, grid } = lobbyPage(page);
  // The toast is there for a moment only.
  await toastAfter(page, /Belirlediğiniz kriterlere göre/, () => openInside(page, "/slot/type/crash?q=qqqq"));
  await expect(page.getByRole("main").getByText("Belirlediğiniz kriterlere göre sonuç bulunamadı.")).toBeVisible();
  await fitsBothWidths(page, "nothing found");
  await page.getByRole("link", { name: "Filtreleri temizle" }).click();
  await lobbyIsShown(page);
  await expect(count).toHaveText("12.000 oyun");
  // An address with fewer letters than a search needs (product.md 5.3).
  await openInside(page, "/slot?q=ab");
  await expect(page.getByRole("main").getByText("Aramak için en az 3 karakter girin")).toBeVisible();
  await expect(grid).toHaveCount(0);
  await page.getByRole("link", { name: "Aramayı temizle" }).click();
  await lobbyIsShown(page);
}

async function keyboardAloneIsEnough(page: Page): Promise<void> {
  const { tiles, categories, title } = lobbyPage(page);
  const dialog = page.getByRole("dialog");
  await categories.getByRole("link", { name: "Popüler" }).focus();
  await page.keyboard.press("Enter");
  await expect(title).toHaveText("Popüler");
  await lobbyIsShown(page);
  await tiles
    .nth(2)
    .getByRole("button", { name: /ayrıntılar/ })
    .focus();
  await page.keyboard.press("Enter");
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(tiles.nth(2).getByRole("button", { name: /ayrıntılar/ })).toBeFocused();
  await page.evaluate(() => scrollTo(0, innerHeight * 4));
  await page.getByRole("button", { name: "Başa dön" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
}

/** On a phone, too, nothing covers the button. */
async function backToTopOnPhone(page: Page): Promise<void> {
  await page.setViewportSize(phone);
  await expect(page.getByRole("button", { name: /^Destek/ })).toBeVisible();
  await page.evaluate(() => scrollTo(0, innerHeight * 4));
  await page.getByRole("button", { name: "Başa dön" }).click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
}

/** Opens the details of the first tile, which a mouse finds on the tile. */
async function openDetails(page: Page): Promise<Locator> {
  const { tiles } = await lobbyIsShown(page);
  await tiles.first().hover();
  await tiles
    .first()
    .getByRole("button", { name: /ayrıntılar/ })
    .click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText("Bahis aralığı", { exact: true })).toBeVisible();
  return dialog;
}

/** Presses a link where it is. A click that Playwright has to retry would scroll the link to the middle. */
async function press(link: Locator): Promise<void> {
  await expect(link).toBeVisible();
  await link.dispatchEvent("click");
}

test(
  "1,000 games are scrolled step by step; who comes back finds the same tile, also in another category",
  { tag: "@nightly" },
  async ({ page, context }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await watchShifts(page);
    const { title, categories } = lobbyPage(page);
    const scrolled = () => page.evaluate(() => scrollY);
    await test.step("1,000 games are scrolled step by step", () => scrollsStepByStep(page));

    await page.setViewportSize(phone);
    await press(categories.getByRole("link", { name: "Popüler" }));
    await expect(title).toHaveText("Popüler");
    await lobbyIsShown(page);
    await page.evaluate(() => scrollTo({ top: 2600 }));
    await expect.poll(() => firstTileOnScreen(page)).toBeGreaterThan(20);
    const place = await firstTileOnScreen(page);
    await test.step("moving between categories and providers does not scroll to the top (product.md 2.6)", async () => {
      await press(categories.getByRole("link", { name: "Meyveler" }));
      await expect(title).toHaveText("Meyveler");
      await lobbyIsShown(page);
      expect(await scrolled()).toBe(2600);
    });
    await test.step("the player who comes back finds the same place", async () => {
      await press(page.getByRole("link", { name: /ana sayfa/ }));
      await expect(title).toHaveText(/^karo – /i);
      await expect.poll(scrolled).toBe(0);
      await page.goBack();
      await expect(title).toHaveText("Meyveler");
      await expect.poll(scrolled).toBe(2600);
      await page.goBack();
      await expect(title).toHaveText("Popüler");
      await expect.poll(() => firstTileOnScreen(page)).toBe(place);
    });
    await test.step("also when the list, or what surrounds it, loads late", async () => {
      let late = () => {};
      const untilThen = new Promise<void>((resolve) => (late = resolve));
      await context.route(callAddress, async (route) => {
        await untilThen;
        await route.fallback();
      });
      await page.reload();
      await expect(title).toBeVisible();
      late();
      await lobbyIsShown(page);
      await expect.poll(() => firstTileOnScreen(page)).toBe(place);
    });
    await test.step("on a wider screen the same tile is in another row", async () => {
      await openInside(page, "/about-us");
      await expect(title).toHaveText("Hakkımızda");
      await page.setViewportSize({ width: 800, height: 844 });
      await page.goBack();
      await lobbyIsShown(page);
      await expect.poll(() => firstTileOnScreen(page)).toBeLessThanOrEqual(place);
      await expect.poll(() => firstTileOnScreen(page)).toBeGreaterThan(place - 6);
    });
    await test.step("the very end: only the content below the list makes the page long enough", async () => {
      await expect(async () => {
        await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight }));
        // Check the footer's last line: when all of it is loaded, its first line is above the screen.
        await expect(page.getByRole("contentinfo").getByText("Tüm hakları saklıdır")).toBeInViewport({ timeout: 1000 });
      }).toPass();
      const end = await scrolled();
      await page.reload();
      await lobbyIsShown(page);
      await expect.poll(scrolled).toBe(end);
    });
  },
);

/** Adds up in `window.seen` how far the content of `main` moves on its own. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = { shifts: 0, elements: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node?: Element }[];
      })[]) {
        // Shifts of the footer, which is loaded at the very end, and what follows a press do not count.
        if (!entry.hadRecentInput && entry.sources.some(({ node }) => node?.closest?.("main")))
          seen.shifts += entry.value;
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

async function scrollsStepByStep(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const heap = async () => {
    await client.send("HeapProfiler.collectGarbage");
    return page.evaluate(
      () => (performance as unknown as { memory: { usedJSHeapSize: number } }).memory.usedJSHeapSize,
    );
  };
  const { count, tiles } = await openLobby(page, "/slot");
  await expect(count).toHaveText("12.000 oyun");
  await expect(tiles.first().locator("img")).toBeVisible();
  const before = await heap();
  const pictures = new Set<string>();
  page.on("request", (request) => {
    if (request.url().includes("/art/game/")) pictures.add(request.url());
  });
  for (const step of [200, 400, 600, 800]) {
    await scrollQuickly(page);
    await expect(page.locator(`main li[aria-posinset="${step}"]`)).toBeVisible();
    await page.getByRole("button", { name: "Daha fazla göster" }).click();
  }
  expect(await scrollQuickly(page)).toBeLessThanOrEqual(1500);
  await expect(page.locator('main li[aria-posinset="1000"] img')).toBeVisible();
  await expect(page.getByText("Kayıt Bulunamadı")).toHaveCount(0);
  // Of 1,000 pictures, only those of the screens on which the player stopped were requested.
  expect(pictures.size).toBeLessThan(400);
  expect((await heap()) - before).toBeLessThan(30 * 1024 * 1024);
  expect(await page.evaluate(() => (window as unknown as { seen: { shifts: number } }).seen.shifts)).toBeLessThan(
    0.001,
  );
}

/** Scrolls down one screen per frame, to the end of the page. Returns the most elements that the page ever had. */
function scrollQuickly(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const { seen } = window as unknown as { seen: { elements: number } };
    for (let top = scrollY; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: "instant" });
      await new Promise((resolve) => requestAnimationFrame(resolve));
      seen.elements = Math.max(seen.elements, document.querySelectorAll("*").length);
    }
    return seen.elements;
  });
}
