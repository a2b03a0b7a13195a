import * as v from "valibot";
import { call } from "../../api/call.ts";
import { hasExtension } from "../../api/capabilities.ts";
import { siteConfig } from "../../api/config.ts";
import { pushSubscribe, pushSubscription, pushUnsubscribe } from "../../contract/push.ts";
import { syncPushSubscription, pushStatus, type Subscriber, type NotifyOperator } from "../../pwa/push.ts";
import { language } from "../../ui/preferences.ts";

const calls = { subscribe: pushSubscribe, unsubscribe: pushUnsubscribe };

/** The signed-in player, and how to tell the operator. Undefined when the operator has no key for push messages. */
export function subscriberFor(player: string): Subscriber | undefined {
  const serverKey = siteConfig().vapidPublicKey;
  const tell: NotifyOperator = (what, subscription, topics) => {
    const data = { ...v.parse(pushSubscription, subscription), topics: [...topics] };
    return call(calls[what], data, { player, background: true });
  };
  return serverKey === undefined ? undefined : { player, language: language.get(), serverKey, tell };
}

/** Brings the player's push subscription in step. Never rejects: the next start tries again. */
export async function syncPushTopics(player: string): Promise<void> {
  const subscriber = subscriberFor(player);
  try {
    if (subscriber && (await hasExtension("push"))) await syncPushSubscription(subscriber);
  } catch {
    // The network is gone, or the browser refuses.
  }
}

/** Tells the operator of a change that it has not been told of, if there is one. Never rejects. */
export async function sendUnsent(player: string): Promise<void> {
  if ((await pushStatus(player)).unsent) await syncPushTopics(player);
}
