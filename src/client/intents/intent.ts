import * as v from "valibot";

/**
 * How far an intent is:
 *
 * - `prepared`: written, and nothing has left the page.
 * - `sending`: a request may be on its way, or carried out.
 * - `unknown`: the answer was lost, so nobody knows what became of it.
 * - `settled`: the outcome is known, see `IntentEnd`.
 */
export type IntentState = Intent["state"];

/**
 * How an intent ended: carried out, certainly not carried out, or given up by a player who was told that
 * it may have been carried out.
 */
export type IntentEnd = NonNullable<Intent["end"]>;

/**
 * One wish of a player that must not be carried out twice. It outlives reloads, a closed app and log-out, so
 * it says nothing of what was wished for: no amounts, no personal data.
 */
export const intentRecord = v.object({
  id: v.string(),
  /** The player's id, which is a fingerprint (session/player-id.ts); empty for a visitor. */
  player: v.string(),
  /** What the wish is about, `deposit`. A player has one open intent of each kind. */
  kind: v.string(),
  /** The call that carries it out, `prepayServices/processTransaction`. */
  call: v.string(),
  /** A UUID, sent as `Idempotency-Key` where the operator takes one. */
  key: v.string(),
  /** Whether it was sent with its key; absent as long as nothing was sent. */
  keyed: v.optional(v.boolean()),
  /** How many times it was sent. */
  sendings: v.number(),
  state: v.picklist(["prepared", "sending", "unknown", "settled"]),
  end: v.optional(v.picklist(["done", "not-done", "given-up"])),
  /** When it began, in milliseconds since the epoch. */
  at: v.number(),
});
export type Intent = v.InferOutput<typeof intentRecord>;

const hourMs = 3_600_000;

/** How long an intent is kept. */
const keptForMs = 24 * hourMs;

/** How long its key may be used. Operators remember keys for 24 hours at least; this leaves room for wrong clocks. */
const keyLastsMs = 23 * hourMs;

export function isOpen({ state }: Intent): boolean {
  return state !== "settled";
}

export function isExpired({ at }: Intent, nowMs: number): boolean {
  return nowMs - at > keptForMs;
}

/** Whether sending it once more cannot carry it out twice. */
export function isRepeatable({ keyed, at }: Intent, nowMs: number): boolean {
  return keyed === true && nowMs - at < keyLastsMs;
}

/**
 * The intent as its next sending leaves, or undefined when it must not leave: it is settled, or was sent before
 * and could be carried out twice.
 */
export function leaving(intent: Intent, withKey: boolean, nowMs: number): Intent | undefined {
  if (!isOpen(intent)) return undefined;
  if (intent.sendings > 0 && !(withKey && isRepeatable(intent, nowMs))) return undefined;
  return { ...intent, state: "sending", keyed: withKey, sendings: intent.sendings + 1 };
}

/** What an open intent is once the page that worked on it is gone. */
export function abandoned(intent: Intent): Intent {
  if (intent.state === "sending") return { ...intent, state: "unknown" };
  // `sending` is written before anything leaves.
  return intent.state === "prepared" ? settledAs(intent, "not-done") : intent;
}

export function settledAs(intent: Intent, end: IntentEnd): Intent {
  return { ...intent, state: "settled", end };
}
