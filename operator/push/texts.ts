/**
 * What push messages say. Amounts are left out: a lock screen is read by others, too, and the page behind the message
 * shows them.
 */
import type { Localised } from "../seed/types.ts";
import type { PushText } from "./notify.ts";

type Words = Pick<PushText, "title" | "body">;

const inHistory: Localised = { tr: "Ayrıntılar hesap geçmişinizde.", en: "See your account history for details." };

const cashWords: Record<"deposit" | "withdraw", Record<"approve" | "cancel", Words>> = {
  deposit: {
    approve: {
      title: { tr: "Yatırımınız onaylandı", en: "Your deposit was approved" },
      body: { tr: "Tutar bakiyenizde.", en: "The amount is in your balance." },
    },
    cancel: { title: { tr: "Yatırımınız iptal edildi", en: "Your deposit was cancelled" }, body: inHistory },
  },
  withdraw: {
    approve: {
      title: { tr: "Çekiminiz onaylandı", en: "Your withdrawal was approved" },
      body: { tr: "Para hesabınıza gönderildi.", en: "The money was sent to your account." },
    },
    cancel: {
      title: { tr: "Çekiminiz iptal edildi", en: "Your withdrawal was cancelled" },
      body: { tr: "Tutar bakiyenize döndü.", en: "The amount is back in your balance." },
    },
  },
};

const couponWords: Record<"won" | "lost" | "void", Words> = {
  won: {
    title: { tr: "Kuponunuz kazandı", en: "Your coupon won" },
    body: { tr: "Kazancınız bakiyenizde.", en: "Your winnings are in your balance." },
  },
  lost: {
    title: { tr: "Kuponunuz sonuçlandı", en: "Your coupon was settled" },
    body: { tr: "Kuponunuz kazanmadı.", en: "Your coupon did not win." },
  },
  void: {
    title: { tr: "Kuponunuz iptal edildi", en: "Your coupon was cancelled" },
    body: { tr: "Bahis tutarı bakiyenize döndü.", en: "Your stake is back in your balance." },
  },
};

/** A decision on a deposit or withdrawal. */
export function cashText(kind: "deposit" | "withdraw", verdict: "approve" | "cancel", transactionId: string): PushText {
  return { kind, ...cashWords[kind][verdict], url: "/profile/history", tag: `${kind}-${transactionId}` };
}

/** The start of a tournament. It is advertising. */
export function tournamentText(id: string, title: Localised): PushText {
  return {
    kind: "promotion",
    title: { tr: `Turnuva başladı: ${title.tr}`, en: `Tournament started: ${title.en}` },
    body: { tr: "Ödüller ve kurallar turnuvanın sayfasında.", en: "See its page for prizes and rules." },
    url: `/tournaments?id=${id}`,
    tag: `tournament-${id}`,
  };
}

/** The result of a coupon. */
export function couponText(state: "won" | "lost" | "void", couponId: string): PushText {
  return { kind: "coupon", ...couponWords[state], url: "/profile/coupons", tag: `coupon-${couponId}` };
}
