import type { BrowserContext, Page } from "@playwright/test";
import { decideRequest } from "../../operator/money/decide-request.ts";
import type { RunningOperator } from "../../operator/server.ts";
import { revokeSessions } from "../../operator/identity/revoke.ts";
import { expect, test } from "./fixtures.ts";
import { workerIsReady } from "./home-page.ts";
import { clearShown, click, pushTo, renewSubscription, show, shown, stubSubscription } from "./push-messages.ts";
import { accountMenu, fillLogIn, logOut } from "./sign-in.ts";
import { startSignedIn } from "./signed-in.ts";

const deposit = {
  id: "1",
  kind: "deposit",
  title: "Yatırımınız onaylandı",
  body: "Tutar bakiyenizde.",
  url: "/profile/history",
  tag: "deposit-1",
};

/** The only notification that a message for a player who has left may show, in the language of the browser. */
const endIsTold: unknown = expect.stringMatching(/^(Bu cihazda bildirimler kapatıldı|Notifications were turned off)/);

/** Waits for the region of the offline note, which comes with the code that listens to the worker. */
const pageListens = (page: Page) => expect(page.locator("[data-offline-note]")).toBeAttached();

/** Marks the document, so that a reload can be told. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { same: true }));
const isMarked = (page: Page) => page.evaluate(() => "same" in window);

/** What the steps of the journey share. */
interface Journey {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly operator: RunningOperator;
  /** Delivers a message. */
  readonly push: (message: object | string) => Promise<void>;
  /** The subscriptions that the operator has, with their topics. */
  readonly stored: () => Promise<string[]>;
}

/** Whether the worker still knows whose messages this device gets. */
const ownerIsKnown = (page: Page) => page.evaluate(() => caches.has("push-owner"));

async function pageShowsMessages({ page, context, operator, push }: Journey, transaction: string): Promise<void> {
  const status = (label: string) => page.getByRole("main").getByText(label, { exact: true });
  await expect(status("Bekliyor")).toBeVisible();
  await decideRequest(operator.db, transaction, { verdict: "approve" }, new Date());
  await push(deposit);
  const toast = page.getByText("Yatırımınız onaylandı. Tutar bakiyenizde.");
  await expect(toast).toBeVisible();
  // Without the message, the page would ask again within a minute.
  await expect(status("Onaylandı")).toBeVisible();
  expect(await shown(context)).toEqual([]);
  await page.getByRole("button", { name: "Göster" }).click();
  await expect(page).toHaveURL("/profile/history");
}

async function browserShowsMessages({ page, context, operator, push }: Journey): Promise<void> {
  await page.goto("about:blank");
  await push(deposit);
  await push({ ...deposit, title: "Yatırımınız iptal edildi" });
  await push({ ...deposit, kind: "withdraw", title: "Çekiminiz onaylandı", tag: "withdraw-1" });
  await push({ ...deposit, kind: "coupon", title: "Kuponunuz kazandı", tag: "coupon-1" });
  await push({ ...deposit, kind: "message", title: "Mesaj", tag: "message-1" });
  await push({ ...deposit, kind: "lottery", title: "Çekiliş", tag: "lottery-1", url: "https://evil.example/" });
  await push({
    web_push: 8030,
    notification: {
      title: "Bildirim",
      navigate: `${operator.origin}/slot`,
      data: { ...deposit, kind: "promotion", title: "Promosyon", tag: "promotion-1", url: "/promotions" },
    },
  });
  const titles = async () =>
    (await shown(context))
      .map((text) => text.split("|")[0])
      .toSorted((left, right) => left?.localeCompare(right ?? "", "tr") ?? 0);
  await expect
    .poll(titles)
    .toEqual(["Çekiliş", "Çekiminiz onaylandı", "Kuponunuz kazandı", "Mesaj", "Promosyon", "Yatırımınız iptal edildi"]);
  await push("{");
  await push(JSON.stringify({ ...deposit, body: "a".repeat(9_000) }));
  await expect.poll(titles).toContain("Yeni bir bildiriminiz var");
}

async function clickGoesOnInPage({ page, context }: Journey, title: string): Promise<void> {
  await mark(page);
  expect(await click(context, title)).toEqual([]);
  await expect(page).toHaveURL("/profile/history");
  expect(await isMarked(page)).toBe(true);
}

async function logOutEndsMessages({ page, context, push, stored }: Journey): Promise<void> {
  await logOut(page);
  await expect.poll(stored).toEqual([]);
  await expect.poll(() => shown(context)).toEqual([]);
  // The end of the subscription closes what is shown, then forgets the owner.
  await expect.poll(() => ownerIsKnown(page)).toBe(false);
  await push(deposit);
  await expect.poll(() => shown(context)).toEqual([endIsTold]);
}

async function clickFindsTheWindow({ page, context }: Journey): Promise<void> {
  // The worker knows a window by the address that it was loaded with.
  await page.goto("/promotions?id=1");
  await pageListens(page);
  const elsewhere = await context.newPage();
  await stubSubscription(elsewhere, "first");
  // A page that costs little.
  await elsewhere.goto("/tournaments");
  await pageListens(elsewhere);
  // The browser lists the most recently visible window first.
  await elsewhere.bringToFront();
  await mark(page);
  await mark(elsewhere);
  await show(context, "Promosyon", "/promotions");
  expect(await click(context, "Promosyon")).toEqual([]);
  await expect(page).toHaveURL("/promotions");
  await expect(elsewhere).toHaveURL("/tournaments");
  expect([await isMarked(page), await isMarked(elsewhere)]).toEqual([true, true]);
  await elsewhere.close();
  await page.bringToFront();
}

/** Whether the player of this device's messages is signed in, as stored for the worker. Runs in the page. */
async function ownerIsSignedIn(): Promise<unknown> {
  const stored = await caches.match("/push-owner.json", { cacheName: "push-owner" });
  return ((await stored?.json()) as { readonly signedIn?: unknown } | undefined)?.signedIn;
}

async function lostSessionHidesMessages(
  { page, context, push }: Journey,
  endSessions: () => Promise<void>,
): Promise<void> {
  await clearShown(context);
  await show(context, "Mesaj", "/notifications");
  await endSessions();
  expect(await click(context, "Mesaj")).toEqual([]);
  await expect(page).toHaveURL("/login");
  // The worker hides a message if the stored owner is signed out. The page stores that shortly after it opens the log-in.
  await expect.poll(() => page.evaluate(ownerIsSignedIn)).toBe(false);
  await push(deposit);
  await expect.poll(() => shown(context)).toEqual(["Yeni bir bildiriminiz var|Görmek için giriş yapın."]);
  await fillLogIn(page, "deniz");
  await expect(page).toHaveURL("/notifications");
  await expect(page.getByRole("heading", { level: 1, name: "Bildirimler" })).toBeVisible();
}

async function nextPlayerSeesNothing(
  { page, context, push }: Journey,
  endSessions: () => Promise<void>,
): Promise<void> {
  await endSessions();
  await page.goto("/profile");
  await expect(page).toHaveURL("/login");
  await fillLogIn(page, "toprak");
  await expect(accountMenu(page)).toHaveAccessibleName(/Toprak/);
  await expect.poll(() => ownerIsKnown(page)).toBe(false);
  await push(deposit);
  await expect.poll(() => shown(context)).toEqual([endIsTold]);
  await expect(page.getByText(deposit.title)).toHaveCount(0);
}

/** The subscriptions that the operator has. */
const subscriptions =
  ({ db }: RunningOperator) =>
  async () =>
    (await db.selectFrom("push_subscription").select(["endpoint", "topics"]).execute()).map(
      ({ endpoint, topics }) => `${endpoint.split("/").at(-1)} ${topics?.join()}`,
    );

test.beforeEach(async ({ page, context, operator }) => {
  await context.grantPermissions(["notifications"]);
  await stubSubscription(page, "first");
  await startSignedIn(page, operator);
});

test("push messages: offered, subscribed, shown by the browser or the page, followed, and gone with log-out", async ({
  page,
  context,
  operator,
}) => {
  const { id } = await operator.db
    .selectFrom("player_transaction")
    .innerJoin("player", "player.id", "player_transaction.player_id")
    .select("player_transaction.id")
    .where("username", "=", "deniz")
    .where("category", "=", 2)
    .where("player_transaction.status", "=", 1001)
    .executeTakeFirstOrThrow();
  await page.goto(`/profile/deposit?transaction=${id}`);
  await workerIsReady(page);
  const offer = page.getByRole("complementary", { name: "Yatırımınız onaylanınca haber verelim mi?" });
  await offer.getByRole("button", { name: "Bildirimleri aç" }).click();
  const stored = subscriptions(operator);
  await expect.poll(stored).toEqual(["first deposit,withdraw,coupon,message"]);
  await expect(offer).toHaveCount(0);

  const push = await pushTo(context, page, operator.origin);
  const journey: Journey = { page, context, operator, push, stored };
  await test.step("in sight of its player, the page shows the message and asks for what it is about", () =>
    pageShowsMessages(journey, id));
  await test.step("with no page, the browser shows it; a click goes on in the open page without a reload", async () => {
    await page.goto("about:blank");
    await push(deposit);
    await expect.poll(() => shown(context)).toEqual([`${deposit.title}|${deposit.body}`]);
    await page.goto("/promotions");
    await pageListens(page);
    await clickGoesOnInPage(journey, deposit.title);
  });
  await test.step("log-out ends it, and no message says anything any more", () => logOutEndsMessages(journey));
});

test(
  "push messages: turned on in the preferences, several shown, followed to a new window and among several, renewed, hidden while the session is lost",
  { tag: "@nightly" },
  async ({ page, context, operator }) => {
    await page.goto("/profile/preferences");
    await workerIsReady(page);
    await page.getByRole("button", { name: "Bildirimleri aç" }).click();
    await expect(page.getByRole("button", { name: "Bu cihazda bildirimleri kapat" })).toBeVisible();
    const stored = subscriptions(operator);
    await expect.poll(stored).toHaveLength(1);
    const push = await pushTo(context, page, operator.origin);
    const journey: Journey = { page, context, operator, push, stored };
    await test.step("with no page, every message shows something, and a later one replaces one with its tag", () =>
      browserShowsMessages(journey));
    await test.step("a click opens a window, or goes on in the open page without a reload", async () => {
      expect(await click(context, "Promosyon")).toEqual(["/promotions"]);
      expect(await click(context, "Çekiliş")).toEqual(["/notifications"]);
      await page.goto("/profile/preferences");
      await pageListens(page);
      await clickGoesOnInPage(journey, "Kuponunuz kazandı");
    });
    await test.step("a renewed subscription is told to the operator", async () => {
      await renewSubscription(context, page, "first", "renewed");
      await expect.poll(stored).toContain("renewed deposit,withdraw,coupon,message");
    });
    await test.step("with several windows, a click goes on in the one that shows the page already", () =>
      clickFindsTheWindow(journey));

    const { id } = await operator.db
      .selectFrom("player")
      .select("id")
      .where("username", "=", "deniz")
      .executeTakeFirstOrThrow();
    const endSessions = () => revokeSessions(operator.db, id, new Date());
    await test.step("after the session was lost, messages hide what they say and a click leads to the log-in", () =>
      lostSessionHidesMessages(journey, endSessions));
    await test.step("the next player sees nothing of them", () => nextPlayerSeesNothing(journey, endSessions));
  },
);
