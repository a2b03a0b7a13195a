import type * as v from "valibot";
import type { AnyCall, RequestOf } from "../declaration.ts";
import type { Pagination } from "../envelope.ts";

/** A call as it may look on the wire, for docs/contract.md and for the tests. The app never loads these. */
export interface Example<Call extends AnyCall = AnyCall> {
  readonly call: Call;
  /** What the call is for, and what its schemas cannot say. Whole sentences. */
  readonly about: string;
  /** `data` of the request, without `Lang`. */
  readonly request: RequestOf<Call>;
  /** `data` of the answer, as an operator sends it. */
  readonly answer: v.InferInput<Call["answer"]>;
  readonly message?: string;
  readonly pagination?: Pagination;
  /** An answer that refuses, where it carries data of its own. */
  readonly refusal?: { readonly message: string; readonly code?: number; readonly data: unknown };
  /** Notes on fields of the request and of the answer, by the path that the tables show. */
  readonly notes?: Readonly<Record<string, string>>;
}

/** Types an example by the call it belongs to. */
export function example<Call extends AnyCall>(
  call: Call,
  rest: Omit<Example<Call>, "call">,
): Example<Call> {
  return { call, ...rest };
}
