import { Refusal } from "../dispatch/refusal.ts";
import type { CallContext } from "../dispatch/handler.ts";
import { countAttempt, type Limit } from "./throttle.ts";

/** Counts an attempt. Refuses the call (429, `retryAfter` in seconds) when there were too many. */
export async function keepWithin(
  { db, now, language }: Pick<CallContext, "db" | "now" | "language">,
  limit: Limit,
  subject: string,
): Promise<void> {
  const until = await countAttempt(db, limit, subject, now);
  if (!until) return;
  const retryAfter = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000));
  const minutes = Math.ceil(retryAfter / 60);
  const texts = {
    tr: `Çok fazla deneme yapıldı. Lütfen ${minutes} dakika sonra tekrar deneyin.`,
    en: `Too many attempts. Please try again in ${minutes} ${minutes === 1 ? "minute" : "minutes"}.`,
  };
  throw new Refusal(texts[language], { code: 429, data: { retryAfter } });
}
