/** Messages about limits, time-outs and self-exclusion. The caller fills in `{…}`. */
import { formatMoment } from "../../src/lib/format-dates.ts";
import { operatorOffset } from "../calendar.ts";
import type { Language } from "../dispatch/language.ts";
import type { Localised } from "../seed/types.ts";

export const limitTexts = {
  timeOut: {
    tr: "Hesabınız mola verdiğiniz için {until} tarihine kadar kapalı.",
    en: "Your account is closed until {until} because you are taking a time-out.",
  },
  selfExclusion: {
    tr: "Kendinizi {until} tarihine kadar dışladınız. Bu tarihe kadar giriş yapamazsınız.",
    en: "You excluded yourself until {until}. You cannot log in before then.",
  },
  excludedForEver: {
    tr: "Kendinizi süresiz olarak dışladınız. Bu hesapla giriş yapamazsınız.",
    en: "You excluded yourself permanently. You cannot log in with this account.",
  },
  depositCancelled: {
    tr: "Hesabınızı kapattığınız için iptal edildi. Ödediyseniz destek ekibimiz tutarı size geri gönderir.",
    en: "Cancelled because you closed your account. If you paid, our support team returns the money to you.",
  },
  deposit: {
    tr: "{period} yatırım limitinizi aşıyor. {renewed} tarihine kadar en fazla {left} yatırabilirsiniz.",
    en: "This is more than your {period} deposit limit allows. You can deposit up to {left} until {renewed}.",
  },
  loss: {
    tr: "{period} kayıp limitinizi aşabilir. {renewed} tarihine kadar en fazla {left} bahis yapabilirsiniz.",
    en: "This could pass your {period} loss limit. You can stake up to {left} until {renewed}.",
  },
  lossReached: {
    tr: "{period} kayıp limitinize ulaştınız. {renewed} tarihine kadar gerçek parayla oynayamazsınız.",
    en: "You have reached your {period} loss limit. You cannot play for real money until {renewed}.",
  },
  sessionOver: {
    tr: "Oturum süresi limitinize ulaştınız. Lütfen ara verin.",
    en: "You have reached your session limit. Please take a break.",
  },
  notALimit: { tr: "Bu değer limit olarak kullanılamaz.", en: "This cannot be used as a limit." },
  noRaise: { tr: "Bekleyen böyle bir limit isteği yok.", en: "There is no such limit request waiting." },
  tooEarly: {
    tr: "Bu isteği {moment} tarihinden sonra onaylayabilirsiniz.",
    en: "You can confirm this request from {moment} on.",
  },
  badTime: { tr: "Geçerli bir süre seçin.", en: "Choose a valid length of time." },
} as const satisfies Record<string, Localised>;

export const periodTexts = {
  day: { tr: "Günlük", en: "daily" },
  week: { tr: "Haftalık", en: "weekly" },
  month: { tr: "Aylık", en: "monthly" },
} as const satisfies Record<string, Localised>;

/** A date and time by the operator's clock. */
export function momentIn(moment: Date, language: Language): string {
  return formatMoment(moment, language, { dateStyle: "long", timeStyle: "short" }, operatorOffset);
}
