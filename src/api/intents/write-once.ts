import { type AnswerOf, type AnyCall, nameOf, type RequestOf } from "../../contract/declaration.ts";
import { unsentDeadlineMs, within } from "../deadline.ts";
import type { Failure } from "../failure.ts";
import type { Press } from "../use-submission.ts";
import { language } from "../../ui/preferences.ts";
import { report } from "../report.ts";
import { endOfFailure, type WriteEnd } from "../write-end.ts";
import { openIntents } from "./app-intents.ts";
import type { Intent } from "./intent.ts";
import type { DataPolicy } from "./intent-data.ts";
import type { IntentOutcome, Intents } from "./intents.ts";

/** What has to be known of a write that must not happen twice. */
export interface OnceOptions<Call extends AnyCall> {
  /** The kind of write, such as `deposit`. A player has at most one open intent of each kind. */
  readonly kind: string;
  /** Where the data are stored while the outcome is unknown. */
  readonly policy: DataPolicy;
  /**
   * For `never`: the part of the data that identifies the write, without passwords. After a reload, a press with the
   * same ones repeats it.
   */
  readonly sameIf?: ((data: RequestOf<Call>) => unknown) | undefined;
  /** What the player is told of the write later, see `DataToStore`. */
  readonly summary?: ((data: RequestOf<Call>) => unknown) | undefined;
  /**
   * A press after an unknown outcome gives the earlier write up and starts a new one. Never for money, whose outcome
   * the history shows.
   */
  readonly mayStartAnew?: boolean | undefined;
  /**
   * Asks the operator what became of a write whose outcome is unknown, where more than the key can tell that. Only this
   * then sends it again. Without it, the write is sent again with its key when the network is back or the player presses.
   */
  readonly resolve?: (() => unknown) | undefined;
}

/** Where intents come from: the page's own ones, unless a test has others. */
export type IntentSource = () => Promise<Intents>;

const noStorage: Failure = { kind: "no-storage", sent: false };

/** Carries out one press through the intents of this page. Never rejects. */
export async function writeOnce<Call extends AnyCall>(
  declaration: Call,
  press: Press<RequestOf<Call>>,
  options: OnceOptions<Call>,
  source: IntentSource = openIntents,
): Promise<WriteEnd<Call>> {
  const end = await carryOut(declaration, press, options, source);
  // Also when the player has left the page that pressed.
  if (end.kind === "unknown") options.resolve?.();
  return end;
}

async function carryOut<Call extends AnyCall>(
  declaration: Call,
  { data, player = "" }: Press<RequestOf<Call>>,
  { kind, policy, sameIf, summary, mayStartAnew, resolve }: OnceOptions<Call>,
  source: IntentSource,
): Promise<WriteEnd<Call>> {
  const pressedAtMs = Date.now();
  try {
    const intents = await within(unsentDeadlineMs, undefined, source);
    const outcome = await intents.carryOut({
      call: declaration,
      data,
      player,
      kind,
      policy,
      language: language.get(),
      pressedAgoMs: Date.now() - pressedAtMs,
      sameIf: sameIf?.(data),
      summary: summary?.(data),
      ...(mayStartAnew && { anew: true }),
      ...(resolve && { leavesEarlier: true }),
    });
    return endOfOutcome(declaration, outcome, await intents.gaveUp({ player, kind }).catch(() => false));
  } catch (error) {
    // What cannot be noted on this device is not sent.
    report("page", error);
    return { kind: "unsent", failure: noStorage, afterUnknown: false };
  }
}

/**
 * Sends an open intent again, unchanged and never another. Never rejects. Undefined if that is not safe, or its data are
 * not stored here.
 *
 * @param calls all calls of its kind
 */
export async function repeatWrite<Call extends AnyCall>(
  intent: Intent,
  calls: readonly Call[],
  source: IntentSource = openIntents,
): Promise<WriteEnd<Call> | undefined> {
  const call = calls.find((each) => nameOf(each) === intent.call);
  try {
    const outcome = await (await source()).repeat(intent, calls);
    // If another tab has given it up, its outcome stays unknown.
    if (!call || !outcome || (outcome.kind === "elsewhere" && outcome.intent.end === "given-up")) return undefined;
    return endOfOutcome(call, outcome as IntentOutcome<AnswerOf<Call>>, false);
  } catch {
    // The device could not store it, so nothing was sent this time.
    return { kind: "unknown", failure: undefined, repeatable: false };
  }
}

function endOfOutcome<Call extends AnyCall>(
  declaration: Call,
  outcome: IntentOutcome<AnswerOf<Call>>,
  afterUnknown: boolean,
): WriteEnd<Call> {
  switch (outcome.kind) {
    case "done": {
      const { success, earlier, summary } = outcome;
      return { kind: "done", success, earlier, summary };
    }
    case "elsewhere":
      return endOfIntent(outcome.intent);
    case "unknown":
      if (outcome.error !== undefined) report("page", outcome.error);
      return { kind: "unknown", failure: outcome.failure, repeatable: outcome.repeatable };
    case "not-done":
      return endOfFailure(declaration, outcome.failure, afterUnknown);
  }
}

/** The end of an intent that another page or tab worked on. */
export function endOfIntent<Call extends AnyCall>({ state, end }: Intent): WriteEnd<Call> {
  if (state !== "settled") return { kind: "unknown", failure: undefined, repeatable: false };
  if (end === "done") return { kind: "done", success: undefined, earlier: true };
  return { kind: "unsent", failure: { kind: "unreachable", sent: false }, afterUnknown: end === "given-up" };
}
