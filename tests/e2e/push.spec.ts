import type { BrowserContext, Page } from "@playwright/test";
import { decideRequest } from "../../operator/cash-requests/decide-request.ts";
import { newBrowser } from "../../operator/push/testing/push-service.ts";
import { expect, test } from "./fixtures.ts";
import { homeIsShown, workerIsReady } from "./home-page.ts";
import { pushServiceOfTests } from "./operator-of-file.ts";
import { revokeSessions } from "../../operator/sessions/revoke.ts";
import { accountMenu, fillLogIn, logOut } from "./sign-in.ts";
import { startSignedIn } from "./signed-in.ts";

const deposit = { id: "1", kind: "deposit", title: "Yatırımınız onaylandı", body: "Tutar bakiyenizde.", url: "/profile/history", tag: "deposit-1" };

/** The only notification that a message for a player who has left may show, in the language of the browser. */
const endIsTold: unknown = expect.stringMatching(/^(Bu cihazda bildirimler kapatıldı|Notifications were turned off)/);

/** Subscribing needs the browser vendor's server, so the page's subscription is a stub that outlives reloads. */
async function stubSubscription(page: Page, name: string): Promise<void> {
  const { keys } = newBrowser("").subscription;
  await page.addInitScript(
    ({ endpoint, keys }) => {
      const kept = () => localStorage.getItem("stub");
      const subscription = () => {
        const [key = "", at] = (kept() ?? "").split(" ");
        const bytes = Uint8Array.from(atob(key.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
        return {
          endpoint: at,
          options: { applicationServerKey: bytes.buffer },
          toJSON: () => ({ endpoint: at, keys }),
          unsubscribe: async () => localStorage.removeItem("stub"),
        } as unknown as PushSubscription;
      };
      PushManager.prototype.getSubscription = async () => (kept() ? subscription() : null);
      PushManager.prototype.subscribe = async (options) => {
        localStorage.setItem("stub", `${options?.applicationServerKey as string} ${endpoint}`);
        return subscription();
      };
    },
    { endpoint: `${pushServiceOfTests}/${name}`, keys },
  );
}

/** Delivers push messages to the site's worker, as a push service would, and waits until the worker has shown each. */
async function pushTo(context: BrowserContext, page: Page, origin: string) {
  const session = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const found = registrations.find(({ scopeURL }) => scopeURL.startsWith(origin));
      if (found) resolve(found.registrationId);
    });
  });
  await session.send("ServiceWorker.enable");
  const registrationId = await registered;
  // Chromium forgets a notification if it is asked for them (`shown`) while it is about to show this one.
  await inWorker(context).evaluate(() => {
    const scope = globalThis as unknown as WorkerScope & { handled: number };
    const { waitUntil } = scope.ExtendableEvent.prototype;
    scope.handled = 0;
    scope.ExtendableEvent.prototype.waitUntil = function (work) {
      waitUntil.call(this, work);
      if (this.type === "push") void work.finally(() => (scope.handled += 1));
    };
  });
  const handled = () => inWorker(context).evaluate(() => (globalThis as unknown as { handled: number }).handled);
  let sent = 0;
  return async (message: object | string) => {
    const data = typeof message === "string" ? message : JSON.stringify(message);
    await session.send("ServiceWorker.deliverPushMessage", { origin, registrationId, data });
    sent += 1;
    await expect.poll(handled).toBe(sent);
  };
}

const inWorker = (context: BrowserContext) => {
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error("There is no worker");
  return worker;
};

/** The parts of the worker's global object that these tests use. */
interface WorkerScope extends EventTarget {
  readonly registration: ServiceWorkerRegistration;
  readonly Clients: { readonly prototype: { openWindow: (url: string) => Promise<null> } };
  readonly NotificationEvent: new (type: string, options: { notification: Notification }) => WorkerEvent;
  readonly ExtendableEvent: { new (type: string): WorkerEvent; readonly prototype: WorkerEvent };
}
type WorkerEvent = Event & { waitUntil: (work: Promise<unknown>) => void };

/** The notifications on screen, as texts. */
const shown = (context: BrowserContext) =>
  inWorker(context).evaluate(async () => {
    const { registration } = globalThis as unknown as WorkerScope;
    return (await registration.getNotifications()).map(({ title, body }) => `${title}|${body}`);
  });

/** Shows a notification that names a page of the site. */
const show = (context: BrowserContext, title: string, path: string) =>
  inWorker(context).evaluate(
    ([title, path]) => (globalThis as unknown as WorkerScope).registration.showNotification(title, { data: { path } }),
    [title, path] as const,
  );

/** Waits for the support button, which comes with the code that listens to the worker. */
const pageListens = (page: Page) => expect(page.getByRole("button", { name: "Destek", exact: true })).toBeVisible();

/** Marks the document, so that a reload can be told. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { same: true }));
const isMarked = (page: Page) => page.evaluate(() => "same" in window);

/** Clicks the notification with that title. Resolves with the addresses that the worker wanted to open in a new window. */
const click = (context: BrowserContext, title: string) =>
  inWorker(context).evaluate(async (wanted) => {
    const scope = globalThis as unknown as WorkerScope;
    const opened: string[] = [];
    // Only a real click may open a window.
    scope.Clients.prototype.openWindow = async (url) => {
      opened.push(url);
      return null;
    };
    const notification = (await scope.registration.getNotifications()).find((one) => one.title === wanted);
    if (!notification) throw new Error(`There is no notification ${wanted}`);
    const works: Promise<unknown>[] = [];
    const event = new scope.NotificationEvent("notificationclick", { notification });
    // The lifetime of a synthetic event cannot be extended.
    event.waitUntil = (work) => void works.push(work);
    scope.dispatchEvent(event);
    await Promise.all(works);
    return opened;
  }, title);

test("push messages: offered, subscribed, shown by the page or the browser, followed, renewed, and gone with log-out", async ({ page, context, operator }) => {
  await context.grantPermissions(["notifications"]);
  await stubSubscription(page, "first");
  await startSignedIn(page, operator);
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
  const stored = async () =>
    (await operator.db.selectFrom("push_subscription").select(["endpoint", "topics"]).execute()).map(({ endpoint, topics }) => `${endpoint.split("/").at(-1)} ${topics?.join()}`);
  await expect.poll(stored).toEqual(["first deposit,withdraw,coupon,message"]);
  await expect(offer).toHaveCount(0);

  const push = await pushTo(context, page, operator.origin);
  await test.step("in sight of its player, the page shows the message and asks for what it is about", async () => {
    const status = (label: string) => page.getByRole("main").getByText(label, { exact: true });
    await expect(status("Bekliyor")).toBeVisible();
    await decideRequest(operator.db, id, { verdict: "approve" }, new Date());
    await push(deposit);
    const toast = page.getByText("Yatırımınız onaylandı. Tutar bakiyenizde.");
    await expect(toast).toBeVisible();
    // Without the message, the page would ask again within a minute.
    await expect(status("Onaylandı")).toBeVisible();
    expect(await shown(context)).toEqual([]);
    await page.getByRole("button", { name: "Göster" }).click();
    await expect(page).toHaveURL("/profile/history");
  });

  await test.step("with no page, every message shows something, and a later one replaces one with its tag", async () => {
    await page.goto("about:blank");
    await push(deposit);
    await push({ ...deposit, title: "Yatırımınız iptal edildi" });
    await push({ ...deposit, kind: "withdraw", title: "Çekiminiz onaylandı", tag: "withdraw-1" });
    await push({ ...deposit, kind: "coupon", title: "Kuponunuz kazandı", tag: "coupon-1" });
    await push({ ...deposit, kind: "message", title: "Mesaj", tag: "message-1" });
    await push({ ...deposit, kind: "lottery", title: "Çekiliş", tag: "lottery-1", url: "https://evil.example/" });
    await push({ web_push: 8030, notification: { title: "Bildirim", navigate: `${operator.origin}/slot`, data: { ...deposit, kind: "promotion", title: "Promosyon", tag: "promotion-1", url: "/promotions" } } });
    const titles = async () => (await shown(context)).map((text) => text.split("|")[0]).toSorted((left, right) => left?.localeCompare(right ?? "", "tr") ?? 0);
    await expect.poll(titles).toEqual(["Çekiliş", "Çekiminiz onaylandı", "Kuponunuz kazandı", "Mesaj", "Promosyon", "Yatırımınız iptal edildi"]);
    await push("{");
    await push(JSON.stringify({ ...deposit, body: "a".repeat(9_000) }));
    await expect.poll(titles).toContain("Yeni bir bildiriminiz var");
  });

  await test.step("a click opens a window, or goes on in the open page without a reload", async () => {
    expect(await click(context, "Promosyon")).toEqual(["/promotions"]);
    expect(await click(context, "Çekiliş")).toEqual(["/notifications"]);
    await page.goto("/");
    await homeIsShown(page);
    await pageListens(page);
    await mark(page);
    expect(await click(context, "Kuponunuz kazandı")).toEqual([]);
    await expect(page).toHaveURL("/profile/history");
    expect(await isMarked(page)).toBe(true);
  });

  await test.step("a renewed subscription is told to the operator", async () => {
    await page.evaluate(() => localStorage.setItem("stub", (localStorage.getItem("stub") ?? "").replace(/first$/, "renewed")));
    await inWorker(context).evaluate(() => {
      const scope = globalThis as unknown as WorkerScope;
      const event = new scope.ExtendableEvent("pushsubscriptionchange");
      event.waitUntil = () => {};
      scope.dispatchEvent(event);
    });
    await expect.poll(stored).toContain("renewed deposit,withdraw,coupon,message");
  });

  await test.step("log-out ends it, and no message says anything any more", async () => {
    await logOut(page);
    await expect.poll(stored).toEqual([]);
    await expect.poll(() => shown(context)).toEqual([]);
    // The end of the subscription closes what is shown, then forgets the owner.
    await expect.poll(() => page.evaluate(() => caches.has("push-owner"))).toBe(false);
    await push(deposit);
    await expect.poll(() => shown(context)).toEqual([endIsTold]);
  });
});

test("with several windows, a click goes on in the one that shows the page already", async ({ page, context }) => {
  await context.grantPermissions(["notifications"]);
  await page.goto("/promotions?id=1");
  await workerIsReady(page);
  await pageListens(page);
  const elsewhere = await context.newPage();
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
});

/** Whether the player of this device's messages is signed in, as stored for the worker. Runs in the page. */
async function ownerIsSignedIn(): Promise<unknown> {
  const stored = await caches.match("/push-owner.json", { cacheName: "push-owner" });
  return ((await stored?.json()) as { readonly signedIn?: unknown } | undefined)?.signedIn;
}

test("after the session was lost, messages hide what they say and a click leads to the log-in; the next player sees nothing of them", async ({ page, context, operator }) => {
  await context.grantPermissions(["notifications"]);
  await stubSubscription(page, "lost");
  await startSignedIn(page, operator);
  await page.goto("/profile/preferences");
  await workerIsReady(page);
  await pageListens(page);
  await page.getByRole("button", { name: "Bildirimleri aç" }).click();
  await expect(page.getByRole("button", { name: "Bu cihazda bildirimleri kapat" })).toBeVisible();
  const { id } = await operator.db.selectFrom("player").select("id").where("username", "=", "deniz").executeTakeFirstOrThrow();
  const push = await pushTo(context, page, operator.origin);

  await test.step("nobody is signed in", async () => {
    await show(context, "Mesaj", "/notifications");
    await revokeSessions(operator.db, id, new Date());
    expect(await click(context, "Mesaj")).toEqual([]);
    await expect(page).toHaveURL("/login");
    // The worker hides a message if the stored owner is signed out. The page stores that shortly after it opens the log-in.
    await expect.poll(() => page.evaluate(ownerIsSignedIn)).toBe(false);
    await push(deposit);
    await expect.poll(() => shown(context)).toEqual(["Yeni bir bildiriminiz var|Görmek için giriş yapın."]);
    await fillLogIn(page, "deniz");
    await expect(page).toHaveURL("/notifications");
    await expect(page.getByRole("heading", { level: 1, name: "Bildirimler" })).toBeVisible();
  });

  await test.step("another player is signed in", async () => {
    await revokeSessions(operator.db, id, new Date());
    await page.goto("/profile");
    await expect(page).toHaveURL("/login");
    await fillLogIn(page, "toprak");
    await expect(accountMenu(page)).toHaveAccessibleName(/Toprak/);
    await expect.poll(() => page.evaluate(() => caches.has("push-owner"))).toBe(false);
    await push(deposit);
    await expect.poll(() => shown(context)).toEqual([endIsTold]);
    await expect(page.getByText(deposit.title)).toHaveCount(0);
  });
});
