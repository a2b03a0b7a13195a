import * as v from "valibot";
import { declareCall } from "./declaration.ts";
import { id, ifFits, link, maybe, nothing, text } from "./values.ts";

/** The members of a PushSubscription's JSON, and the topics that the player has chosen. */
export const pushSubscription = v.object({
  endpoint: text,
  /** In milliseconds since 1970, as in the Push API. */
  expirationTime: maybe(v.number()),
  keys: v.object({ p256dh: text, auth: text }),
  topics: maybe(v.array(text)),
});
export type PushSubscriptionData = v.InferOutput<typeof pushSubscription>;

/** The payload of a push message. */
export const pushMessage = v.object({
  id,
  kind: v.picklist(["deposit", "withdraw", "message", "promotion", "coupon"]),
  title: text,
  body: text,
  /** A path of this site. */
  url: link,
  tag: ifFits(text),
  /** The number of unread messages. */
  badge: ifFits(v.pipe(v.number(), v.integer(), v.minValue(0))),
});
export type PushMessage = v.InferOutput<typeof pushMessage>;

/** A push message as Declarative Web Push, which some browsers show without the service worker. */
export const declarativePushMessage = v.object({
  web_push: v.literal(8030),
  notification: v.object({
    title: text,
    body: ifFits(text),
    /** Absolute, of this site's origin. */
    navigate: text,
    lang: ifFits(text),
    tag: ifFits(text),
    app_badge: ifFits(v.pipe(v.number(), v.integer(), v.minValue(0))),
    data: pushMessage,
  }),
});
export type DeclarativePushMessage = v.InferOutput<typeof declarativePushMessage>;

export const pushSubscribe = declareCall({
  class: "push",
  method: "subscribe",
  access: "player",
  cache: "never",
  effect: "write",
  extension: "push",
  background: true,
  request: pushSubscription,
  answer: nothing,
});

export const pushUnsubscribe = declareCall({
  class: "push",
  method: "unsubscribe",
  access: "player",
  cache: "never",
  effect: "write",
  extension: "push",
  background: true,
  request: pushSubscription,
  answer: nothing,
});
