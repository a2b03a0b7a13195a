/**
 * However a session ends, nothing of the player is left: not in storage, caches, databases, or the page, nor at the next
 * visit.
 */
import type { BrowserContext, Page } from "@playwright/test";
import { findAccount } from "../../operator/identity/accounts.ts";
import { houseAccount, post } from "../../operator/money/ledger.ts";
import type { RunningOperator } from "../../operator/server.ts";
import { revokeSessions } from "../../operator/identity/revoke.ts";
import type { Fault } from "../storm/faults.ts";
import { type FaultProxy, startFaultProxy } from "../storm/proxy.ts";
import { test as base, expect } from "./fixtures.ts";
import { homeIsShown, homePage, workerIsReady } from "./home-page.ts";
import { everythingKept } from "./kept.ts";
import { forgetAttempts, openLogIn } from "./log-in.ts";
import { newPlayer } from "./new-player.ts";
import { goodPassword, type Newcomer } from "./registration.ts";
import { accountMenu, fillLogIn, logOut } from "./sign-in.ts";
import { startSignedIn } from "./signed-in.ts";
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

/** Moves the clock past the time for which a session counts as fresh, so that the next call asks the operator first. */
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
  /** The names of the traits that may stay. Default: none. */
  readonly leaves?: readonly string[];
  /**
   * Whether the next visit is looked at, too. What is stored is searched after every end, so few endings need the page load
   * that a visit costs.
   */
  readonly visitsAgain?: boolean;
}

/**
 * The session was only lost. Drafts wait in this tab for the same player, and the auth record stays as ciphertext,
 * because an expired session can be refreshed.
 */
const onlyLost = ["draft", "session's uid", "session's sid", "stored records"];

/** Other messages of the operator and an expiry end a session in the same ways: clearing.test.ts has them all. */
const endings: readonly Ending[] = [
  { how: "log-out", end: ({ page }) => logOut(page), visitsAgain: true },
  {
    how: "log-out in another tab",
    end: async ({ context }) => {
      const other = await context.newPage();
      await other.goto("/promotions");
      await logOut(other);
      await expect(accountMenu(other)).toHaveCount(0);
      await other.close();
    },
  },
  { how: "an hour without activity", end: ({ page }) => page.clock.fastForward("01:00:10") },
  {
    how: "an inactive account",
    end: async ({ page, faulty }) => {
      faulty.begin(answerWith({ message: "İnaktif hesap" }), ({ call }) => call === "system/ping");
      await useSessionAgain(page);
    },
  },
  {
    how: "a session that the operator revoked, as a time-out does",
    leaves: onlyLost,
    visitsAgain: true,
    end: async ({ page, operator, playerId }) => {
      await revokeSessions(operator.db, playerId, new Date());
      await useSessionAgain(page);
    },
  },
];

test("nothing of a player is left after a lost session and after a log-out, also when another player logs in then", async ({
  page,
  operator,
  faulty,
}) => {
  await forgetAttempts(operator);
  await page.clock.install();
  const { player, playerId } = await newMoneyedPlayer(operator);
  // The player logs in by the form later on.
  await startSignedIn(page, { ...operator, origin: faulty.origin }, player.username, undefined, goodPassword);
  await page.goto("/profile/email");
  await workerIsReady(page);
  const draft = await useEverything(page, player);
  await test.step("a session that the operator revoked", async () => {
    const left = await tracesAreThere(page, player, playerId, draft);
    await revokeSessions(operator.db, playerId, new Date());
    await useSessionAgain(page);
    await expect(accountButton(page)).toHaveCount(0);
    await left.noteSession();
    await expect.poll(left.find, "what is left of the player").toEqual(onlyLost);
  });
  let left: Traces | undefined;
  await test.step("a log-out, when the player was back", async () => {
    await logIn(page, player);
    left = await tracesAreThere(page, player, playerId, draft);
    await logOut(page);
    await expect(accountButton(page)).toHaveCount(0);
    await expect.poll(left.find, "what is left of the player").toEqual([]);
  });
  await openLogIn(page);
  await test.step("another player logging in", () => anotherPlayerFindsNothing(page, left));
});

test(
  "however a session ends, nothing of the player is left",
  { tag: "@nightly" },
  async ({ page, context, operator, faulty }) => {
    await forgetAttempts(operator);
    await page.clock.install();
    await page.goto("/login");
    await workerIsReady(page);
    let left: Traces | undefined;
    for (const ending of endings) left = await nothingIsLeftAfter(ending, { page, context, operator, faulty });
    await test.step("another player logging in", () => anotherPlayerFindsNothing(page, left));
  },
);

/** The traits that are also found when none of the old player is left: the player who is signed in now has them. */
const ofAnotherPlayer = ["stored records", "private storage"];

async function anotherPlayerFindsNothing(page: Page, left: Traces | undefined): Promise<void> {
  await fillLogIn(page, "toprak");
  await expect(accountMenu(page)).toHaveAccessibleName(/Toprak/);
  await expect.poll(() => left?.find(), "what is left of the player").toEqual(ofAnotherPlayer);
  await page.goto("/");
  await homeIsShown(page);
  expect(await left?.find()).toEqual(ofAnotherPlayer);
}

/** The button of the account menu of the player that these tests make. */
const accountButton = (page: Page) => page.getByRole("button", { name: /Işıl/ });

async function logIn(page: Page, { username }: Newcomer): Promise<void> {
  await fillLogIn(page, username, goodPassword);
  await expect(accountMenu(page)).toBeVisible();
}

interface Traces {
  /** Finds the names of the player's traits that are left. */
  readonly find: () => Promise<string[]>;
  /**
   * Reads the stored uid and sid, which `find` looks for from then on. Each ping encrypts them anew, so the last ping of a
   * session may store values that were not read before.
   */
  readonly noteSession: () => Promise<void>;
}

/** Logs a new player in on the log-in page that is open, ends the session, and returns to the log-in page. */
async function nothingIsLeftAfter(
  { how, end, leaves = [], visitsAgain = false }: Ending,
  scene: Omit<Scene, "player" | "playerId">,
): Promise<Traces> {
  return test.step(how, async () => {
    const { page, operator, faulty } = scene;
    const { player, playerId } = await newMoneyedPlayer(operator);
    await logIn(page, player);
    await page.getByRole("navigation", { name: "Bölümler" }).getByRole("link", { name: "Hesap" }).click();
    await page.getByRole("link", { name: "E-posta değiştir" }).click();
    const left = await tracesAreThere(page, player, playerId, await useEverything(page, player));

    await end({ ...scene, player, playerId });
    await expect(accountButton(page)).toHaveCount(0);
    if (leaves.length > 0) await left.noteSession();
    await expect.poll(left.find, "what is left of the player").toEqual(leaves);
    faulty.end();
    if (visitsAgain) {
      await page.goto("/");
      await homeIsShown(page);
      expect(await left.find()).toEqual(leaves);
    }
    await openLogIn(page);
    return left;
  });
}

async function newMoneyedPlayer(operator: RunningOperator): Promise<{ player: Newcomer; playerId: string }> {
  const player = await newPlayer(operator);
  const playerId = (await findAccount(operator.db, player.username))?.id ?? "";
  await giveMoney(operator, playerId);
  return { player, playerId };
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

/** Polls often: work that the page does in idle time runs only while a poll moves the page's fake clock forward. */
const soon = { intervals: [100] };

/** Goes on from the form for a new e-mail address until every kind of trace exists. Returns what was typed there. */
async function useEverything(page: Page, player: Newcomer): Promise<string> {
  const draft = `taslak${Date.now()}@test.example`;
  await expect(page.getByText(player.email)).toBeVisible();
  await page.getByLabel("Yeni e-posta").fill(draft);
  await page
    .getByRole("banner")
    .getByRole("link", { name: /ana sayfa$/ })
    .click();
  await homeIsShown(page);
  await homePage(page)
    .shelves.getByRole("button", { name: /: favori/ })
    .first()
    .click();
  await expect(page.getByText("₺7.391,46").first()).toBeVisible();
  await nothingIsLoading(page);
  return draft;
}

/** Waits until every kind of trace of the signed-in player is there: its later absence would prove nothing otherwise. */
async function tracesAreThere(page: Page, player: Newcomer, playerId: string, draft: string): Promise<Traces> {
  // A ping renews the session while this waits, so there are several of each.
  const uids: string[] = [];
  const sids: string[] = [];
  const traits: Readonly<Record<string, readonly string[]>> = {
    name: ["Işıl Çağlayan"],
    "last name": ["Çağlayan"],
    username: [player.username],
    "player's id": [`"${playerId}"`],
    "e-mail": [player.email],
    balance: [balance],
    "balance as shown": ["7.391,46"],
    draft: [draft],
    "session's uid": uids,
    "session's sid": sids,
    // The names of the records, which are the same for every player.
    "stored records": ['"userSession":', '"userAuth":'],
    // Favourites, and everything else that is stored about a player.
    "private storage": ["karo.player."],
  };
  const needed = ["last name", "username", "balance as shown", "draft", "session's uid", "private storage"];
  const find = async () => {
    const kept = await traces(page);
    // Only names: a message with all stored data would be endless.
    return Object.entries(traits).flatMap(([name, texts]) => (texts.some((text) => kept.includes(text)) ? name : []));
  };
  const noteSession = async () => {
    const { uid, sid } = await page.evaluate(
      () => JSON.parse(localStorage.getItem("userAuth") ?? "{}") as { readonly uid?: string; readonly sid?: string },
    );
    if (uid) uids.push(uid);
    if (sid) sids.push(sid);
  };
  // Some are stored a moment after they are shown.
  const notThere = async () => {
    await page.clock.fastForward(1_000);
    await noteSession();
    const there = await find();
    return needed.filter((name) => !there.includes(name));
  };
  await expect.poll(notThere, { ...soon, message: "what is missing while the player is signed in" }).toEqual([]);
  return { find, noteSession };
}

/** What the browser stores, the document and the values of its fields, as one text. */
async function traces(page: Page): Promise<string> {
  const shown = await page.evaluate(() => [
    document.documentElement.outerHTML,
    ...Array.from(document.querySelectorAll("input, textarea"), (field) => (field as HTMLInputElement).value),
  ]);
  return [await everythingKept(page), ...shown].join("\n").replaceAll("\\", "");
}
