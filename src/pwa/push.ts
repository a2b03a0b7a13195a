/** The browser's push subscription and its owner. Loaded on demand, never with the first screen. */
import { forgetPushOwner, type PushOwner, readPushOwner, writePushOwner } from "../lib/push-owner.ts";
import { isIos } from "./install.ts";

/**
 * - `unsupported`: this browser cannot.
 * - `install-first`: on iOS only the installed app can.
 * - `denied`: the player, or the browser, forbids it. Only the browser's settings can undo that.
 * - `off`, `on`: for this player on this device.
 */
export type PushState = "unsupported" | "install-first" | "denied" | "off" | "on";

export interface PushStatus {
  readonly state: PushState;
  /** The chosen topics while `on`. */
  readonly topics: readonly string[];
  /** True while the operator has not been told of them. */
  readonly unsent?: boolean | undefined;
}

/** Tells the operator about a subscription. Rejects when it could not be told. */
export type NotifyOperator = (
  what: "subscribe" | "unsubscribe",
  subscription: PushSubscriptionJSON,
  topics: readonly string[],
) => Promise<unknown>;

export interface Subscriber extends Pick<PushOwner, "player" | "language"> {
  /** `vapidPublicKey` of config.json. */
  readonly serverKey: string;
  readonly tell: NotifyOperator;
}

/** @param player `session.playerId()` */
export async function pushStatus(player: string): Promise<PushStatus> {
  const none: readonly string[] = [];
  if (!("PushManager" in window) || !("Notification" in window)) {
    return { state: isIos() ? "install-first" : "unsupported", topics: none };
  }
  if (Notification.permission === "denied") return { state: "denied", topics: none };
  const owner = await readPushOwner();
  const isOn = Notification.permission === "granted" && owner?.player === player;
  return isOn ? { state: "on", topics: owner.topics, unsent: owner.unsent } : { state: "off", topics: none };
}

/**
 * Asks for the permission, subscribes and tells the operator. Call it in a tap handler. Rejects when the browser or
 * the operator failed; nothing is subscribed then. A player who has subscribed already and chooses other topics stays
 * subscribed: if the operator cannot be told now, `syncPushSubscription` tells it later.
 */
export async function turnOnPush(subscriber: Subscriber, topics: readonly string[]): Promise<PushStatus> {
  // First: on iOS the permission may only be asked for in the tap itself.
  const permission = await Notification.requestPermission();
  if (permission !== "granted") return { state: permission === "denied" ? "denied" : "off", topics: [] };
  const { pushManager } = await navigator.serviceWorker.ready;
  const owner = await readPushOwner();
  const subscription = await subscribe(pushManager, subscriber.serverKey);
  try {
    await hold(subscriber, subscription, topics);
  } catch (error) {
    if (owner?.player === subscriber.player) return { state: "on", topics, unsent: true };
    await endPush();
    throw error;
  }
  return { state: "on", topics };
}

/**
 * Ends the subscription, and tells the operator. If the operator cannot be reached, it learns from the push service at
 * its next message.
 */
export async function turnOffPush(tell: NotifyOperator): Promise<void> {
  const subscription = await currentSubscription();
  await endPush();
  if (subscription) await tell("unsubscribe", subscription.toJSON(), []).catch(() => undefined);
}

/** The subscription that `endPush` ended last on this page. */
let ended: PushSubscriptionJSON | undefined;

/** This browser's subscription, also one that `endPush` has just ended: the operator still has to be told of it. */
export async function lastSubscription(): Promise<PushSubscriptionJSON | undefined> {
  return (await currentSubscription())?.toJSON() ?? ended;
}

/**
 * Ends the subscription on this device, and removes what is shown of it: messages for one player must not reach the
 * next one. Each part is independent.
 */
export async function endPush(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  const shown = (await registration?.getNotifications?.()) ?? [];
  for (const notification of shown) notification.close();
  const end = async () => {
    const subscription = await currentSubscription();
    ended = subscription?.toJSON() ?? ended;
    await subscription?.unsubscribe();
  };
  await Promise.allSettled([end(), forgetPushOwner()]);
}

/** Call when a session ends other than by log-out. Until the player is back, notifications hide their content. */
export async function lockPush(): Promise<void> {
  const owner = await readPushOwner();
  if (owner?.signedIn) await writePushOwner({ ...owner, signedIn: false });
}

/**
 * Synchronises the browser, the operator and the stored owner after a player has signed in. In the meantime the browser
 * may have renewed or dropped the subscription, the operator's key or the language may have changed, or another player
 * may have subscribed. Rejects if the operator could not be told; the next start tries again.
 */
export async function syncPushSubscription(subscriber: Subscriber): Promise<void> {
  const owner = await readPushOwner();
  const isOurs = owner?.player === subscriber.player && Notification.permission === "granted";
  if (!isOurs) return (await currentSubscription()) || owner ? endPush() : undefined;
  const { pushManager } = await navigator.serviceWorker.ready;
  await hold(subscriber, await subscribe(pushManager, subscriber.serverKey), owner.topics);
}

/** Stores the owner before telling the operator, so that no message comes before the worker knows whose it is. */
async function hold(
  { player, language, tell }: Subscriber,
  subscription: PushSubscription,
  topics: readonly string[],
): Promise<void> {
  const owner: PushOwner = { player, language, endpoint: subscription.endpoint, topics: [...topics], signedIn: true };
  const before = await readPushOwner();
  const unsent = before?.unsent === true || !isTold(before, owner);
  await writePushOwner({ ...owner, unsent });
  await tell("subscribe", subscription.toJSON(), topics);
  // Log-out may have ended the subscription meanwhile, or the player may have chosen other topics.
  const after = await readPushOwner();
  if (after?.unsent && isTold(after, owner)) await writePushOwner({ ...after, unsent: false });
}

/**
 * Whether the operator, which was told of `told`, needs no news about `owner`: player, language, address and topics are
 * the same.
 */
function isTold(owner: PushOwner | undefined, told: PushOwner): boolean {
  const facts = ({ player, language, endpoint, topics }: PushOwner) =>
    [player, language, endpoint, ...topics].join(" ");
  return owner !== undefined && facts(owner) === facts(told);
}

/** Returns the subscription for the operator's key. Replaces one for another key, which is of no use any more. */
async function subscribe(pushManager: PushManager, serverKey: string): Promise<PushSubscription> {
  const existing = await pushManager.getSubscription();
  if (existing && isFor(existing, serverKey)) return existing;
  await existing?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: serverKey });
}

function isFor({ options }: PushSubscription, serverKey: string): boolean {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer());
  const text = btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
  return text === serverKey.replace(/=+$/, "");
}

async function currentSubscription(): Promise<PushSubscription | null | undefined> {
  const registration = await navigator.serviceWorker?.getRegistration();
  return registration?.pushManager?.getSubscription();
}
