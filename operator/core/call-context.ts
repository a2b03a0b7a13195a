import type { Kysely } from "kysely";
import type * as v from "valibot";
import type { AnyCall, NameOf } from "../../src/contract/declaration.ts";
import type { Pagination } from "../../src/contract/envelope.ts";
import type { allCalls } from "../../src/contract/registry.ts";
import type { Database } from "../database/schema.ts";
import type { Caller, Session } from "./session.ts";
import type { Language } from "../lib/language.ts";

/** The context of every handler. */
export interface CallContext {
  readonly db: Kysely<Database>;
  readonly now: Date;
  readonly language: Language;
  readonly caller: Caller;
  /** The address of the game provider. Undefined when there is none. */
  readonly providerOrigin: string | undefined;
  /** The site's origin as players see it, such as `https://karo.example`. */
  readonly siteOrigin: string;
  /** The id of the site in /config.json. */
  readonly siteId: string;
  /** The name of the site. */
  readonly brand: string;
  /** How long a raised limit waits before the player may confirm it. */
  readonly raiseAfterHours: number;
  /** The addresses that push messages may be sent to. Undefined when none are sent. */
  readonly isPushService: IsPushService | undefined;
  /** The session of the call, if it has one. Handlers get it with `signedIn`. */
  readonly session: Session | undefined;
}

/** A successful result. Lists have `pagination`. */
export interface Reply<Data> {
  readonly data: Data;
  readonly pagination?: Pagination;
}

/**
 * Answers one declared call. `data` is validated against the request schema, and the result must fit the answer
 * schema. Throw a `Refusal` to refuse; any other exception is a fault.
 */
export type Handler<Call extends AnyCall> = (
  data: v.InferOutput<Call["request"]>,
  context: CallContext,
) => Promise<Reply<v.InferInput<Call["answer"]>>>;

/**
 * A handler in two steps, for calls with slow work such as hashing a password. `prepare` does that work before a
 * transaction begins, and returns the step that carries out the call. That step may run in a transaction. Both steps
 * may refuse.
 */
export interface PreparedHandler<Call extends AnyCall> {
  readonly prepare: (
    data: v.InferOutput<Call["request"]>,
    context: CallContext,
  ) => Promise<(db: Kysely<Database>) => Promise<Reply<v.InferInput<Call["answer"]>>>>;
}

type DeclaredCall = (typeof allCalls)[number];

/** A handler for each call of the contract. */
export type HandlerTable = { readonly [Call in DeclaredCall as NameOf<Call>]: Handler<Call> | PreparedHandler<Call> };

/** Whether messages may be sent to this address. */
export type IsPushService = (endpoint: string) => boolean;
