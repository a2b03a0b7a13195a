import type { FrameLocator, Page } from "@playwright/test";
import { findAccount } from "../../operator/identity/accounts.ts";
import { createGameLaunch, type GameToLaunch } from "../../operator/provider/game-launch.ts";
import { walletsOf } from "../../operator/money/ledger.ts";
import type { RunningOperator } from "../../operator/server.ts";
import { axeFindsNothing } from "./axe.ts";
import { expect, test } from "./fixtures.ts";

const games = {
  slot: { kind: "slot", reference: "10001" },
  crash: { kind: "virtual", reference: "zeplin", type: "crash" },
  roulette: { kind: "table", reference: "501" },
  sports: { kind: "virtual", reference: "betframe", type: "sport" },
} as const satisfies Record<string, GameToLaunch>;

test.use({ viewport: { width: 390, height: 700 }, serviceWorkers: "block" });

/** The single-use address of a game for that player. */
async function addressOf(
  operator: RunningOperator,
  game: GameToLaunch,
  { player = "derya", lang = "tr" } = {},
): Promise<string> {
  const account = await findAccount(operator.db, player);
  const launch = { ...game, playerId: account?.id ?? "", origin: operator.origin, now: new Date() };
  const { token } = await createGameLaunch(operator.db, launch);
  return `${operator.providerOrigin}/game?launch=${token}&lang=${lang}`;
}

/** Opens an empty page on the site's origin. There is no app, because this tests the games. */
async function openEmptySite(page: Page): Promise<void> {
  // This address of the site has no content and no policy, so a game's frame is all there is.
  await page.route("/favicon.ico", (route) => route.fulfill({ status: 204 }));
  await page.goto("/config.json");
}

/** Opens a game in a frame of the page, in place of an earlier one, and records the messages that it sends. */
async function play(
  page: Page,
  operator: RunningOperator,
  game: GameToLaunch,
  { player = "derya" } = {},
): Promise<FrameLocator> {
  const address = await addressOf(operator, game, { player });
  await page.evaluate((src) => {
    const said: string[] = [];
    Object.assign(window, { said });
    const frame = Object.assign(document.createElement("iframe"), { title: "Oyun", src });
    frame.style.cssText = "border: 0; position: fixed; inset: 0; width: 100%; height: 100%";
    document.body.replaceChildren(frame);
    addEventListener("message", ({ data, source }: MessageEvent<{ type: string }>) => {
      if (source === frame.contentWindow) said.push(data.type);
    });
  }, address);
  return page.frameLocator("iframe");
}

const said = (page: Page) => page.evaluate(() => (window as unknown as { said: string[] }).said);

/** Presses Tab until the element has the focus, as a keyboard user does. */
async function tabTo(page: Page, frame: FrameLocator, name: RegExp, key = "Tab"): Promise<void> {
  const button = frame.getByRole("button", { name }).first();
  await expect(button).toBeEnabled();
  await expect(async () => {
    await page.keyboard.press(key);
    await expect(button).toBeFocused({ timeout: 50 });
  }).toPass({ intervals: [0] });
}

test("the keyboard alone plays a slot, which the site hears of, can pause and the player verifies", async ({
  page,
  operator,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openEmptySite(page);
  const frame = await play(page, operator, games.slot);
  const spin = frame.getByRole("button", { name: "Çevir", exact: true });
  const result = frame.getByRole("status").first();
  await tabTo(page, frame, /^Çevir$/);
  await frame.getByLabel("Bahis", { exact: true }).fill("on lira");
  await tabTo(page, frame, /^Çevir$/);
  await page.keyboard.press("Enter");
  await expect(result).toHaveText("Bahsi 2,50 gibi bir tutar olarak yazın.");
  await frame.getByLabel("Bahis", { exact: true }).fill("10,00");
  await tabTo(page, frame, /^Çevir$/);
  await page.keyboard.press("Enter");
  await expect(result).toHaveText(/Kazandınız|Geri dönen|Bahsiniz geri döndü|kazanç yok/);
  await expect.poll(() => said(page)).toEqual(["game:ready", "game:busy", "game:balance", "game:idle"]);

  await test.step("no round begins while the site has paused the game, and another origin cannot pause it", async () => {
    const paused = frame.getByText("Oyun duraklatıldı");
    const tell = (type: string) =>
      page.evaluate(([type, origin]) => window.frames[0]?.postMessage({ type }, origin), [
        type,
        operator.providerOrigin,
      ] as const);
    // A message from the page itself has neither the parent's window nor its origin.
    await page.frames()[1]?.evaluate(() => window.postMessage({ type: "site:pause" }, location.origin));
    await tell("site:balance");
    await expect(paused).toBeHidden();
    await expect(spin).toBeEnabled();
    await tell("site:pause");
    await expect(paused).toBeVisible();
    await expect(spin).toBeDisabled();
    await tell("site:resume");
    await expect(spin).toBeEnabled();
  });

  await test.step("a player verifies a round of their own in the browser", async () => {
    await frame.getByRole("button", { name: "Doğrula" }).click();
    const panel = frame.getByRole("dialog", { name: "Adil oyun" });
    await expect(panel.getByText("Tohum henüz gizli")).toBeVisible();
    await panel.getByLabel("Sizin tohumunuz").fill("lale");
    await panel.getByRole("button", { name: /Tohumu değiştir/ }).click();
    await panel.getByRole("button", { name: "Doğrula" }).click();
    await expect(panel.getByText("Doğru: özet ve sonuç tutuyor.")).toBeVisible();
    await page.keyboard.press("Escape");
  });
  await frame.getByRole("button", { name: "Oyunu kapat" }).click();
  await expect.poll(() => said(page)).toContain("game:close");
});

test(
  "the keyboard alone plays the other games; the balance is the wallet’s, and a coupon whose answer is lost is not placed twice",
  { tag: "@nightly" },
  async ({ page, operator, noSurprises }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openEmptySite(page);
    await test.step("a flight, and gets off it in time", () => flyAndGetOff(page, operator));
    await test.step("a spin of the wheel", () => spinTheWheel(page, operator));
    await test.step("a coupon, which then stands among the player’s own", () => playACoupon(page, operator));
    await test.step("too low a balance leads to a deposit", () => tooLowABalance(page, operator));
    noSurprises.expectError(/Failed to load resource/);
    await test.step("a coupon whose answer is lost on its way is not placed a second time", () =>
      lostCoupon(page, operator));
  },
);

async function flyAndGetOff(page: Page, operator: RunningOperator): Promise<void> {
  const frame = await play(page, operator, games.crash);
  const button = frame.getByRole("button", { name: /^(Kalkış|Çek:)/ });
  // One flight in thirty ends before anybody can get off. Then play another one.
  await expect(async () => {
    if ((await button.textContent()) === "Kalkış") await button.press("Enter");
    await expect(button).toHaveText(/^Çek: ₺1[01],/, { timeout: 2_000 });
    await expect(button).toBeEnabled({ timeout: 500 });
    await button.press("Enter");
    await expect(frame.getByRole("status")).toHaveText(/katında çekildi\. Kazandınız/, { timeout: 2_000 });
  }).toPass();
}

async function spinTheWheel(page: Page, operator: RunningOperator): Promise<void> {
  const frame = await play(page, operator, games.roulette);
  await tabTo(page, frame, /^0 yeşil/);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(frame.getByRole("button", { name: /^2 siyah, ₺[\d.,]+ konuldu/ })).toBeFocused();
  await tabTo(page, frame, /^Çevir: ₺/);
  await page.keyboard.press("Enter");
  await expect(frame.getByRole("status")).toHaveText(/^\d+ (kırmızı|siyah|yeşil)\. /);
  await expect(frame.getByRole("list", { name: "Son sayılar" }).getByRole("listitem")).toHaveCount(1);
}

async function playACoupon(page: Page, operator: RunningOperator): Promise<void> {
  const frame = await play(page, operator, games.sports);
  await tabTo(page, frame, /, 1 \d/);
  await page.keyboard.press("Enter");
  await tabTo(page, frame, /^Kupona git$/, "Shift+Tab");
  await page.keyboard.press("Enter");
  await tabTo(page, frame, /^Kuponu oyna$/);
  await page.keyboard.press("Enter");
  await expect(frame.getByRole("status")).toHaveText(/Kupon \d+ alındı/);
  await expect(frame.getByRole("article").first()).toContainText("Açık");
  const [coupon] = await operator.db.selectFrom("coupon").selectAll().orderBy("id", "desc").limit(1).execute();
  expect(coupon).toMatchObject({ stake: "10.00", state: "open" });
}

async function tooLowABalance(page: Page, operator: RunningOperator): Promise<void> {
  const frame = await play(page, operator, games.roulette, { player: "efsun" });
  await expect(frame.getByText("₺480,75")).toBeVisible();
  await frame.getByRole("radio").last().press("Space");
  await frame.getByRole("button", { name: /^17 / }).press("Enter");
  await frame.getByRole("button", { name: /^Çevir: / }).press("Enter");
  await expect(frame.getByText("Bakiyeniz bu bahis için yeterli değil.")).toBeVisible();
  await frame.getByRole("button", { name: "Para yatır" }).click();
  await expect.poll(() => said(page)).toContain("game:deposit");
  const account = await findAccount(operator.db, "efsun");
  expect((await walletsOf(operator.db, account?.id ?? ""))[0]?.balance).toBe("480.75");
}

async function lostCoupon(page: Page, operator: RunningOperator): Promise<void> {
  const countCoupons = async () => (await operator.db.selectFrom("coupon").select("id").execute()).length;
  const before = await countCoupons();
  const frame = await play(page, operator, games.sports);
  await page.route("**/api/coupons", async (route) => {
    await route.fetch();
    await route.abort();
  });
  await frame
    .getByRole("button", { name: /, 1 \d/ })
    .first()
    .click();
  const place = frame.getByRole("button", { name: "Kuponu oyna" });
  await place.click();
  await expect(frame.getByRole("status")).toHaveText(/tekrar deneyin/i);
  await page.unroute("**/api/coupons");
  await place.click();
  await expect(frame.getByRole("status")).toHaveText(/Kupon \d+ alındı/);
  expect(await countCoupons()).toBe(before + 1);
}

test(
  "axe finds nothing in the games in either theme, and no chip covers a bet’s name in either language",
  { tag: "@nightly" },
  async ({ page, operator }) => {
    // The tests above play in Turkish.
    for (const [name, game] of Object.entries(games)) {
      await page.goto(await addressOf(operator, game, { lang: "en" }));
      await gameIsThere(page);
      if (name === "sports")
        await page
          .getByRole("button", { name: /, X \d/ })
          .first()
          .click();
      if (name === "roulette") await noChipCoversAName(page);
      await looksRightIn(page, "dark", name);
      await looksRightIn(page, "light", name);
    }
    await page.goto(await addressOf(operator, games.roulette));
    await gameIsThere(page);
    await noChipCoversAName(page);
  },
);

/** The theme of the site is the colour scheme of a game. */
async function looksRightIn(page: Page, theme: "dark" | "light", name: string): Promise<void> {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
  await expect(page.locator("html")).toHaveCSS("color-scheme", theme);
  await axeFindsNothing(page, `${name}, ${theme}`);
}

async function gameIsThere(page: Page): Promise<void> {
  await expect(page.getByRole("status").first()).not.toHaveText(/Yükleniyor|Loading/);
}

async function noChipCoversAName(page: Page): Promise<void> {
  for (const spot of ["red", "dozen1", "column1", "n0", "n36"]) await page.locator(`.at-${spot}`).click();
  await expect(page.locator(".laid")).toHaveCount(5);
  expect(await namesUnderChips(page)).toEqual([]);
}

/** The bets whose names are covered by the chip on them. */
function namesUnderChips(page: Page): Promise<(string | null)[]> {
  return page.locator(".laid").evaluateAll((bets) => {
    const isCovered = (bet: Element) => {
      const [name, , chip] = bet.children;
      const words = document.createRange();
      if (name) words.selectNodeContents(name);
      const a = words.getBoundingClientRect();
      const b = chip?.getBoundingClientRect() ?? new DOMRect();
      return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
    };
    return bets.filter(isCovered).map((bet) => bet.textContent);
  });
}
