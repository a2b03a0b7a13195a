import type { Page } from "@playwright/test";
import { axeFindsNothing } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import { lobbyIsShown, lobbyPage, openLobby } from "./lobby-page.ts";
import { beginOnPhone, partLooksRight } from "./look.ts";
import { openInside } from "./open-inside.ts";
import { toastAppears } from "./toasts.ts";

// Nothing here depends on the worker, and installing it takes a second.
test.use({ serviceWorkers: "block" });

/** Records each list call that the page makes. */
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
  for (const [index, [address, method, asked]] of ([
    ["/slot", "games_list", { limit: 48, offset: 0 }],
    ["/slot/category/94", "games_list", { categoryID: "94" }],
    ["/slot/type/crash", "games_list", { type: "crash" }],
    ["/slot/provider/1", "games_list", { providerID: "1" }],
    ["/live", "game_table_list", { limit: 48, offset: 0 }],
    ["/live/category/27", "game_table_list", { categoryID: "27" }],
    ["/live/type/roulette", "game_table_list", { type: "roulette" }],
    ["/live/provider/1", "game_table_list", { providerID: "1" }],
  ] as const).entries()) {
    calls.length = 0;
    await (index === 0 ? page.goto(address) : openInside(page, address));
    await expect
      .poll(() => calls.find((call) => call.method === method && Object.keys(asked).every((field) => field in call.data))?.data, address)
      .toMatchObject(asked);
    await expect(lobbyPage(page).title, address).toBeVisible();
  }
  await openInside(page, "/slot/boyle-bir-sayfa-yok");
  await expect(page.getByText("Aradığınız sayfa bulunamadı")).toBeVisible();
});

test("categories, order and type are in the address, and survive back and sharing", async ({ page, context }) => {
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

test("filters that nothing passes give the notice and a way out; what there is to know about a game or a table is told on demand", async ({ page }) => {
  const { tiles, count, grid, categories, title } = lobbyPage(page);
  const dialog = page.getByRole("dialog");
  await test.step("filters that nothing passes", async () => {
    await page.goto("/slot/type/crash?q=qqqq");
    await expect(page.getByRole("main").getByText("Belirlediğiniz kriterlere göre sonuç bulunamadı.")).toBeVisible();
    await toastAppears(page, /Belirlediğiniz kriterlere göre/);
    await page.getByRole("link", { name: "Filtreleri temizle" }).click();
    await lobbyIsShown(page);
    await expect(count).toHaveText("12.000 oyun");
  });
  await test.step("an address with fewer letters than a search needs (product.md 5.3)", async () => {
    await openInside(page, "/slot?q=ab");
    await expect(page.getByRole("main").getByText("Aramak için en az 3 karakter girin")).toBeVisible();
    await expect(grid).toHaveCount(0);
    await page.getByRole("link", { name: "Aramayı temizle" }).click();
    await lobbyIsShown(page);
  });
  await test.step("about a game", async () => {
    await tiles.first().hover();
    await tiles.first().getByRole("button", { name: /ayrıntılar/ }).click();
    for (const fact of ["RTP", "Volatilite", "Bahis aralığı", "Yayın tarihi"]) await expect(dialog.getByText(fact, { exact: true })).toBeVisible();
    await expect(dialog.getByText(/^%\d\d/)).toBeVisible();
    await expect(dialog.getByRole("link", { name: "Oyun kuralları" })).toHaveAttribute("href", "/info/CasinoKurallari");
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
  });
  await test.step("the keyboard alone chooses a category and goes through the tiles", async () => {
    await categories.getByRole("link", { name: "Popüler" }).focus();
    await page.keyboard.press("Enter");
    await expect(title).toHaveText("Popüler");
    await lobbyIsShown(page);
    await tiles.nth(2).getByRole("button", { name: /ayrıntılar/ }).focus();
    await page.keyboard.press("Enter");
    await expect(dialog).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(tiles.nth(2).getByRole("button", { name: /ayrıntılar/ })).toBeFocused();
    await page.evaluate(() => scrollTo(0, innerHeight * 4));
    await page.getByRole("button", { name: "Başa dön" }).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main")).toBeFocused();
    // On a phone, too, nothing covers it.
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.getByRole("button", { name: /^Destek/ })).toBeVisible();
    await page.evaluate(() => scrollTo(0, innerHeight * 4));
    await page.getByRole("button", { name: "Başa dön" }).click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });
  await test.step("about a table", async () => {
    await openInside(page, "/live");
    await expect(page).toHaveTitle(/^Canlı casino · /);
    await lobbyIsShown(page);
    await tiles.first().hover();
    await tiles.first().getByRole("button", { name: /ayrıntılar/ }).click();
    for (const fact of ["Durum", "Krupiye", "Bahis aralığı"]) await expect(dialog.getByText(fact, { exact: true })).toBeVisible();
    await dialog.getByRole("link").first().click();
    await expect(page).toHaveURL(/\/live\/provider\/\d+$/);
  });
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

test("axe finds nothing in the lobbies", async ({ page }) => {
  await beginOnPhone(page, 900);
  const { tiles } = await openLobby(page, "/slot/category/94?order=rtp");
  await expect(tiles.first().locator("img")).toBeVisible();
  await axeFindsNothing(page, "the whole page");
  await partLooksRight(page, "games");
  const before = (await tiles.first().textContent()) ?? "";
  await openInside(page, "/live/type/blackjack");
  await expect(tiles.first()).not.toHaveText(before);
  await expect(tiles.first().locator("img")).toBeVisible();
  await partLooksRight(page, "tables");
  await tiles.first().getByRole("button").last().focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toBeVisible();
  await partLooksRight(page, "details");
  await page.keyboard.press("Escape");
  await openInside(page, "/slot?q=qqqq");
  await expect(page.getByText(/sonuç bulunamadı|No results/).first()).toBeVisible();
  await partLooksRight(page, "nothing found");
});
