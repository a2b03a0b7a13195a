import { hasExtension } from "./capabilities.ts";
import { type AnswerOf, type AnyCall, nameOf, type RequestOf } from "../contract/declaration.ts";
import type { Pagination, UserBlock } from "../contract/envelope.ts";
import { unsentDeadlineMs, within } from "./deadline.ts";
import { errorLock } from "./error-lock.ts";
import { exchange } from "./exchange.ts";
import { CallFailure, type Failure, NotSent, sessionEffectOf } from "./failure.ts";
import { underMaintenance } from "./maintenance.ts";
import { isOffline } from "../lib/network.ts";
import { provenAfter } from "./step-up.ts";
import { language } from "../ui/preferences.ts";
import { noteSighting, reportDropped } from "./report.ts";
import { sessionLink } from "./session-link.ts";
import { createStore, type ReadableStore } from "../lib/store.ts";

/** A call's result and its metadata. Plain data, because the persisted query cache stores it. */
export interface CallSuccess<Data> {
  readonly data: Data;
  /** The operator's message, often a text to show. */
  readonly message: string;
  /** Only on lists. To get the next page, advance by the items received plus `dropped`. */
  readonly pagination?: Pagination;
  /** How many rows of the list were left out because they did not fit the contract. */
  readonly dropped: number;
  /** ISO time at which the service worker stored this answer; absent when it came straight from the operator. */
  readonly cachedAt?: string;
  /** The operator forbids the service worker to store this answer. */
  readonly noStore?: true;
}

export interface CallOptions {
  readonly signal?: AbortSignal;
  /**
   * One key per intent of the player. Sent only if both the call and the operator support it (contract.md,
   * Idempotency).
   */
  readonly idempotencyKey?: string;
  /** The `user` block to send instead of the stored session's: used by the second factor of a log-in. */
  readonly as?: UserBlock;
  /**
   * The player does not wait for the answer: no loading bar, as for calls declared with `background`, and no immediate
   * retry.
   */
  readonly background?: boolean;
  /** An HTTP 500 fails this call as unreachable and does not set the error lock. */
  readonly leavesUnlocked?: boolean;
  /** The language to send instead of the current interface language. */
  readonly language?: string;
  /**
   * The player who started this call (`session.playerId()`). The call is sent with this player's session or not at
   * all: it fails with `sent: false` if another player, or nobody, is signed in when it is about to be sent.
   */
  readonly player?: string;
  /** Runs before the `user` block is read, such as a refresh of the session. Its time counts as preparation. */
  readonly prepare?: () => Promise<unknown>;
  /**
   * Runs just before the request is sent. Unless it resolves with true, the call fails with `sent: false`. `isAgain`: the
   * player has just proved who they are, see `beforeProof`.
   */
  readonly beforeLeaving?: (isAgain: boolean) => Promise<boolean>;
  /** Runs when the operator refused the request until the player has proved who they are. Nothing was carried out. */
  readonly beforeProof?: () => Promise<unknown>;
}

/**
 * Sends a declared call. Rejects with a `CallFailure`, or with the signal's reason once it is aborted.
 *
 * Preparing the request (the user block, the operator's capabilities) may take 10 s; after that the call fails
 * unsent. From then on `deadlineMsOf` applies. Effects on the session and dropped items are reported through
 * `sessionLink()` and `reportDropped`.
 *
 * A write that the operator refuses until the player has proved who they are waits for that, however long it takes, and
 * is sent once more with the same key.
 */
export async function call<Call extends AnyCall>(
  declaration: Call,
  data: RequestOf<Call>,
  options: CallOptions = {},
): Promise<CallSuccess<AnswerOf<Call>>> {
  try {
    return await sendWithBar(declaration, data, options, false);
  } catch (error) {
    if (await provenAfter(error, declaration, options.beforeProof))
      return sendWithBar(declaration, data, options, true);
    throw error;
  }
}

/** Sends the call and shows the loading bar until it is answered. */
async function sendWithBar<Call extends AnyCall>(
  declaration: Call,
  data: RequestOf<Call>,
  options: CallOptions,
  isAgain: boolean,
): Promise<CallSuccess<AnswerOf<Call>>> {
  const quiet = declaration.background || options.background;
  const finish = quiet ? undefined : beginLoading();
  try {
    return await send(declaration, data, options, isAgain);
  } finally {
    finish?.();
  }
}

async function send<Call extends AnyCall>(
  declaration: Call,
  data: RequestOf<Call>,
  options: CallOptions,
  isAgain: boolean,
): Promise<CallSuccess<AnswerOf<Call>>> {
  const { signal, background } = options;
  const beganAt = performance.now();
  const callName = nameOf(declaration);
  const failed = (failure: Failure) => {
    noteSighting(callName, failure);
    return new CallFailure(failure, declaration, performance.now() - beganAt, background);
  };
  // When preparation takes too long, the request is dropped: the player no longer expects it to be sent.
  const carried = await within(unsentDeadlineMs, signal, () => whatToCarry(declaration, data, options, isAgain)).catch(
    (error) => {
      signal?.throwIfAborted();
      throw failed(
        error instanceof NotSent ? error.failure : { kind: isOffline() ? "offline" : "unreachable", sent: false },
      );
    },
  );
  const { user } = carried;
  const outcome = await exchange(declaration, data, {
    ...carried,
    language: options.language ?? language.get(),
    signal,
    leavesUnlocked: options.leavesUnlocked,
  });

  if (outcome.kind === "failure") {
    const effect = sessionEffectOf(outcome.failure);
    if (effect) sessionLink().onSessionEffect({ effect, callName, ...(user && { user }) });
    throw failed(outcome.failure);
  }
  const { kind: _, dropped, ...success } = outcome;
  if (dropped.length > 0) reportDropped(callName, dropped);
  return { ...success, dropped: dropped.filter(({ nested }) => !nested).length };
}

/** Collects what is sent along with the data. Rejects when something is missing and the call cannot be sent. */
async function whatToCarry(declaration: AnyCall, data: unknown, options: CallOptions, isAgain: boolean) {
  const { as, idempotencyKey, player, prepare, beforeLeaving } = options;
  await prepare?.();
  const access = declaration.isPlayers?.(data) ? "player" : declaration.access;
  const [user, key] = await Promise.all([
    as ?? (access === "public" ? undefined : sessionLink().userBlock(access, player)),
    // Not sent with other calls: across origins, a header that the server does not allow fails the request.
    idempotencyKey && declaration.idempotent ? permitted(idempotencyKey) : undefined,
  ]);
  if (beforeLeaving && !(await beforeLeaving(isAgain))) throw new Error("Called off");
  return { user, idempotencyKey: key };
}

async function permitted(key: string): Promise<string | undefined> {
  const isTaken = await hasExtension("idempotency");
  // Without an answer, do not guess: a write sent without its key now and with it later could be carried out twice.
  // If the error lock or maintenance blocks requests, `exchange` reports that reason instead.
  if (isTaken === undefined && !errorLock.get() && !underMaintenance.get()) throw new Error("Nobody knows yet");
  return isTaken ? key : undefined;
}

const count = createStore(0);

/** How many calls in progress the player is waiting for. The loading bar shows while it is above 0. */
export const callsUnderWay: ReadableStore<number> = count;

/** Adds one to the count. Returns a function that takes it off again; calling that twice has no further effect. */
export function beginLoading(): () => void {
  let running = true;
  count.set(count.get() + 1);
  return () => {
    if (running) count.set(count.get() - 1);
    running = false;
  };
}
