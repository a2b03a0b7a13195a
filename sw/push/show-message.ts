import { type PushOwner, readPushOwner } from "../../src/lib/push-owner.ts";
import { askPage } from "../pages.ts";
import { operatorConfig } from "../operator-config.ts";
import { readPushMessage, type ShownMessage } from "../../src/contract/read-push-message.ts";
import { pushTexts } from "./texts.ts";

declare const self: ServiceWorkerGlobalScope;

/** What a notification carries for its click. */
export interface NotificationData {
  readonly path?: string | undefined;
}

/** How long a visible page has to take over a message. */
const pageTimeoutMs = 1_000;

/** Kinds that go to everybody, and so tell nothing about a player. */
const publicKinds: ReadonlySet<string | undefined> = new Set(["message", "promotion"]);

/** Shows a push message. Every message shows something: browsers withdraw the permission from sites that show nothing. */
export async function showMessage(payload: string): Promise<void> {
  const owner = await readPushOwner();
  if (!owner) return tellEnd();
  const words = pushTexts[owner.language];
  const message = readPushMessage(payload, location.origin) ?? { title: words.something, body: "" };
  // Not every browser has the Badging API.
  if (owner.signedIn && message.badge !== undefined) await navigator.setAppBadge?.(message.badge)?.catch(() => undefined);
  const mayShow = owner.signedIn || publicKinds.has(message.kind);
  if (!mayShow) return notify({ ...message, title: words.something, body: words.logIn }, owner.language);
  const taken = await takenByPage(message, owner);
  if (!taken || mustNotify()) await notify(message, owner.language);
}

/** Asks the visible pages of this player to show the message. Resolves to whether one of them did. */
async function takenByPage({ title, body, path }: ShownMessage, { player }: PushOwner): Promise<boolean> {
  for (const page of await self.clients.matchAll({ type: "window" })) {
    const message = { type: "PUSHED", player, title, body, path } as const;
    if (page.visibilityState === "visible" && (await askPage(page, message, pageTimeoutMs))) return true;
  }
  return false;
}

/** WebKit requires a notification for every message, even while the page is visible. */
function mustNotify(): boolean {
  const { userAgent } = navigator;
  return userAgent.includes("AppleWebKit") && !/Chrom(e|ium)\//.test(userAgent);
}

/**
 * Ends the subscription and tells the player so. The message is for a player who has left: log-out could not end the
 * subscription, for example because there was no network.
 */
async function tellEnd(): Promise<void> {
  const subscription = await self.registration.pushManager.getSubscription();
  await subscription?.unsubscribe();
  const language = navigator.language.startsWith("tr") ? "tr" : "en";
  const words = pushTexts[language];
  await notify({ title: words.ended, body: words.endedBody, tag: "push-ended" }, language);
}

async function notify({ title, body, path, tag = "" }: ShownMessage, lang: PushOwner["language"]): Promise<void> {
  const { brandLogo = "/icons/icon-192.png" } = await operatorConfig();
  const data: NotificationData = { path };
  // A later message with the same tag replaces this one.
  await self.registration.showNotification(title, { body, tag, lang, icon: brandLogo, data });
}
