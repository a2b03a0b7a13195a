/**
 * However a session ends, nothing of the player is left: not in a storage, a cache, a database, the page or the copy of
 * the first screen that the next visit begins with.
 */
import type { BrowserContext, Page } from "@playwright/test";
import { findAccount } from "../../operator/accounts/find-player.ts";
import { houseAccount, post } from "../../operator/ledger/post.ts";
import type { RunningOperator } from "../../operator/server.ts";
import { revokeSessions } from "../../operator/sessions/revoke.ts";
import type { Fault } from "../storm/faults.ts";
import { type FaultProxy, startFaultProxy } from "../storm/proxy.ts";
import { test as base, expect } from "./fixtures.ts";
import { homeIsShown, homePage, workerIsReady } from "./home-page.ts";
import { everythingKept } from "./kept.ts";
import { forgetAttempts } from "./log-in.ts";
import { newPlayer } from "./new-player.ts";
import { goodPassword, type Newcomer } from "./registration.ts";
import { accountMenu, fillLogIn, logOut } from "./sign-in.ts";
import { nothingIsLoading } from "./waiting.ts";

const test = base.extend<{ readonly faulty: FaultProxy }>({
  faulty: async ({ operator }, use) => {
    const proxy = await startFaultProxy(operator.origin);
    await use(proxy);
    await proxy.close();
  },
  baseURL: async ({ faulty }, use) => use(faulty.origin),
});

interface Scene {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly operator: RunningOperator;
  readonly faulty: FaultProxy;
  readonly player: Newcomer;
  readonly playerId: string;
}

/** Past the moment up to which a session counts as fresh: the next call asks the operator first. */
async function useSessionAgain(page: Page): Promise<void> {
  await page.clock.fastForward(16_000);
  await page.getByRole("navigation", { name: "Bölümler" }).getByRole("link", { name: "Hesap" }).click();
}

const answerWith =
  (answer: object): Fault =>
  (response) => {
    response.writeHead(200, { "Content-Type": "application/json" });
    response.end(JSON.stringify({ result: false, message: "", data: null, ...answer }));
  };

interface Ending {
  readonly how: string;
  readonly end: (scene: Scene) => Promise<void>;
  /** The traits that stay, by their names; none unless said otherwise. */
  readonly leaves?: readonly string[];
}

/**
 * The session was only lost: what was being typed waits in this tab for the same player, and the auth record stays,
 * as ciphertext, because an expired session can be refreshed.
 */
const onlyLost = ["draft", "session's uid", "session's sid"];

const endings: readonly Ending[] = [
  { how: "log-out", end: ({ page }) => logOut(page) },
  {
    how: "log-out in another tab",
    end: async ({ page, context }) => {
      const other = await context.newPage();
      await other.goto("/promotions");
      await logOut(other);
      await page.bringToFront();
    },
  },
  {
    how: "expiry, for longer than a session can be refreshed",
    leaves: onlyLost,
    end: async ({ page, operator, playerId }) => {
      const before = new Date(Date.now() - 48 * 60 * 60 * 1000);
      await operator.db.updateTable("session").set({ expires_at: before }).where("player_id", "=", playerId).execute();
      await useSessionAgain(page);
    },
  },
  {
    how: "a session that the operator revoked, as a time-out does",
    leaves: onlyLost,
    end: async ({ page, operator, playerId }) => {
      await revokeSessions(operator.db, playerId, new Date());
      await useSessionAgain(page);
    },
  },
  {
    how: "an inactive account",
    end: async ({ page, faulty }) => {
      faulty.begin(answerWith({ message: "İnaktif hesap" }), ({ call }) => call === "system/ping");
      await useSessionAgain(page);
    },
  },
  {
    how: "a message that log-in failed",
    end: async ({ page, faulty }) => {
      faulty.begin(answerWith({ message: "Giriş Başarısız" }), ({ call }) => call === "system/ping");
      await useSessionAgain(page);
    },
  },
  { how: "an hour without activity", end: ({ page }) => page.clock.fastForward("01:00:10") },
  {
    how: "another player logging in",
    // The other player's own.
    leaves: ["private storage"],
    end: async ({ page, operator, playerId }) => {
      await revokeSessions(operator.db, playerId, new Date());
      await useSessionAgain(page);
      await expect(page).toHaveURL("/login");
      await fillLogIn(page, "toprak");
      await expect(accountMenu(page)).toHaveAccessibleName(/Toprak/);
    },
  },
];

for (const { how, end, leaves = [] } of endings) {
  test(`nothing of the player is left after ${how}`, async ({ page, context, operator, faulty }) => {
    await forgetAttempts(operator);
    await page.clock.install();
    const player = await newPlayer(operator);
    const playerId = (await findAccount(operator.db, player.username))?.id ?? "";
    await giveMoney(operator, playerId);
    await page.goto("/login");
    await workerIsReady(page);
    await fillLogIn(page, player.username, goodPassword);
    await expect(accountMenu(page)).toBeVisible();
    const traits = await leaveTraits(page, player, playerId);

    await end({ page, context, operator, faulty, player, playerId });
    await expect(page.getByRole("button", { name: /Işıl/ })).toHaveCount(0);
    const left = async () => {
      const kept = await traces(page);
      return Object.entries(traits).flatMap(([name, trait]) => (kept.includes(trait) ? name : []));
    };
    // Names alone: a message with what is kept would be endless.
    await expect.poll(left, "what is left of the player").toEqual(leaves);
    // The next visit begins with the copy of the first screen.
    faulty.end();
    await page.goto("/");
    await homeIsShown(page);
    expect(await left()).toEqual(leaves);
  });
}

const balance = "7391.46";

async function giveMoney({ db }: RunningOperator, playerId: string): Promise<void> {
  const { id } = await db
    .selectFrom("ledger_account")
    .select("id")
    .where("player_id", "=", playerId)
    .where("kind", "=", "wallet")
    .executeTakeFirstOrThrow();
  const house = await houseAccount(db, "house.opening", "TRY");
  const entries = [
    { accountId: id, amount: balance },
    { accountId: house, amount: `-${balance}` },
  ];
  await post(db, { kind: "opening", at: new Date(), entries });
}

/** Has the player use the site until all that could stay behind is there, and gives it, each trait by its name. */
async function leaveTraits(page: Page, player: Newcomer, playerId: string): Promise<Readonly<Record<string, string>>> {
  const draft = `taslak${Date.now()}@test.example`;
  await page.goto("/profile/email");
  await page.getByLabel("Yeni e-posta").fill(draft);
  await page.goto("/profile");
  await expect(page.getByText(player.email)).toBeVisible();
  await page.goto("/");
  await homeIsShown(page);
  await homePage(page).shelves.getByRole("button", { name: /: favori/ }).first().click();
  await expect(page.getByText("₺7.391,46").first()).toBeVisible();
  await nothingIsLoading(page);
  const keptCopy = () => page.evaluate(async () => Boolean(await caches.match("/first-screen.json")));
  // The copy is made in idle moments, which the page's clock holds back.
  await expect.poll(async () => (await page.clock.fastForward(1_000), keptCopy())).toBe(true);

  const session = await page.evaluate(() => JSON.parse(localStorage.getItem("userSession") ?? "{}") as Record<string, string>);
  const traits = {
    name: "Işıl Çağlayan",
    "last name": "Çağlayan",
    username: player.username,
    "player's id": `"${playerId}"`,
    "e-mail": player.email,
    balance,
    "balance as shown": "7.391,46",
    draft,
    "session's uid": session["uid"] ?? "uid",
    "session's sid": session["sid"] ?? "sid",
    // Favourites, and whatever else is kept of a player.
    "private storage": "karo.player.",
  };
  // What was never there cannot be left behind: these would prove nothing if they were not found now.
  const there = await traces(page);
  for (const name of ["last name", "username", "balance as shown", "draft", "session's uid", "private storage"] as const) {
    expect(there.includes(traits[name]), `${name} is there while the player is signed in`).toBe(true);
  }
  return traits;
}

/** What is kept, what the document holds, and what stands in its fields, as one text. */
async function traces(page: Page): Promise<string> {
  const shown = await page.evaluate(() => [
    document.documentElement.outerHTML,
    ...Array.from(document.querySelectorAll("input, textarea"), (field) => (field as HTMLInputElement).value),
  ]);
  return [await everythingKept(page), ...shown].join("\n").replaceAll("\\", "");
}
