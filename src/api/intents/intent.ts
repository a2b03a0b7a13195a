import * as v from "valibot";
import { messages, stepUpCode, tooManyCode } from "../../contract/envelope.ts";
import { type Failure, mayHaveHappened, sessionEffectOf } from "../failure.ts";

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
const storedForMs = 24 * hourMs;

/** How long its key may be used. Operators remember keys for at least 24 hours; this leaves room for wrong clocks. */
const keyLastsMs = 23 * hourMs;

export function isOpen({ state }: Intent): boolean {
  return state !== "settled";
}

export function isExpired({ at }: Intent, nowMs: number): boolean {
  return nowMs - at > storedForMs;
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
export function beforeLastSending(intent: Intent): Intent {
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

/**
 * Refusals because of a missing permission, a missing proof, the rate of calls, or an unknown call. Operators do not store
 * them with the key.
 */
const unstored: ReadonlySet<number> = new Set([400, 401, 403, 404, stepUpCode, tooManyCode]);

/** The key was used before with other data. That request's outcome does not follow from this answer. */
const otherData = 409;

/** Whether the operator refused because the key belongs to other data. */
export function isOtherData(failure: Failure | undefined): boolean {
  return failure?.kind === "refused" && failure.code === otherData;
}

/**
 * What a failed sending means for its intent: `not-done` if it was certainly not carried out.
 *
 * The answer may be that of a second copy, because Chromium sends a POST again by itself when a kept-alive connection
 * breaks (docs/decisions/0011). With a key, the operator answers both copies alike, except before it can look at the key:
 * when the site closes or the session ends between the two. These two answers therefore prove nothing, and asking again
 * with the key finds out. Without a key both copies would be carried out, and no answer could tell.
 *
 * @param isFirst whether the page has sent it only once. Otherwise an earlier sending may still arrive, and only an answer
 *   that the operator stored with the key counts.
 * @param isKeyed whether it was sent with a key. Without one, code 409 is a refusal like any other.
 */
export function judge(failure: Failure, isFirst: boolean, isKeyed: boolean): "not-done" | "unknown" {
  if (mayHaveHappened(failure)) return "unknown";
  const hasLeft = !("sent" in failure) || failure.sent;
  const isBeforeKey = hasLeft && (failure.kind === "maintenance" || sessionEffectOf(failure) !== undefined);
  if (isBeforeKey) return isFirst && !isKeyed ? "not-done" : "unknown";
  if (failure.kind !== "refused") return isFirst ? "not-done" : "unknown";
  const { code = 0, message } = failure;
  if (code >= 500 || message === messages.internalError) return "unknown";
  if (code === otherData) return isFirst && !isKeyed ? "not-done" : "unknown";
  return isFirst || !unstored.has(code) ? "not-done" : "unknown";
}
