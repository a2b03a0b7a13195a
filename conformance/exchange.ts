/** One request and what came back. Never throws: a broken connection is a result, too. */
import http from "node:http";
import https from "node:https";
import { parseJson } from "../src/contract/read-answer.ts";

export interface HttpRequest {
  /** What is asked, for the reports. */
  readonly what: string;
  readonly url: string;
  readonly method: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface Exchange {
  readonly request: HttpRequest;
  /** 0 if no answer came. */
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The parsed body; undefined if it is not JSON. */
  readonly body: unknown;
  readonly ms: number;
  /** Why no complete answer came. */
  readonly problem?: string;
}

interface Limits {
  readonly timeoutMs: number;
  readonly stop: AbortSignal | undefined;
}

export async function fetchExchange(request: HttpRequest, { timeoutMs, stop }: Limits): Promise<Exchange> {
  const started = performance.now();
  const timeout = AbortSignal.timeout(timeoutMs);
  const signal = stop ? AbortSignal.any([timeout, stop]) : timeout;
  const { url, method, headers, body } = request;
  let status = 0;
  let received = new Headers();
  try {
    const response = await fetch(url, {
      method,
      redirect: "manual",
      signal,
      ...(headers && { headers }),
      ...(body !== undefined && { body }),
    });
    ({ status, headers: received } = response);
    const text = await response.text();
    return { request, status, headers: received, text, body: parseJson(text), ms: performance.now() - started };
  } catch (error) {
    const problem = timeout.aborted ? `no complete answer within ${timeoutMs / 1000} s` : reasonOf(error);
    return { request, status, headers: received, text: "", body: undefined, ms: performance.now() - started, problem };
  }
}

/** Sends a request, and breaks the connection once it is sent: the answer is lost. */
export async function sendAndLeave(
  { url, method, headers, body }: HttpRequest,
  { timeoutMs, stop }: Limits,
): Promise<void> {
  const { request } = url.startsWith("https:") ? https : http;
  // `fetch` does not say when a request is sent.
  const sending = request(url, {
    method,
    agent: false,
    timeout: timeoutMs,
    ...(headers && { headers }),
    ...(stop && { signal: stop }),
  });
  for (const event of ["finish", "timeout"]) sending.on(event, () => sending.destroy());
  await new Promise<void>((resolve) => {
    sending.on("error", () => {}).on("close", resolve);
    sending.end(body);
  });
}

/** How the problem begins where the connection broke. */
export const noAnswer = "no answer: ";

function reasonOf(error: unknown): string {
  const { cause, message } = error as { cause?: { code?: string; message?: string }; message: string };
  return `${noAnswer}${cause?.code ?? cause?.message ?? message}`;
}
