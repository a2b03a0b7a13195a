import webPush from "web-push";
import type { pushSubscribe, pushUnsubscribe } from "../../src/contract/push.ts";
import type { Handler, HandlerTable } from "../core/call-context.ts";
import { badRequest, signedIn } from "../core/refusal.ts";
import { forgetSubscription, storeSubscription } from "../messages/push-subscriptions.ts";

const subscribe: Handler<typeof pushSubscribe> = async (subscription, context) => {
  const { db, language, siteOrigin, now, isPushService } = context;
  if (!isPushService?.(subscription.endpoint)) throw badRequest(language, "endpoint: not a known push service");
  if (!canEncryptFor(subscription.keys)) throw badRequest(language, "keys: not those of a browser");
  const isStored = await storeSubscription(db, subscription, { session: signedIn(context), language, siteOrigin, now });
  if (!isStored) throw badRequest(language, "keys: not those of the endpoint's browser");
  return { data: null };
};

/** Succeeds for an unknown endpoint as well: the browser has no subscription either way. */
const unsubscribe: Handler<typeof pushUnsubscribe> = async ({ endpoint }, context) => {
  await forgetSubscription(context.db, signedIn(context).playerId, endpoint);
  return { data: null };
};

/** Whether the keys are a point of the curve and a secret of the right length. */
function canEncryptFor({ p256dh, auth }: { readonly p256dh: string; readonly auth: string }): boolean {
  try {
    webPush.encrypt(p256dh, auth, "", "aes128gcm");
    return auth.length < 64;
  } catch {
    return false;
  }
}

export const pushHandlers = {
  "push/subscribe": subscribe,
  "push/unsubscribe": unsubscribe,
} satisfies Partial<HandlerTable>;
