import type { AnswerOf, AnyCall, RequestOf } from "../../contract/declaration.ts";
import { unsentDeadlineMs, within } from "../deadline.ts";
import type { Failure } from "../failure.ts";
import type { Press } from "../use-submission.ts";
import { wiring } from "../wiring.ts";
import { endOfFailure, type WriteEnd } from "../write-end.ts";
import { openIntents } from "./app-intents.ts";
import type { Intent } from "./intent.ts";
import type { IntentOutcome } from "./intents.ts";

/** What identifies the intents of a form or button. */
export interface IntentKind<Call extends AnyCall> {
  /** The kind of write, such as `deposit`. A player has at most one open intent of each kind. */
  readonly kind: string;
  /**
   * The part of the data that identifies the write: after a reload, a press with the same ones repeats it. Defaults to
   * all data. Leave out passwords.
   */
  readonly sameIf?: ((data: RequestOf<Call>) => unknown) | undefined;
  /** The data hold passwords, so they are not kept for later tries. */
  readonly holdsSecrets?: boolean | undefined;
  /**
   * A press after an unknown outcome gives the earlier write up and starts a new one. Never for money, whose outcome
   * the history shows.
   */
  readonly mayStartAnew?: boolean | undefined;
}

const notSent: Failure = { kind: "unreachable", sent: false };

/** Carries out one press through the intents of this page. Never rejects. */
export async function carryOutIntent<Call extends AnyCall>(
  declaration: Call,
  { data, player = "" }: Press<RequestOf<Call>>,
  { kind, sameIf, holdsSecrets, mayStartAnew }: IntentKind<Call>,
): Promise<WriteEnd<Call>> {
  const pressedAtMs = Date.now();
  try {
    const intents = await within(unsentDeadlineMs, undefined, openIntents);
    const outcome = await intents.carryOut({
      call: declaration,
      data,
      player,
      kind,
      language: wiring().language(),
      pressedAtMs,
      ...(sameIf && { sameIf: sameIf(data) }),
      ...(holdsSecrets && { holdsSecrets }),
      ...(mayStartAnew && { anew: true }),
    });
    return endOfOutcome(declaration, outcome, await intents.gaveUp({ player, kind }).catch(() => false));
  } catch (error) {
    // What cannot be noted on this device is not sent.
    wiring().report({ kind: "page-error", error });
    return { kind: "unsent", failure: notSent, afterUnknown: false };
  }
}

function endOfOutcome<Call extends AnyCall>(
  declaration: Call,
  outcome: IntentOutcome<AnswerOf<Call>>,
  afterUnknown: boolean,
): WriteEnd<Call> {
  switch (outcome.kind) {
    case "done":
      return { kind: "done", success: outcome.success, earlier: outcome.earlier };
    case "elsewhere":
      return endOfIntent(outcome.intent);
    case "unknown":
      if (outcome.error !== undefined) wiring().report({ kind: "page-error", error: outcome.error });
      return { kind: "unknown", failure: outcome.failure, repeatable: outcome.repeatable };
    case "not-done":
      return endOfFailure(declaration, outcome.failure, afterUnknown);
  }
}

/** The end of an intent that another page or tab worked on. */
export function endOfIntent<Call extends AnyCall>({ state, end }: Intent): WriteEnd<Call> {
  if (state !== "settled") return { kind: "unknown", failure: undefined, repeatable: false };
  if (end === "done") return { kind: "done", success: undefined, earlier: true };
  return { kind: "unsent", failure: notSent, afterUnknown: end === "given-up" };
}
