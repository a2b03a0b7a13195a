import * as v from "valibot";
import { privatePrefix } from "../../lib/private-storage.ts";
import { createStoredValue } from "../../lib/stored-value.ts";

const sessionTimes = v.object({
  player: v.string(),
  /** When the player's session began on this device, in milliseconds since 1970. */
  startedAtMs: v.number(),
  /** When the player last acknowledged a reality check. */
  checkedAtMs: v.optional(v.number()),
  /** Whether a reality check was shown and has not been acknowledged. */
  isAsked: v.optional(v.boolean()),
});
export type SessionTimes = v.InferOutput<typeof sessionTimes>;

function decode(text: string | undefined): SessionTimes | undefined {
  try {
    const read = v.safeParse(sessionTimes, JSON.parse(text ?? "null"));
    return read.success ? read.output : undefined;
  } catch {
    return undefined;
  }
}

/** The times of the session, shared by all tabs and kept over reloads. Removed when the session ends. */
export const storedTimes = createStoredValue<SessionTimes | undefined>({
  key: `${privatePrefix}session-times`,
  decode,
  encode: (times) => times && JSON.stringify(times),
});

/**
 * The times of a session that begins now, unless there are times of this player already. Moments ahead of now become
 * now: the device's clock was set back, and checks and limits must not be late by that much.
 */
export function timesOf(player: string, stored: SessionTimes | undefined, nowMs: number): SessionTimes {
  if (stored?.player !== player) return { player, startedAtMs: nowMs };
  const { startedAtMs, checkedAtMs = startedAtMs } = stored;
  if (startedAtMs <= nowMs && checkedAtMs <= nowMs) return stored;
  return { ...stored, startedAtMs: Math.min(startedAtMs, nowMs), checkedAtMs: Math.min(checkedAtMs, nowMs) };
}

/** Whole minutes of the session. A clock that was set back gives 0. */
export function minutesInSession({ startedAtMs }: SessionTimes, nowMs: number): number {
  return Math.max(0, Math.floor((nowMs - startedAtMs) / 60_000));
}
