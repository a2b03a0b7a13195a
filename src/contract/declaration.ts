import type * as v from "valibot";

/** Extensions of the contract, as `system/capabilities` names them. */
export const extensionNames = [
  "push",
  "limits",
  "bonus",
  "idempotency",
  "credentials",
  "sessions",
  "statement",
  "register_confirm",
] as const;
export type ExtensionName = (typeof extensionNames)[number];

/**
 * Whose call it is, which decides whether the envelope carries a `user` block.
 *
 * - `public`: never carries one.
 * - `player`: always carries one (an anonymous placeholder when nobody is signed in).
 * - `either`: carries one when there is a session to send; `check_ga` works both ways.
 */
export type Access = "public" | "player" | "either";

/**
 * What may be kept of an answer, and where.
 *
 * - `content`: worker cache and persisted query cache (CMS texts, promotions, jackpots, …).
 * - `catalogue`: worker cache; of long lists the persisted query cache keeps first pages only.
 * - `player`: never in the worker; the persisted query cache of that one player may keep it.
 * - `never`: nowhere but in memory.
 */
export type CachePolicy = "content" | "catalogue" | "player" | "never";

export interface CallDeclaration<
  Class extends string = string,
  Method extends string = string,
  Request extends v.GenericSchema = v.GenericSchema,
  Answer extends v.GenericSchema = v.GenericSchema,
  Refusal extends v.GenericSchema | undefined = v.GenericSchema | undefined,
> {
  readonly class: Class;
  readonly method: Method;
  readonly access: Access;
  readonly cache: CachePolicy;
  /** A read may be retried and prefetched; a write is sent once for one intent of the player. */
  readonly effect: "read" | "write";
  /** The schema of `data` as the client builds it, without `Lang`, which goes with every call. */
  readonly request: Request;
  /** The tolerant schema of the answer's `data`. */
  readonly answer: Answer;
  /** The answer is a list: an empty one may come as a refusal, see `parseAnswer`. */
  readonly list?: boolean;
  /** A write that takes an `Idempotency-Key` where the operator has the `idempotency` extension. */
  readonly idempotent?: boolean;
  /** Used only where the operator's capabilities name it. */
  readonly extension?: ExtensionName;
  /** Any refusal, and an unknown call, means an empty list, and is nothing to tell the player. */
  readonly refusalMeansNone?: boolean;
  /**
   * A request with these data is the player's own, although the call as such is public. (Written as a
   * method, so that a call with it is still an `AnyCall`.)
   */
  isPlayers?(data: v.InferInput<Request>): boolean;
  /** Sent in the background: no loading bar. */
  readonly background?: boolean;
  /** It tells what became of a write: while one is open, it is sent in spite of the global error lock. */
  readonly tellsOutcome?: boolean;
  /** What a refusal (`result: false`) may carry in `data`. */
  readonly refusal?: Refusal;
}

/** Any declared call; what generic code (client, worker, operator, docs, fuzz tests) works on. */
export type AnyCall = CallDeclaration;

/** `casino/games_list`: the controller and method as the contract writes them. */
export type NameOf<Call extends AnyCall> = `${Call["class"]}/${Call["method"]}`;

/** What a caller passes as `data`. */
export type RequestOf<Call extends AnyCall> = v.InferInput<Call["request"]>;

/** What a caller gets once the answer's `data` went through its schema. */
export type AnswerOf<Call extends AnyCall> = v.InferOutput<Call["answer"]>;

/** What `data` of a refusal holds, by the declaration's `refusal` schema; undefined for a call without one. */
export type RefusalOf<Call extends AnyCall> =
  Call extends CallDeclaration<string, string, v.GenericSchema, v.GenericSchema, infer Refusal>
    ? Refusal extends v.GenericSchema
      ? v.InferOutput<Refusal>
      : undefined
    : undefined;

/**
 * Declares one call of the wire contract. Everything else (client, cache policy of the worker, query
 * options, the operator's dispatcher, fuzz tests, docs/contract.md) is derived from the declaration.
 */
/* @__NO_SIDE_EFFECTS__ */
export function declareCall<
  const Class extends string,
  const Method extends string,
  Request extends v.GenericSchema,
  Answer extends v.GenericSchema,
  Refusal extends v.GenericSchema | undefined = undefined,
>(
  call: CallDeclaration<Class, Method, Request, Answer, Refusal>,
): CallDeclaration<Class, Method, Request, Answer, Refusal> {
  return call;
}

/** The name a call goes by in logs, cache keys and the operator's table of handlers. */
export function nameOf<Call extends AnyCall>(call: Call): NameOf<Call> {
  return `${call.class}/${call.method}`;
}
