import * as v from "valibot";

/**
 * The state of an intent:
 *
 * - `prepared`: stored; nothing has been sent.
 * - `sending`: a request may be on its way, or carried out.
 * - `unknown`: the answer was lost, so the outcome is not known.
 * - `settled`: the outcome is known, see `IntentEnd`.
 */
export type IntentState = Intent["state"];

/**
 * How an intent ended: carried out (`done`), certainly not carried out (`not-done`), or `given-up` by a player who
 * was told that it may have been carried out.
 */
export type IntentEnd = NonNullable<Intent["end"]>;

/**
 * A write of a player that must not be carried out twice. The record outlives reloads, a closed app and log-out, so it
 * holds no amounts and no personal data.
 */
export const intentRecord = v.object({
  id: v.string(),
  /** The player's id, a fingerprint (session/encrypt.ts); empty for a visitor. */
  player: v.string(),
  /** The kind of write, such as `deposit`. A player has at most one open intent of each kind. */
  kind: v.string(),
  /** The call that carries it out, such as `prepayServices/processTransaction`. */
  call: v.string(),
  /** A UUID, sent as `Idempotency-Key` if the operator supports it. */
  key: v.string(),
  /** Whether it was sent with its key; absent until it is sent. */
  keyed: v.optional(v.boolean()),
  /** How many times it was sent. */
  sendings: v.number(),
  /** When it was sent for the last time, in milliseconds since 1970; absent until it is sent. */
  sentAt: v.optional(v.number()),
  state: v.picklist(["prepared", "sending", "unknown", "settled"]),
  end: v.optional(v.picklist(["done", "not-done", "given-up"])),
  /** When it was created, in milliseconds since 1970. */
  at: v.number(),
});
export type Intent = v.InferOutput<typeof intentRecord>;

const hourMs = 3_600_000;

/** How long an intent is kept. */
const keptForMs = 24 * hourMs;

/** How long its key may be used. Operators remember keys for at least 24 hours; this leaves room for wrong clocks. */
const keyLastsMs = 23 * hourMs;

export function isOpen({ state }: Intent): boolean {
  return state !== "settled";
}

export function isExpired({ at }: Intent, nowMs: number): boolean {
  return nowMs - at > keptForMs;
}

/** Whether it is safe to send again: the operator would not carry it out twice. */
export function isRepeatable({ keyed, at }: Intent, nowMs: number): boolean {
  return keyed === true && nowMs - at < keyLastsMs;
}

/**
 * The intent as it is stored for its next sending. Undefined when it must not be sent: it is settled, or a second
 * sending could carry it out twice.
 */
export function markedSent(intent: Intent, withKey: boolean, nowMs: number): Intent | undefined {
  if (!isOpen(intent)) return undefined;
  if (intent.sendings > 0 && !(withKey && isRepeatable(intent, nowMs))) return undefined;
  return { ...intent, state: "sending", keyed: withKey, sendings: intent.sendings + 1, sentAt: nowMs };
}

/** The intent as it was before its last sending, which the operator refused without carrying anything out. */
export function takenBack(intent: Intent): Intent {
  return { ...intent, state: intent.sendings > 1 ? "unknown" : "prepared", sendings: intent.sendings - 1 };
}

/** What becomes of an open intent when the page that worked on it is gone. */
export function abandoned(intent: Intent): Intent {
  if (intent.state === "sending") return { ...intent, state: "unknown" };
  // Nothing was sent: `sending` is stored before any request.
  return intent.state === "prepared" ? settledAs(intent, "not-done") : intent;
}

export function settledAs(intent: Intent, end: IntentEnd): Intent {
  return { ...intent, state: "settled", end };
}
