import type { AnswerOf, AnyCall, RequestOf } from "../contract/declaration.ts";
import type { ParsedAnswer, RequestEnvelope, UserBlock } from "../contract/envelope.ts";
import { readAnswer } from "../contract/read-answer.ts";
import { cachedAtHeader } from "../lib/cached-at.ts";
import { siteConfig } from "./config.ts";
import { fetchUnlessSent, forgetEarlyAnswers } from "./early.ts";
import { deadlineMsOf, within } from "./deadline.ts";
import { errorLock, setErrorLock } from "./error-lock.ts";
import type { Failure } from "./failure.ts";
import { hasOpenIntent } from "./intents/open-intents.ts";
import { endMaintenance, startMaintenance, underMaintenance } from "./maintenance.ts";
import { isOffline } from "./network.ts";
import { failureOfRefusal } from "./refusal.ts";
import { parseRetryAfter } from "./retry-after.ts";

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
 * Resolves with a success or a failure whatever comes back, and when the call's deadline has passed;
 * rejects only with the reason of an aborted `signal`.
 */
export async function exchange<Call extends AnyCall>(
  declaration: Call,
  data: RequestOf<Call>,
  sending: Sending,
): Promise<Outcome<AnswerOf<Call>>> {
  const failed = (failure: Failure) => ({ kind: "failure", failure }) as const;
  const isMaintenanceCall = declaration.class === "maintenance";
  const passesLock = declaration.tellsOutcome === true && hasOpenIntent.get();
  if (errorLock.get() && !passesLock) return failed({ kind: "locked", sent: false });
  if (underMaintenance.get() && !isMaintenanceCall) {
    return failed({ kind: "maintenance", sent: false });
  }

  // The worker may hold the answer to a read, so that request is made offline too. A write is not: the player is told
  // for certain that nothing was sent.
  const sent = !isOffline();
  if (!sent && declaration.effect === "write") return failed({ kind: "offline", sent });
  const request = requestOf(declaration, data, sending);
  const response = await within(deadlineMsOf(declaration), sending.signal, (signal) =>
    fetchText({ ...request, signal }),
  ).catch(() => undefined);
  if (response?.status === 500 && !sending.leavesUnlocked) {
    setErrorLock();
    // Once the player lifts the lock, those that failed with this one would set it again.
    forgetEarlyAnswers();
    return failed({ kind: "locked", sent: true });
  }
  if (response?.body === undefined) {
    sending.signal?.throwIfAborted();
    return failed(!sent || isOffline() ? { kind: "offline", sent } : unreachable(response));
  }

  const answer = readAnswer(declaration, response.status, response.body);
  if (answer.kind === "maintenance") {
    startMaintenance();
    return failed({ kind: "maintenance", sent: true });
  }
  if (answer.kind === "absent") return failed(unreachable(response));
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

interface TextResponse {
  readonly status: number;
  readonly headers: Headers;
  /** Undefined when it was cut off, and with an HTTP 500, of which it is not read. */
  readonly body: string | undefined;
}

async function fetchText(request: RequestInit & { body: string }): Promise<TextResponse> {
  const response = await fetchUnlessSent(endpoint(), request);
  const { status, headers } = response;
  const body = status === 500 ? undefined : await response.text().catch(() => undefined);
  return { status, headers, body };
}

/** There is a network, and no answer, or none that counts. */
function unreachable(response: TextResponse | undefined): Failure {
  const { status, headers } = response ?? {};
  const waits = status === 429 || status === 503;
  const retryAfterMs = waits ? parseRetryAfter(headers?.get("Retry-After")) : undefined;
  return {
    kind: "unreachable",
    sent: true,
    ...(status !== undefined && { status }),
    ...(retryAfterMs !== undefined && { retryAfterMs }),
  };
}

function requestOf(declaration: AnyCall, data: unknown, sending: Sending): RequestInit & { body: string } {
  const { language, user, idempotencyKey } = sending;
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
  };
}
