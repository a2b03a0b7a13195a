import type * as v from "valibot";
import type { AnyCall, RequestOf } from "../../contract/declaration.ts";
import type { Pagination } from "../../contract/envelope.ts";

/** An example of a call on the wire, for docs/contract.md and the tests. The app never loads examples. */
export interface Example<Call extends AnyCall = AnyCall> {
  readonly call: Call;
  /** The purpose of the call, and rules that its schemas cannot express. In whole sentences. */
  readonly about: string;
  /** `data` of the request, without `Lang`. */
  readonly request: RequestOf<Call>;
  /** `data` of the answer, as an operator sends it. */
  readonly answer: v.InferInput<Call["answer"]>;
  readonly message?: string;
  readonly pagination?: Pagination;
  /** An example of a refusal with data. */
  readonly refusal?: { readonly message: string; readonly code?: number; readonly data: unknown };
  /** Notes on fields of the request and the answer, by their path in the tables. */
  readonly notes?: Readonly<Record<string, string>>;
}

/** Infers an example's types from its call. */
export function example<Call extends AnyCall>(call: Call, rest: Omit<Example<Call>, "call">): Example<Call> {
  return { call, ...rest };
}
