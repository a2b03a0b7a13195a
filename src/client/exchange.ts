import type { AnswerOf, AnyCall, RequestOf } from "../contract/declaration.ts";
import {
  messages,
  parseAnswer,
  type ParsedAnswer,
  type RequestEnvelope,
  type UserBlock,
} from "../contract/envelope.ts";
import { cachedAtHeader } from "../lib/cached-at.ts";
import { siteConfig } from "./config.ts";
import { fetchUnlessSent, forgetEarlyAnswers } from "./early.ts";
import { errorLock, setErrorLock } from "./error-lock.ts";
import type { Failure } from "./failure.ts";
import { endMaintenance, startMaintenance, underMaintenance } from "./maintenance.ts";
import { isOffline } from "./network.ts";
import { failureOfRefusal } from "./refusal.ts";

export type Outcome<Data> =
  | OutcomeSuccess<Data>
  | { readonly kind: "failure"; readonly failure: Failure };

type OutcomeSuccess<Data> = Extract<ParsedAnswer<Data>, { kind: "success" }> & {
  /**
   * ISO moment at which the worker stored this answer; absent when the operator answered just now.
   */
  readonly cachedAt?: string;
};

/** What goes with the data. */
export interface Sending {
  readonly language: string;
  readonly user?: UserBlock | undefined;
  readonly idempotencyKey?: string | undefined;
  readonly signal?: AbortSignal | undefined;
  /** An HTTP 500 is this call's own failure, and sets no error lock. */
  readonly leavesUnlocked?: boolean | undefined;
}

/** The one address of all product calls, and the root of the endpoint's GETs. */
export function endpoint(): string {
  return `${siteConfig().apiBase}/endpoint/v1`;
}

/**
 * Sends one call and reads its answer: one request, no retries, no loading bar (that is `call`).
 * Resolves with a success or a failure whatever comes back; rejects only with the reason of an
 * aborted `signal`.
 */
export async function exchange<Call extends AnyCall>(
  declaration: Call,
  data: RequestOf<Call>,
  sending: Sending,
): Promise<Outcome<AnswerOf<Call>>> {
  const failed = (failure: Failure) => ({ kind: "failure", failure }) as const;
  const isMaintenanceCall = declaration.class === "maintenance";
  if (errorLock.get()) return failed({ kind: "locked", sent: false });
  if (underMaintenance.get() && !isMaintenanceCall) {
    return failed({ kind: "maintenance", sent: false });
  }

  // The worker may hold an answer, so the request is made offline too.
  const sent = !isOffline();
  let response: Response | undefined;
  let body: unknown;
  try {
    response = await fetchUnlessSent(endpoint(), requestOf(declaration, data, sending));
    if (response.status === 500 && !sending.leavesUnlocked) {
      setErrorLock();
      // Once the player lifts the lock, those that failed with this one would set it again.
      forgetEarlyAnswers();
      return failed({ kind: "locked", sent: true });
    }
    body = await response.json();
  } catch {
    sending.signal?.throwIfAborted();
    if (!sent || isOffline()) return failed({ kind: "offline", sent });
    return failed({ kind: "unreachable", sent, ...(response && { status: response.status }) });
  }

  // Whatever else is in it: a gateway that closes the site need not speak the contract.
  if ((body as { message?: unknown } | null)?.message === messages.maintenance) {
    startMaintenance();
    return failed({ kind: "maintenance", sent: true });
  }
  if (response.status !== 200) {
    return failed({ kind: "unreachable", sent: true, status: response.status });
  }

  const answer = parseAnswer(declaration, body);
  if (answer.kind === "malformed") return failed(answer);
  if (answer.kind === "success") {
    if (isMaintenanceCall) endMaintenance();
    const cachedAt = response.headers.get(cachedAtHeader);
    return cachedAt && !Number.isNaN(Date.parse(cachedAt)) ? { ...answer, cachedAt } : answer;
  }
  if (!isMaintenanceCall) return failed(failureOfRefusal(answer));
  startMaintenance();
  return failed({ kind: "maintenance", sent: true });
}

function requestOf(declaration: AnyCall, data: unknown, sending: Sending): RequestInit & { body: string } {
  const { language, user, idempotencyKey, signal } = sending;
  const envelope: RequestEnvelope = {
    api: { class: declaration.class, method: declaration.method },
    data: { ...(data as Record<string, unknown>), Lang: language },
    ...(user && { user }),
  };
  return {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      panel: "frontend",
      ...(idempotencyKey && { "Idempotency-Key": idempotencyKey }),
    },
    body: JSON.stringify(envelope),
    ...(signal && { signal }),
  };
}
