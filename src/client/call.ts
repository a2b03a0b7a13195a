import {
  type AnswerOf,
  type AnyCall,
  nameOf,
  type RequestOf,
} from "../contract/declaration.ts";
import type { Pagination, UserBlock } from "../contract/envelope.ts";
import { errorLock } from "./error-lock.ts";
import { exchange } from "./exchange.ts";
import { CallFailure, type Failure } from "./failure.ts";
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
}

/**
 * Sends a declared call (contract §1). Rejects with a `CallFailure` whatever went wrong, or with
 * the signal's reason once it is aborted. What the answer means for the session, and items that
 * were dropped from it, are told to the wiring.
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
  const user = options.as ?? (await userBlockFor(declaration, data));
  const outcome = await exchange(declaration, data, {
    language: options.language ?? language(),
    user,
    idempotencyKey: await permittedKey(declaration, options.idempotencyKey),
    signal,
    leavesUnlocked: options.leavesUnlocked,
  });

  const callName = nameOf(declaration);
  if (outcome.kind === "failure") {
    const effect = sessionEffectOf(outcome.failure);
    if (effect) onSessionEffect({ effect, callName, ...(user && { user }) });
    throw new CallFailure(outcome.failure, declaration);
  }
  const { kind: _, dropped, ...success } = outcome;
  if (dropped.length > 0) report({ kind: "dropped-items", source: callName, items: dropped });
  return { ...success, dropped: dropped.filter(({ nested }) => !nested).length };
}

async function userBlockFor(declaration: AnyCall, data: unknown): Promise<UserBlock | undefined> {
  const access = declaration.isPlayers?.(data) ? "player" : declaration.access;
  if (access === "public") return undefined;
  return onlyAfter(() => wiring().userBlock(access), declaration);
}

async function permittedKey(declaration: AnyCall, key?: string): Promise<string | undefined> {
  // Elsewhere the header would be idle at best; across origins, an unknown one fails the request.
  if (!key || !declaration.idempotent) return undefined;
  return onlyAfter(async () => {
    const { hasExtension } = await import("./capabilities.ts");
    const permitted = await hasExtension("idempotency");
    // Sent without it now and with it later, the same wish could be carried out twice. What is held back says so itself.
    if (permitted === undefined && !errorLock.get() && !underMaintenance.get()) throw new Error("Nobody knows yet");
    return permitted ? key : undefined;
  }, declaration);
}

/** For what has to be there before a call is sent: where that does not come through, nothing has been sent. */
async function onlyAfter<Result>(load: () => Promise<Result>, declaration: AnyCall): Promise<Result> {
  try {
    return await load();
  } catch {
    const failure: Failure = { kind: isOffline() ? "offline" : "unreachable", sent: false };
    throw new CallFailure(failure, declaration);
  }
}
