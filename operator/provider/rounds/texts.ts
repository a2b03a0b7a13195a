/** The provider's refusal messages. */
import { texts as callTexts } from "../../dispatch/texts.ts";
import type { Localised } from "../../seed/types.ts";

export const texts = {
  launchOver: {
    tr: "Oyun oturumu sona erdi. Oyunu siteden tekrar açın.",
    en: "This game session is over. Open the game again from the site.",
  },
  insufficient: { tr: "Bakiyeniz bu bahis için yeterli değil.", en: "Your balance is too low for this stake." },
  roundOpen: { tr: "Önceki turunuz daha bitmedi.", en: "Your previous round is not over yet." },
  noRound: { tr: "Böyle bir tur yok.", en: "There is no such round." },
  tooEarly: { tr: "Henüz 1,01 katına çıkılmadı.", en: "The flight has not reached 1.01× yet." },
  outsideLimits: { tr: "Bahis {min} ile {max} arasında olmalı.", en: "The stake must be from {min} to {max}." },
  offStep: { tr: "Bahis {step} katları olmalı.", en: "The stake must be a multiple of {step}." },
  maintenance: {
    tr: "Site bakımda: yeni bahis alınmıyor.",
    en: "The site is under maintenance: no new stakes are taken.",
  },
  badRequest: callTexts.badRequest,
  otherGame: { tr: "Bu işlem bu oyunda yok.", en: "This game cannot do that." },
  oddsChanged: {
    tr: "Oranlar değişti. Yeni oranlara bakıp tekrar onaylayın.",
    en: "The odds have changed. Look at the new ones and confirm again.",
  },
  betsClosed: {
    tr: "Bu maça artık bahis alınmıyor: {match}.",
    en: "Bets on this match are closed: {match}.",
  },
  oneBetAMatch: {
    tr: "Bir kuponda her maça bir bahis yapılabilir, en çok on maça.",
    en: "A coupon takes one bet on a match, and ten matches at most.",
  },
} as const satisfies Record<string, Localised>;
