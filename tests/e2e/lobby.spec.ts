import { AxeBuilder } from "@axe-core/playwright";
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { firstTileOnScreen, lobbyIsShown, lobbyPage, openLobby } from "./lobby-page.ts";

async function speak(page: Page, language: "tr" | "en", theme = "dark"): Promise<void> {
  await page.addInitScript(
    ([code, mode]) => {
      localStorage.setItem("language", code);
      localStorage.setItem("userMode", mode);
    },
    [language, theme] as const,
  );
}

/** Every row of a list call that the page asks for. */
function watchCalls(page: Page): { method: string; data: Record<string, unknown> }[] {
  const calls: { method: string; data: Record<string, unknown> }[] = [];
  page.on("request", (request) => {
    if (request.method() !== "POST" || !request.url().endsWith("/endpoint/v1")) return;
    const { api, data } = request.postDataJSON() as { api: { method: string }; data: Record<string, unknown> };
    calls.push({ method: api.method, data });
  });
  return calls;
}

test("every address of the lobbies shows what it names", async ({ page }) => {
  const calls = watchCalls(page);
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
    await page.goto(address);
    await expect(lobbyPage(page).title, address).toBeVisible();
    await expect
      .poll(() => calls.find((call) => call.method === method && Object.keys(asked).every((field) => field in call.data))?.data, address)
      .toMatchObject(asked);
  }
  await page.goto("/slot/boyle-bir-sayfa-yok");
  await expect(page.getByText("Aradığınız sayfa bulunamadı")).toBeVisible();
});

test("categories, order and type are in the address, and survive back, reload and sharing", async ({ page, context }) => {
  const { title, count, categories } = await openLobby(page, "/slot");
  await expect(count).toHaveText("12.000 oyun");
  await expect(page).toHaveTitle(/^Slot oyunları · /);
  await categories.getByRole("link", { name: "Meyveler" }).click();
  await expect(title).toHaveText("Meyveler");
  await expect(page).toHaveURL(/\/slot\/category\/\d+$/);
  await expect(categories.getByRole("link", { name: "Meyveler" })).toHaveAttribute("aria-current", "page");

  await page.getByRole("combobox", { name: "Sırala" }).selectOption("name");
  await expect(page).toHaveURL(/\/slot\/category\/\d+\?order=name$/);
  await page.getByRole("combobox", { name: "Tür" }).selectOption("slot");
  await expect(page).toHaveURL(/\?type=slot&order=name$/);
  const { tiles } = await lobbyIsShown(page);
  const counted = (await count.textContent()) ?? "";
  await expect(tiles.first()).toContainText(/^[A-CÇ0-9]/);
  const first = (await tiles.first().textContent()) ?? "";

  await page.reload();
  await lobbyIsShown(page);
  await expect(count).toHaveText(counted);
  await expect(tiles.first()).toHaveText(first);
  const shared = await context.newPage();
  await openLobby(shared, page.url());
  await expect(lobbyPage(shared).count).toHaveText(counted);
  await expect(lobbyPage(shared).tiles.first()).toHaveText(first);
  await shared.close();

  await page.goBack();
  await expect(page).toHaveURL(/\?order=name$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/slot\/category\/\d+$/);
  await page.goBack();
  await expect(title).toHaveText("Slot oyunları");
  await page.goForward();
  await expect(title).toHaveText("Meyveler");
});

test("filters that nothing passes give the notice and a way out", async ({ page }) => {
  await page.goto("/slot/type/crash?q=qqqq");
  await expect(page.getByRole("main").getByText("Belirlediğiniz kriterlere göre sonuç bulunamadı.")).toBeVisible();
  await expect(page.getByRole("region", { name: "Bildirimler" })).toContainText("Belirlediğiniz kriterlere göre");
  await page.getByRole("link", { name: "Süzgeçleri temizle" }).click();
  await lobbyIsShown(page);
  await expect(lobbyPage(page).count).toHaveText("12.000 oyun");

  // Fewer letters than a search needs, written into the address (spec §5).
  await page.goto("/slot?q=ab");
  await expect(page.getByRole("main").getByText("Aramak için en az 3 karakter girin")).toBeVisible();
  await expect(lobbyPage(page).grid).toHaveCount(0);
  await page.getByRole("link", { name: "Aramayı temizle" }).click();
  await lobbyIsShown(page);
});

/** Presses a link where it stands. A click would, if it had to be tried again, scroll the page to have it in the middle. */
async function press(link: Locator): Promise<void> {
  await expect(link).toBeVisible();
  await link.dispatchEvent("click");
}

test("the player who comes back finds the same tile, and moving between categories keeps the place", async ({ page, context }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { categories, title } = await openLobby(page, "/slot/category/94");
  const scrolled = () => page.evaluate(() => scrollY);
  await press(categories.getByRole("link", { name: "Popüler" }));
  await expect(title).toHaveText("Popüler");
  await lobbyIsShown(page);
  await page.evaluate(() => scrollTo({ top: 2600 }));
  await expect.poll(() => firstTileOnScreen(page)).toBeGreaterThan(20);
  const place = await firstTileOnScreen(page);

  // No scroll to the top on the pages of categories and providers (spec §2).
  await press(categories.getByRole("link", { name: "Meyveler" }));
  await expect(title).toHaveText("Meyveler");
  await lobbyIsShown(page);
  expect(await scrolled()).toBe(2600);

  await press(page.getByRole("link", { name: /ana sayfa/ }));
  await expect(title).toHaveText("karo");
  await expect.poll(scrolled).toBe(0);
  await page.goBack();
  await expect(title).toHaveText("Meyveler");
  await expect.poll(scrolled).toBe(2600);
  await page.goBack();
  await expect(title).toHaveText("Popüler");
  await expect.poll(() => firstTileOnScreen(page)).toBe(place);
  // Nor does it get lost when the list, or what stands around it, comes late.
  let late = () => {};
  const untilThen = new Promise<void>((resolve) => (late = resolve));
  await context.route("**/endpoint/v1", async (route) => {
    await untilThen;
    await route.fallback();
  });
  await page.reload();
  await expect(title).toBeVisible();
  late();
  await lobbyIsShown(page);
  await expect.poll(() => firstTileOnScreen(page)).toBe(place);
  // On a wider screen the same tile stands in another row.
  await page.goto("/about-us");
  await page.setViewportSize({ width: 800, height: 844 });
  await page.goBack();
  await lobbyIsShown(page);
  await expect.poll(() => firstTileOnScreen(page)).toBeLessThanOrEqual(place);
  await expect.poll(() => firstTileOnScreen(page)).toBeGreaterThan(place - 6);

  // The very end, where what stands below the list makes the page long enough.
  await expect(async () => {
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight }));
    await expect(page.getByRole("contentinfo").getByText("18+").first()).toBeInViewport({ timeout: 1000 });
  }).toPass();
  const end = await scrolled();
  await page.reload();
  await lobbyIsShown(page);
  await expect.poll(scrolled).toBe(end);
});

test("12,000 games are scrolled end to end", async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.addInitScript(() => {
    const seen = { shifts: 0, elements: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources: { node?: Element }[] })[]) {
        // The footer, which comes near at the very end, fetches its own.
        if (entry.sources.some(({ node }) => node?.closest?.("main"))) seen.shifts += entry.value;
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  const client = await page.context().newCDPSession(page);
  const heap = async () => {
    await client.send("HeapProfiler.collectGarbage");
    return page.evaluate(() => (performance as unknown as { memory: { usedJSHeapSize: number } }).memory.usedJSHeapSize);
  };
  const { count, tiles } = await openLobby(page, "/slot");
  await expect(count).toHaveText("12.000 oyun");
  await expect(tiles.first().locator("img")).toBeVisible();
  const before = await heap();
  const pictures = new Set<string>();
  page.on("request", (request) => {
    if (request.url().includes("/art/game/")) pictures.add(request.url());
  });
  const most = await page.evaluate(async () => {
    const { seen } = window as unknown as { seen: { elements: number } };
    const height = document.documentElement.scrollHeight;
    // A screen a frame: as fast as a thumb on the scroll bar.
    for (let top = 0; top < height; top += innerHeight) {
      scrollTo({ top, behavior: "instant" });
      await new Promise((resolve) => requestAnimationFrame(resolve));
      seen.elements = Math.max(seen.elements, document.querySelectorAll("*").length);
    }
    return seen.elements;
  });
  expect(most).toBeLessThanOrEqual(1500);
  await expect(page.locator('main li[aria-posinset="12000"] img')).toBeVisible();
  await expect(page.getByText("Kayıt Bulunamadı")).toHaveCount(0);
  // Of 12,000 pictures those of the last screens, where the scrolling came to rest.
  expect(pictures.size).toBeLessThan(150);
  expect((await heap()) - before).toBeLessThan(30 * 1024 * 1024);
  expect(await page.evaluate(() => (window as unknown as { seen: { shifts: number } }).seen.shifts)).toBeLessThan(0.001);
});

test("what there is to know about a game or a table is told on demand", async ({ page }) => {
  const { tiles } = await openLobby(page, "/slot");
  const name = (await tiles.first().locator("span").filter({ hasText: /\S/ }).nth(1).textContent()) ?? "";
  await tiles.first().hover();
  await tiles.first().getByRole("button", { name: /ayrıntılar/ }).click();
  const dialog = page.getByRole("dialog");
  for (const fact of ["RTP", "Oynaklık", "Bahis aralığı", "Yayın tarihi"]) await expect(dialog.getByText(fact, { exact: true })).toBeVisible();
  await expect(dialog.getByText(/^%\d\d/)).toBeVisible();
  await expect(dialog.getByRole("link", { name: "Oyun kuralları" })).toHaveAttribute("href", "/info/CasinoKurallari");
  expect(name).not.toBe("");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();

  await openLobby(page, "/live");
  await tiles.first().hover();
  await tiles.first().getByRole("button", { name: /ayrıntılar/ }).click();
  for (const fact of ["Durum", "Krupiye", "Bahis aralığı"]) await expect(dialog.getByText(fact, { exact: true })).toBeVisible();
  await dialog.getByRole("link").first().click();
  await expect(page).toHaveURL(/\/live\/provider\/\d+$/);
});

test("a list that does not come is asked for again by its button, and a part of it by its own", async ({ page, context, noSurprises }) => {
  noSurprises.expectError(/Failed to load resource/);
  let broken: (offset: number) => boolean = (offset) => offset === 0;
  await context.route("**/endpoint/v1", async (route) => {
    const { api, data } = route.request().postDataJSON() as { api: { method: string }; data: { offset?: number } };
    if (api.method !== "games_list" || !broken(data.offset ?? 0)) return route.fallback();
    await route.fulfill({ json: { result: false, message: "Şu anda yanıt veremiyoruz.", data: null } });
  });
  await page.goto("/slot/type/slot");
  await expect(page.getByText("Bu bölüm yüklenemedi")).toBeVisible();
  broken = (offset) => offset > 0;
  await page.getByRole("button", { name: "Tekrar dene" }).click();
  await lobbyIsShown(page);
  await page.evaluate(() => scrollTo({ top: 40_000 }));
  await expect(page.getByText("Listenin bu kısmı yüklenemedi.")).toBeVisible();
  broken = () => false;
  await page.getByRole("button", { name: "Tekrar dene" }).click();
  await expect(page.locator("main li[aria-posinset]").first()).toBeVisible();
  await expect(page.getByText("Listenin bu kısmı yüklenemedi.")).toHaveCount(0);
});

test("the keyboard alone chooses a category and goes through the tiles", async ({ page }) => {
  const { categories, tiles, title } = await openLobby(page, "/slot");
  await categories.getByRole("link", { name: "Popüler" }).focus();
  await page.keyboard.press("Enter");
  await expect(title).toHaveText("Popüler");
  await lobbyIsShown(page);
  await tiles.nth(2).getByRole("button", { name: /ayrıntılar/ }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(tiles.nth(2).getByRole("button", { name: /ayrıntılar/ })).toBeFocused();
  await page.evaluate(() => scrollTo(0, innerHeight * 4));
  await page.getByRole("button", { name: "Başa dön" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  // On a phone, too, nothing stands in its way.
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole("button", { name: /^Destek/ })).toBeVisible();
  await page.evaluate(() => scrollTo(0, innerHeight * 4));
  await page.getByRole("button", { name: "Başa dön" }).click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

for (const [theme, language, width, height] of [
  ["dark", "tr", 390, 844],
  ["light", "en", 1440, 900],
  ["light", "tr", 360, 740],
  ["dark", "en", 768, 1024],
] as const) {
  test(`axe finds nothing in the lobbies: ${theme}, ${language}, ${width}`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await speak(page, language, theme);
    const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
    const check = async (name: string) => {
      const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze();
      const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(" | ")}`);
      expect(found, name).toEqual([]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      expect(overflow, name).toBeLessThanOrEqual(0);
    };
    for (const address of ["/slot", "/slot/category/94?order=rtp", "/live", "/live/type/blackjack"]) {
      const { tiles } = await openLobby(page, address);
      await expect(tiles.first().locator("img")).toBeVisible();
      await check(address);
    }
    const { tiles } = lobbyPage(page);
    await tiles.first().getByRole("button").last().focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog")).toBeVisible();
    await check("details");
    await page.goto("/slot?q=qqqq");
    await expect(page.getByText(/sonuç bulunamadı|No results/).first()).toBeVisible();
    await check("nothing found");
  });
}
