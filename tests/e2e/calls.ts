import type { Request } from "@playwright/test";
import { publicGetEnvelope } from "../../src/contract/public-get.ts";

/** The addresses of calls, for `route`. Public reads are GETs, with the call in the query. */
export const callAddress = /\/endpoint\/v1(?:\?call=.*)?$/;

export interface SentCall {
  readonly api: { readonly class: string; readonly method: string };
  readonly data: Readonly<Record<string, unknown>>;
  readonly user?: unknown;
}

/** Whether the request is a call of the contract. */
export function isCall(request: Request): boolean {
  return callAddress.test(request.url()) && (request.method() === "POST" || request.url().includes("?"));
}

/** The call that a request makes. Undefined for another request, and for one that fails at once: it may not report its body. */
export function callIn(request: Request): SentCall | undefined {
  if (!isCall(request)) return undefined;
  const sent = (
    request.method() === "GET" ? publicGetEnvelope(request.url()) : request.postDataJSON()
  ) as SentCall | null;
  return sent ?? undefined;
}
