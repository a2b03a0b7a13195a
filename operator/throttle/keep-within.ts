import { Refusal } from "../dispatch/refusal.ts";
import type { CallContext } from "../dispatch/handler.ts";
import { filled, texts } from "../texts/texts.ts";
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
  const { tooManyAttempts, tooManyAttemptsOneMinute } = texts.requests;
  const message = filled((minutes === 1 ? tooManyAttemptsOneMinute : tooManyAttempts)[language], {
    minutes: String(minutes),
  });
  throw new Refusal(message, { code: 429, data: { retryAfter } });
}
