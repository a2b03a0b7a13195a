import type { AnswerOf, AnyCall, RequestOf } from "../contract/declaration.ts";
import { type ParsedAnswer, type RequestEnvelope, tooManyCode, type UserBlock } from "../contract/envelope.ts";
import { isStorable, publicGetAddress } from "../contract/public-get.ts";
import { readAnswer } from "../contract/read-answer.ts";
import { cachedAtHeader } from "../lib/cached-at.ts";
import { siteConfig } from "./config.ts";
import { deadlineMsOf, within } from "./deadline.ts";
import { errorLock, hasOpenIntent, setErrorLock } from "./error-lock.ts";
import { type Failure, failureOfRefusal } from "./failure.ts";
import { takesPublicGets } from "./extensions.ts";
import { fetchCall } from "./fetch-call.ts";
import { endMaintenance, startMaintenance, underMaintenance } from "./maintenance.ts";
import { isOffline } from "../lib/network.ts";
import { noteStoredAnswer, parseRetryAfter } from "./retry.ts";

export type Outcome<Data> = OutcomeSuccess<Data> | { readonly kind: "failure"; readonly failure: Failure };

type OutcomeSuccess<Data> = Extract<ParsedAnswer<Data>, { kind: "success" }> & {
  /** ISO time at which the service worker stored this answer; absent when it came straight from the operator. */
  readonly cachedAt?: string;
  readonly noStore?: true;
};

/** What is sent along with the data. */
export interface Sending {
  readonly language: string;
  readonly user?: UserBlock | undefined;
  readonly idempotencyKey?: string | undefined;
  readonly signal?: AbortSignal | undefined;
  /** An HTTP 500 fails only this call and does not set the error lock. */
  readonly leavesUnlocked?: boolean | undefined;
}

/** The address of all product calls, and the base path of the operator's GETs. */
export function endpoint(): string {
  return `${siteConfig().apiBase}/endpoint/v1`;
}

/**
 * Sends one call and reads its answer: one request, without the retries and the loading bar of `call`. Resolves with
 * a success or a failure, also when the deadline has passed. Rejects only with the reason of an aborted `signal`.
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

  // Offline, a read is still requested, because the service worker may have its answer. A write is not, so the player
  // can be told for certain that nothing was sent.
  const sent = !isOffline();
  if (!sent && declaration.effect === "write") return failed({ kind: "offline", sent });
  const request = requestOf(declaration, data, sending);
  const address = endpoint();
  const publicAddress =
    takesPublicGets() && !sending.user && isStorable(declaration)
      ? publicGetAddress(address, declaration, { ...(data as object), Lang: sending.language })
      : undefined;
  // Only a failed request means that there is no answer. The addresses are computed outside, so that a bug there is not
  // taken for one.
  const response = await within(deadlineMsOf(declaration), sending.signal, (signal) =>
    fetchText(address, { ...request, signal }, publicAddress),
  ).catch(() => undefined);
  if (response?.status === 500 && !sending.leavesUnlocked) {
    setErrorLock();
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
    if (!cachedAt || Number.isNaN(Date.parse(cachedAt))) {
      return /no-store/i.test(response.headers.get("Cache-Control") ?? "") ? { ...answer, noStore: true } : answer;
    }
    noteStoredAnswer();
    return { ...answer, cachedAt };
  }
  if (!isMaintenanceCall || answer.code === tooManyCode) return failed(failureOfRefusal(answer));
  startMaintenance();
  return failed({ kind: "maintenance", sent: true });
}

interface TextResponse {
  readonly status: number;
  readonly headers: Headers;
  /** Undefined when the body was cut off, and for an HTTP 500, whose body is not read. */
  readonly body: string | undefined;
}

async function fetchText(...sending: Parameters<typeof fetchCall>): Promise<TextResponse> {
  const response = await fetchCall(...sending);
  const { status, headers } = response;
  const body = status === 500 ? undefined : await response.text().catch(() => undefined);
  return { status, headers, body };
}

/** The failure when there is a network but no usable answer. */
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

function requestOf(declaration: AnyCall, data: unknown, sending: Sending): RequestInit {
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
