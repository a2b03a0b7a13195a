/** Push messages (docs/contract.md, Push messages): showing them, their clicks, and renewed subscriptions. */
import * as v from "valibot";
import { readPushMessage, type ShownMessage } from "../src/contract/read-push-message.ts";
import { type PushOwner, readPushOwner, writePushOwner } from "../src/lib/push-owner.ts";
import { pushTexts } from "../src/lib/push-texts.ts";
import { sitePath } from "../src/lib/site-path.ts";
import { operatorConfig } from "./operator-config.ts";
import { requestFromPage, notifyPages } from "./pages.ts";

declare const self: ServiceWorkerGlobalScope;

export function receivePushMessages(): void {
  self.addEventListener("push", (event) => event.waitUntil(showMessage(event.data?.text() ?? "")));
  self.addEventListener("notificationclick", (event) => {
    event.notification.close();
    event.waitUntil(openPage(event.notification.data));
  });
  // TypeScript does not know this event.
  self.addEventListener("pushsubscriptionchange", (event) => {
    const change = event as ExtendableEvent & SubscriptionChange;
    change.waitUntil(renewSubscription(change));
  });
}

/** How long a page has to take over a message, or to navigate without a reload. */
const pageTimeoutMs = 1_000;

/** Kinds that go to everybody, and so tell nothing about a player. */
const publicKinds: ReadonlySet<string | undefined> = new Set(["message", "promotion"]);

/** Shows a push message. Every message shows something: browsers withdraw the permission from sites that show nothing. */
export async function showMessage(payload: string): Promise<void> {
  const owner = await readPushOwner();
  if (!owner) return announceEnd();
  const words = pushTexts[owner.language];
  const message = readPushMessage(payload, location.origin) ?? { title: words.something, body: "" };
  const { badge, kind } = message;
  // Not every browser has the Badging API.
  if (owner.signedIn && badge !== undefined) await navigator.setAppBadge?.(badge)?.catch(() => undefined);
  const mayShow = owner.signedIn || publicKinds.has(kind);
  if (!mayShow) return notify({ ...message, title: words.something, body: words.logIn }, owner.language);
  const isShown = await showInPage(message, owner);
  // WebKit requires a notification for every message, even while the page is visible.
  const { userAgent } = navigator;
  const isWebKit = userAgent.includes("AppleWebKit") && !/Chrom(e|ium)\//.test(userAgent);
  if (!isShown || isWebKit) await notify(message, owner.language);
}

/** Asks the visible pages of this player to show the message. Resolves to whether one of them did. */
async function showInPage({ title, body, path }: ShownMessage, { player }: PushOwner): Promise<boolean> {
  for (const page of await self.clients.matchAll({ type: "window" })) {
    const message = { type: "PUSHED", player, title, body, path } as const;
    if (page.visibilityState === "visible" && (await requestFromPage(page, message, pageTimeoutMs))) return true;
  }
  return false;
}

/** Ends the subscription of a player who has left, and says so. Log-out could not end it, for example without a network. */
async function announceEnd(): Promise<void> {
  const subscription = await self.registration.pushManager.getSubscription();
  await subscription?.unsubscribe();
  const language = navigator.language.startsWith("tr") ? "tr" : "en";
  const { ended, endedBody } = pushTexts[language];
  await notify({ title: ended, body: endedBody, tag: "push-ended" }, language);
}

async function notify({ title, body, path, tag = "" }: ShownMessage, lang: PushOwner["language"]): Promise<void> {
  const { icons } = await operatorConfig();
  const icon = icons?.[0]?.src ?? "/icons/icon-192.png";
  // A later message with the same tag replaces this one.
  await self.registration.showNotification(title, { body, tag, lang, icon, data: { path } });
}

/** What a notification carries for its click. */
const clicked = v.object({ path: v.optional(v.string()) });

/** Shows the page that a clicked notification names, in an open window if there is one, otherwise in a new one. */
export async function openPage(data: unknown): Promise<void> {
  const read = v.safeParse(clicked, data);
  const path = sitePath((read.success && read.output.path) || "") ?? "/notifications";
  const pages = await self.clients.matchAll({ type: "window" });
  const at = ({ url }: WindowClient) => new URL(url).pathname;
  const { pathname } = new URL(path, location.origin);
  const withoutGame = pages.find((one) => !at(one).startsWith("/play/"));
  const page = pages.find((one) => at(one) === pathname) ?? withoutGame ?? pages[0];
  if (!page) return void (await self.clients.openWindow(path));
  // The browser may refuse, for example when the click is too long ago.
  const focused = await page.focus().catch(() => page);
  // A page can change its address by itself, and asks first when a game or a payment is open.
  if (await requestFromPage(focused, { type: "OPEN", path }, pageTimeoutMs)) return;
  await focused.navigate(path).catch(() => self.clients.openWindow(path));
}

/** The members of a `pushsubscriptionchange` event. Some browsers leave them out. */
export type SubscriptionChange = Partial<Record<"oldSubscription" | "newSubscription", PushSubscription | null>>;

/**
 * Subscribes again after the browser has dropped the subscription. Only a page can tell the operator, because calls
 * need the player's session: an open page does at once, else the next one to open.
 */
export async function renewSubscription({ oldSubscription, newSubscription }: SubscriptionChange): Promise<void> {
  const owner = await readPushOwner();
  if (!owner) return;
  const applicationServerKey = oldSubscription?.options.applicationServerKey;
  // Without a network, the next page to open subscribes.
  const subscribe = () =>
    self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey }).catch(() => undefined);
  const renewed = newSubscription ?? (applicationServerKey && (await subscribe()));
  if (renewed) await writePushOwner({ ...owner, endpoint: renewed.endpoint, unsent: true });
  await notifyPages({ type: "PUSH_CHANGED" });
}
