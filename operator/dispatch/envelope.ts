import { messages, type Pagination } from "../../src/contract/envelope.ts";
import type { Reply } from "./handler.ts";
import type { Refusal } from "./refusal.ts";

/** The body of every answer (contract.md, Transport). */
export interface AnswerEnvelope {
  readonly result: boolean;
  readonly message: string;
  readonly data: unknown;
  readonly code?: number;
  readonly debug?: string;
  readonly pagination?: Pagination;
}

/** Wraps a successful answer. */
export function success({ data, pagination }: Reply<unknown>): AnswerEnvelope {
  const message = pagination?.total === 0 ? messages.emptyList : messages.successful;
  return { result: true, message, data, ...(pagination && { pagination }) };
}

/** Wraps a refusal. */
export function refused({ message, code, debug, data = null }: Refusal): AnswerEnvelope {
  return {
    result: false,
    message,
    data,
    ...(code !== undefined && { code }),
    ...(debug !== undefined && { debug }),
  };
}

/**
 * Parses the JSON of a request's body. Returns undefined for invalid JSON and for text that PostgreSQL cannot store.
 * A lone surrogate, from a text that was cut in the middle of an emoji, becomes U+FFFD.
 */
export function parseBody(text: string): unknown {
  try {
    return JSON.parse(text, (_key, value: unknown) => {
      if (typeof value !== "string") return value;
      if (value.includes("\0")) throw new SyntaxError("NUL character");
      return value.replaceAll(/\p{Surrogate}/gu, "\ufffd");
    });
  } catch {
    return undefined;
  }
}
