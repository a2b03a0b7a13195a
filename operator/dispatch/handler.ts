import type { Kysely } from "kysely";
import type * as v from "valibot";
import type { AnyCall, NameOf } from "../../src/contract/declaration.ts";
import type { Pagination } from "../../src/contract/envelope.ts";
import type { allCalls } from "../../src/contract/registry.ts";
import type { Database } from "../database/schema.ts";
import type { Caller, Session } from "../sessions/session.ts";
import type { Language } from "./language.ts";

/** What every handler works with. */
export interface CallContext {
  readonly db: Kysely<Database>;
  readonly now: Date;
  readonly language: Language;
  readonly caller: Caller;
  /** Where games are opened; undefined where there is no provider to ask. */
  readonly providerOrigin: string | undefined;
  /** What the site calls itself. */
  readonly brand: string;
  /** The player's session, where the call came with one; handlers ask `signedIn` for it. */
  readonly session: Session | undefined;
}

/** A call that went well. Lists carry `pagination`. */
export interface Reply<Data> {
  readonly data: Data;
  readonly pagination?: Pagination;
}

/**
 * Answers one declared call. `data` went through the declared request schema, and what is answered must
 * fit the declared answer. Refuses by throwing a `Refusal`; anything else that is thrown is a fault.
 */
export type Handler<Call extends AnyCall> = (
  data: v.InferOutput<Call["request"]>,
  context: CallContext,
) => Promise<Reply<v.InferInput<Call["answer"]>>>;

/**
 * A handler in two steps, for a call with slow work such as hashing a password. `prepare` does that work before any
 * transaction is open, and answers the step that carries the call out; that one may run in a transaction. Either step
 * may refuse.
 */
export interface PreparedHandler<Call extends AnyCall> {
  readonly prepare: (
    data: v.InferOutput<Call["request"]>,
    context: CallContext,
  ) => Promise<(db: Kysely<Database>) => Promise<Reply<v.InferInput<Call["answer"]>>>>;
}

type DeclaredCall = (typeof allCalls)[number];

/** A handler for each call of the contract, by its name. */
export type HandlerTable = { readonly [Call in DeclaredCall as NameOf<Call>]: Handler<Call> | PreparedHandler<Call> };
