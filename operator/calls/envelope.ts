import { messages, type Pagination } from "../../src/contract/envelope.ts";
import type { Reply } from "../core/call-context.ts";
import type { Refusal } from "../core/refusal.ts";

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
