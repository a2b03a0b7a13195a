import type { Locator, Page } from "@playwright/test";
import { sql } from "kysely";
import { callIn } from "./calls.ts";
import { cannotBeLoaded } from "./chunk.ts";
import { tournamentGames } from "./content-pages.ts";
import { expect, test } from "./fixtures.ts";
import { workerIsReady } from "./home-page.ts";
import { lobbyIsShown, openLobby } from "./lobby-page.ts";
import { beginOnPhone, looksRightByTurns } from "./look.ts";
import { openInside } from "./open-inside.ts";
import { openSearch, searchButton, searchDialog } from "./search-dialog.ts";
import { logOut } from "./sign-in.ts";
import { startSignedIn } from "./signed-in.ts";
import { toastAfter } from "./toasts.ts";

test.use({ downloadsCatalogue: true });

/** The number of catalogue pages that the device stores, and about how many bytes. */
function catalogueOf(page: Page): Promise<{ pages: number; bytes: number }> {
  return page.evaluate(async () => {
    // Opening a missing database would create an empty one and block the page's own.
    const isThere = (await indexedDB.databases()).some(({ name }) => name === "karo.games");
    if (!isThere) return { pages: 0, bytes: 0 };
    const result = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve) => request.addEventListener("success", () => resolve(request.result)));
    const database = await result(indexedDB.open("karo.games"));
    const kept = await result(database.transaction("pages").objectStore("pages").getAll());
    database.close();
    return { pages: kept.length, bytes: JSON.stringify(kept).length };
  });
}

test(
  "what the device has of the catalogue answers first, forgives typing errors, answers alone offline, and knows every tournament's games",
  { tag: "@nightly" },
  async ({ page, context, operator, noSurprises }) => {
    noSurprises.expectError(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
    // A tournament's games are found by their ids, wherever they are in the catalogue: one answer lists only 500 games.
    const farGames = await operator.db
      .selectFrom("game")
      .select(["id", "name"])
      .orderBy("id")
      .offset(6_000)
      .limit(3)
      .execute();
    const gameIds = sql<number[]>`${JSON.stringify(farGames.map(({ id }) => Number(id)))}::jsonb`;
    await operator.db.updateTable("tournament").set({ game_ids: gameIds }).where("id", "=", "1").execute();
    await startSignedIn(page, operator);
    const verbs = new Set<string>();
    context.on("request", (request) => {
      if (callIn(request)?.data["limit"] === 500) verbs.add(request.method());
    });
    await page.goto("/about-us");
    await workerIsReady(page);
    await openInside(page, "/slot/category/94");
    await lobbyIsShown(page);
    const { field, options, status } = await openSearch(page);
    // 12,000 games in pages of 500, and one page of tables.
    await expect.poll(async () => (await catalogueOf(page)).pages, { timeout: 60_000 }).toBe(25);
    expect((await catalogueOf(page)).bytes).toBeLessThan(5_000_000);
    expect([...verbs], "how its pages are asked for").toEqual(["GET"]);
    // The service worker does not store them a second time.
    const longest = await page.evaluate(async () => {
      const names = (await caches.keys()).filter((name) => name.includes("catalogue"));
      const answers = await Promise.all(names.map(async (name) => (await caches.open(name)).matchAll()));
      const sizes = await Promise.all(answers.flat().map(async (answer) => (await answer.text()).length));
      return Math.max(...sizes);
    });
    expect(longest).toBeGreaterThan(0);
    expect(longest).toBeLessThan(60_000);

    await field.fill("sahmarann uyanyor");
    await expect(options.first()).toContainText("Şahmaran Uyanıyor");
    await context.setOffline(true);
    await field.fill("ninty-nine lantrns");
    await expect(options.first()).toContainText("Ninety-Nine Lanterns");
    await expect(status).toContainText("Çevrim dışı: cihazınızdaki listeden");
    // Pictures that were never fetched show a plain background, not the browser's broken image.
    await field.fill("sahmaran");
    await expect(options.locator("img[hidden]").first()).toBeAttached();
    const broken = () =>
      options
        .locator("img:not([hidden])")
        .evaluateAll(
          (all: HTMLImageElement[]) =>
            all.filter(({ complete, naturalWidth }) => complete && naturalWidth === 0).length,
        );
    await expect.poll(broken).toBe(0);
    // Also on a second visit, which begins with a lobby that this browser has never shown, in the right order.
    await page.goto("/slot/type/crash?order=name");
    const { count, tiles } = await lobbyIsShown(page);
    const crash = await operator.db
      .selectFrom("game")
      .select(["id", "name"])
      .where("type", "=", "crash")
      .orderBy("alphabetical")
      .execute();
    await expect(count).toHaveText(`${crash.length} oyun`);
    await expect(tiles.first()).toContainText(crash[0]?.name ?? "no game");
    await expect(page.getByRole("note")).toContainText("bu cihazdaki katalog gösteriliyor");
    await expect(page.getByRole("note").getByRole("time")).toBeVisible();
    await openSearch(page);
    await field.fill("galata rulet");
    await expect(options.filter({ hasText: "Galata Hızlı Rulet" })).toBeVisible();
    await field.fill("simurg works");
    await expect(page.getByRole("group", { name: "Sağlayıcılar" }).getByRole("option").first()).toContainText(
      "Simurg Works",
    );
    await page.keyboard.press("Escape");
    await openInside(page, "/live/type/roulette");
    await expect(tiles.first()).toContainText(/Rulet/);
    await context.setOffline(false);
    // A request that was under way when the network came back may still fail. The page then asks again within 35 seconds.
    await expect(page.getByRole("note")).toHaveCount(0, { timeout: 60_000 });

    // A game that no list has shown still has its name.
    const last = crash.at(-1);
    await openInside(page, `/play/slot/${last?.id}`);
    await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toHaveText(last?.name ?? "no game");

    await openInside(page, "/tournaments?id=1");
    const games = await tournamentGames(page);
    for (const { name } of farGames) await expect(games.getByRole("link").filter({ hasText: name })).toBeVisible();
  },
);

test.describe("without a worker", () => {
  // Nothing here depends on it, and installing it takes a second.
  test.use({ serviceWorkers: "block" });

  test(
    "a search whose code is missing says so, and opens at the next press; the keyboard alone finds, chooses and leaves; Turkish letters, tables and providers are found in both languages; log-out forgets searches",
    { tag: "@nightly" },
    async ({ page, operator, noSurprises }) => {
      noSurprises.expectError(/Failed to load resource/);
      await startSignedIn(page, operator);
      const { field, options, games, recent, status } = searchDialog(page);
      await test.step("code that is missing is said, and asked for again", () => openWithMissingCode(page));
      await test.step("the keyboard alone finds, chooses and leaves", () => useTheKeyboardAlone(page));
      await test.step("Turkish letters are found however they are typed, and tables as well as games", async () => {
        await page.keyboard.press("/");
        for (const typed of ["sahmaran uyaniyor", "ŞAHMARAN UYANIYOR", "şahmaran uyanıyor", "Sahmaran UYANİYOR"]) {
          await field.fill(typed);
          await expect(options.first(), typed).toContainText("Şahmaran Uyanıyor");
          await field.fill("");
          await expect(games).toHaveCount(0);
        }
        await field.fill("kervan ruleti");
        await expect(options.filter({ hasText: "Kervan Ruleti" }).first()).toBeVisible();
      });
      await test.step("axe finds nothing", async () => {
        await beginOnPhone(page, 900);
        await looksRightByTurns(page, "results");
      });
      // The looks end in English.
      await test.step("in English, too; providers lead to their games", async () => {
        await field.fill("sa");
        await expect(status).toHaveText("Please enter at least 3 characters to search");
        await field.fill("Sahmaran UYANİYOR");
        await expect(options.first()).toContainText("Şahmaran Uyanıyor");
        await field.fill("simurg");
        await page
          .getByRole("group", { name: "Providers" })
          .getByRole("option", { name: "Simurg Works" })
          .first()
          .click();
        await expect(page).toHaveURL(/\/slot\/provider\/\d+$/);
        await expect(page.getByRole("heading", { level: 1 })).toHaveText("Simurg Works");
      });
      await test.step("a player's searches are deleted at log-out", async () => {
        await openSearch(page);
        await expect(recent).toHaveText(["simurg", "lale"]);
        await page.keyboard.press("Escape");
        await logOut(page);
        await openSearch(page);
        await expect(options.first()).toBeVisible();
        await expect(recent).toHaveCount(0);
      });
    },
  );
});

/** Opens a lobby and its search, whose code comes only at the second press. Leaves “la” in the field. */
async function openWithMissingCode(page: Page): Promise<void> {
  const dialogCode = await cannotBeLoaded(page, "SearchDialog");
  await openLobby(page, "/slot");
  await toastAfter(page, /^Bu bölüm açılamadı/, () => page.keyboard.press("/"));
  expect(dialogCode.tries(), "it is asked for once more").toBeGreaterThan(1);
  dialogCode.comes();
  const { field, games, status } = searchDialog(page);
  await searchButton(page).click();
  await expect(field).toBeFocused();
  await page.keyboard.type("la");
  await expect(games).toHaveCount(0);
  await expect(status).toHaveText("Aramak için en az 3 karakter girin");
}

/** Goes on from “la” in the field. */
async function useTheKeyboardAlone(page: Page): Promise<void> {
  const { dialog, field, options, recent, active } = searchDialog(page);
  await page.keyboard.type("le");
  await expect(active).toContainText(/Lale/i);
  await expect(field).toHaveAttribute("aria-expanded", "true");
  const first = (await active.textContent()) ?? "";
  await page.keyboard.press("ArrowDown");
  await expect(active).not.toHaveText(first);
  // Also in forced colours, the dialog shows which option Enter chooses.
  await page.emulateMedia({ forcedColors: "active" });
  const ground = (option: Locator) => option.evaluate((element) => getComputedStyle(element).backgroundColor);
  await expect.poll(async () => (await ground(active)) === (await ground(options.first()))).toBe(false);
  await page.emulateMedia({ forcedColors: null });
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute("aria-activedescendant", (await active.getAttribute("id")) ?? "none");
  await page.keyboard.press("ArrowUp");
  await expect(active).toHaveText(first);
  await page.keyboard.press("ArrowUp");
  await expect(active).toContainText("“lale” için tüm oyunlar");
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/slot\?q=lale$/);
  await expect(page.getByRole("main").locator("li[aria-posinset]").first()).toContainText(/lale/i);

  await page.keyboard.press("/");
  await expect(field).toBeFocused();
  // Searches that led somewhere are offered again.
  await expect(recent).toHaveText(["lale"]);
  await page.keyboard.press("Enter");
  await expect(field).toHaveValue("lale");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
}
