/** Reminds players twice a year to review their account and their limits (docs/protection.md, RTS 12E). */
import type { Mail } from "../outbox/send.ts";

const halfYearMs = 180 * 24 * 3_600_000;

/**
 * Whether a log-in is the first in a half year. Half years count from the registration; in the first one nobody is
 * reminded.
 */
export function isReviewDue(registeredAt: Date, lastLoginAt: Date | null, now: Date): boolean {
  const halfYearOf = (moment: Date) => Math.floor((moment.getTime() - registeredAt.getTime()) / halfYearMs);
  return halfYearOf(now) > halfYearOf(lastLoginAt ?? registeredAt);
}

export function reviewMail(brand: string): Mail {
  return {
    subject: { tr: `${brand}: hesabınıza ve limitlerinize göz atın`, en: `${brand}: review your account and your limits` },
    body: {
      tr: "Altı ayda bir hatırlatıyoruz: ne kadar yatırdığınıza, çektiğinize ve oyunlardaki net sonucunuza hesap özetinizden bakın. Limitleriniz size hâlâ uygun mu? Düşürdüğünüz limit hemen geçerli olur.",
      en: "A reminder that we send every six months: see in your statement how much you deposited and withdrew, and your net result in games. Do your limits still suit you? A lower limit takes effect at once.",
    },
    path: "/profile/limits",
  };
}
