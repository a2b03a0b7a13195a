/**
 * What push messages say. Amounts are left out: a lock screen is read by others, too, and the page behind the message
 * shows them.
 */
import type { Localised } from "../seed/types.ts";
import { filledInAll, texts } from "../texts/texts.ts";
import type { PushText } from "./notify.ts";

/** A decision on a deposit or withdrawal. */
export function cashText(kind: "deposit" | "withdraw", verdict: "approve" | "cancel", transactionId: string): PushText {
  return { kind, ...texts.push[`${kind}-${verdict}`], url: "/profile/history", tag: `${kind}-${transactionId}` };
}

/** The start of a tournament. It is advertising. */
export function tournamentText(id: string, title: Localised): PushText {
  return {
    kind: "promotion",
    title: filledInAll(texts.push.tournament.title, { tournament: title }),
    body: texts.push.tournament.body,
    url: `/tournaments?id=${id}`,
    tag: `tournament-${id}`,
  };
}

/** The result of a coupon. */
export function couponText(state: "won" | "lost" | "void", couponId: string): PushText {
  return { kind: "coupon", ...texts.push[`coupon-${state}`], url: "/profile/coupons", tag: `coupon-${couponId}` };
}
