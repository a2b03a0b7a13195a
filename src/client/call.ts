import {
  type AnswerOf,
  type AnyCall,
  nameOf,
  type RequestOf,
} from "../contract/declaration.ts";
import type { Pagination, UserBlock } from "../contract/envelope.ts";
import { unsentDeadlineMs, within } from "./deadline.ts";
import { errorLock } from "./error-lock.ts";
import { exchange } from "./exchange.ts";
import { CallFailure, type Failure, NotSent } from "./failure.ts";
import { beginLoading } from "./loading.ts";
import { underMaintenance } from "./maintenance.ts";
import { isOffline } from "./network.ts";
import { sessionEffectOf } from "./session-effect.ts";
import { wiring } from "./wiring.ts";

/** A result, and what is worth knowing about it. Plain data: the persisted query cache keeps it. */
export interface CallSuccess<Data> {
  readonly data: Data;
  /** The operator's, often a text to show. */
  readonly message: string;
  /** Of lists; advance by the items received, `dropped` ones included. */
  readonly pagination?: Pagination;
  /** How many rows of the list were left out because they did not fit the contract. */
  readonly dropped: number;
  /**
   * ISO moment at which the worker stored this answer; absent when the operator answered just now.
   */
  readonly cachedAt?: string;
}

export interface CallOptions {
  readonly signal?: AbortSignal;
  /**
   * One key per intent of the player; sent where the call and the operator take it (contract §1).
   */
  readonly idempotencyKey?: string;
  /**
   * The block to send in place of the stored session's: the login's second factor (contract §2).
   */
  readonly as?: UserBlock;
  /** No loading bar, as for calls that are declared so. */
  readonly background?: boolean;
  /** An HTTP 500 fails this call as unreachable, and does not set the error lock. */
  readonly leavesUnlocked?: boolean;
  /** In place of the interface's present language. */
  readonly language?: string;
  /**
   * Who pressed (`session.playerId()`): the call is sent with this player's session or not at all. It fails with
   * `sent: false` when somebody else, or nobody, is signed in by the time it leaves.
   */
  readonly player?: string;
  /** Runs when everything else is ready; the call fails with `sent: false` unless it resolves with true. */
  readonly beforeLeaving?: () => Promise<boolean>;
}

/**
 * Sends a declared call. Rejects with a `CallFailure` whatever went wrong, or with the signal's
 * reason once it is aborted. What has to be there first (the user block, the operator's capabilities)
 * may take 10 s, then the call fails unsent; from then on `deadlineMsOf` applies. What the answer
 * means for the session, and items that were dropped from it, are told to the wiring.
 */
export async function call<Call extends AnyCall>(
  declaration: Call,
  data: RequestOf<Call>,
  options: CallOptions = {},
): Promise<CallSuccess<AnswerOf<Call>>> {
  const quiet = declaration.background || options.background;
  const finish = quiet ? undefined : beginLoading();
  try {
    return await send(declaration, data, options);
  } finally {
    finish?.();
  }
}

async function send<Call extends AnyCall>(
  declaration: Call,
  data: RequestOf<Call>,
  options: CallOptions,
): Promise<CallSuccess<AnswerOf<Call>>> {
  const { language, onSessionEffect, report } = wiring();
  const { signal } = options;
  const beganAt = performance.now();
  const failed = (failure: Failure) => new CallFailure(failure, declaration, performance.now() - beganAt);
  // What has no answer by then was not sent, and is not sent later: nobody expects it any more.
  const carried = await within(unsentDeadlineMs, signal, () => whatToCarry(declaration, data, options)).catch((error) => {
    signal?.throwIfAborted();
    throw failed(error instanceof NotSent ? error.failure : { kind: isOffline() ? "offline" : "unreachable", sent: false });
  });
  const { user } = carried;
  const outcome = await exchange(declaration, data, {
    ...carried,
    language: options.language ?? language(),
    signal,
    leavesUnlocked: options.leavesUnlocked,
  });

  const callName = nameOf(declaration);
  if (outcome.kind === "failure") {
    const effect = sessionEffectOf(outcome.failure);
    if (effect) onSessionEffect({ effect, callName, ...(user && { user }) });
    throw failed(outcome.failure);
  }
  const { kind: _, dropped, ...success } = outcome;
  if (dropped.length > 0) report({ kind: "dropped-items", source: callName, items: dropped });
  return { ...success, dropped: dropped.filter(({ nested }) => !nested).length };
}

/** What goes with the data. Rejects when it cannot be had: then the call cannot be sent. */
async function whatToCarry(declaration: AnyCall, data: unknown, options: CallOptions) {
  const { as, idempotencyKey, player, beforeLeaving } = options;
  const access = declaration.isPlayers?.(data) ? "player" : declaration.access;
  const [user, key] = await Promise.all([
    as ?? (access === "public" ? undefined : wiring().userBlock(access, player)),
    // Elsewhere the header would be idle at best; across origins, an unknown one fails the request.
    idempotencyKey && declaration.idempotent ? permitted(idempotencyKey) : undefined,
  ]);
  if (beforeLeaving && !(await beforeLeaving())) throw new Error("Called off");
  return { user, idempotencyKey: key };
}

async function permitted(key: string): Promise<string | undefined> {
  const { hasExtension } = await import("./capabilities.ts");
  const isTaken = await hasExtension("idempotency");
  // Sent without it now and with it later, the same wish could be carried out twice. While the error lock or the
  // maintenance hold the call back, the failure says that instead.
  if (isTaken === undefined && !errorLock.get() && !underMaintenance.get()) throw new Error("Nobody knows yet");
  return isTaken ? key : undefined;
}
