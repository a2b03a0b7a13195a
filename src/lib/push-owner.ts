/**
 * The player whose push messages this browser gets. The page stores it when a player subscribes, and the service worker
 * reads it with each message, so that no message for one player is shown to another.
 */
import * as v from "valibot";

/** Not one of the worker's own caches, because it deletes those with a new version. */
const cacheName = "push-owner";
const key = "/push-owner.json";

const pushOwner = v.object({
  /** `session.playerId()` of the player who subscribed. */
  player: v.string(),
  /** The address of the subscription, which changes when the browser renews it. */
  endpoint: v.string(),
  /** The kinds of messages that the player wants. */
  topics: v.array(v.string()),
  language: v.picklist(["tr", "en"]),
  /** False while the player's session is over, other than by log-out, which ends the subscription. */
  signedIn: v.boolean(),
  /** True while the operator has not been told of a change: of the topics, the language, or the address. */
  unsent: v.optional(v.boolean()),
});
export type PushOwner = v.InferOutput<typeof pushOwner>;

/** Undefined when nobody is known to have subscribed. Never rejects. */
export async function readPushOwner(): Promise<PushOwner | undefined> {
  try {
    const stored = await caches.match(key, { cacheName });
    const parsed = v.safeParse(pushOwner, await stored?.json());
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}

/** Rejects if the browser refuses to store. */
export async function writePushOwner(owner: PushOwner): Promise<void> {
  await (await caches.open(cacheName)).put(key, new Response(JSON.stringify(owner)));
}

export async function forgetPushOwner(): Promise<void> {
  await caches.delete(cacheName);
}
