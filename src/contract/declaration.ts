import type * as v from "valibot";

/** The extensions of the contract, by their names in `system/capabilities`. */
export const extensionNames = [
  "push",
  "limits",
  "bonus",
  "idempotency",
  "credentials",
  "sessions",
  "statement",
  "register_confirm",
  "passkeys",
  "stepUp",
  "securityEvents",
  "eligibility",
  "sums",
  "publicGet",
] as const;
export type ExtensionName = (typeof extensionNames)[number];

/**
 * Who may send a call, which decides whether the envelope carries a `user` block.
 *
 * - `public`: never carries one.
 * - `player`: always carries one (an anonymous placeholder when nobody is signed in).
 * - `either`: carries one if there is a session; `check_ga` works both ways.
 */
export type Access = "public" | "player" | "either";

/**
 * Where an answer may be stored.
 *
 * - `content`: worker cache and persisted query cache (CMS texts, promotions, jackpots, …).
 * - `catalogue`: worker cache; the persisted query cache stores only the first pages of long lists.
 * - `player`: never in the worker; only in the persisted query cache of that player.
 * - `never`: in memory only.
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
  /** A read may be retried and prefetched. A write is sent once for each intent of the player. */
  readonly effect: "read" | "write";
  /** The schema of `data` as the client builds it, without `Lang`, which every call sends. */
  readonly request: Request;
  /** The tolerant schema of the answer's `data`. */
  readonly answer: Answer;
  /** The answer is a list. An empty list may come as a refusal, see `parseAnswer`. */
  readonly list?: boolean;
  /** A write that sends an `Idempotency-Key` if the operator has the `idempotency` extension. */
  readonly idempotent?: boolean;
  /** Used only if the operator's capabilities list it. */
  readonly extension?: ExtensionName;
  /** A refusal or an unknown call counts as an empty list, and the player is not told. */
  readonly refusalMeansNone?: boolean;
  /**
   * Returns whether a request with these data belongs to the player, although the call itself is public. (A method
   * and not a property, so that a call with it can be assigned to `AnyCall`.)
   */
  isPlayers?(data: v.InferInput<Request>): boolean;
  /** Sent in the background, without a loading bar. */
  readonly background?: boolean;
  /** Reports the result of a write. While one is unknown, the call is sent in spite of the global error lock. */
  readonly tellsOutcome?: boolean;
  /** The schema of a refusal's `data` (`result: false`). */
  readonly refusal?: Refusal;
}

/** Any declared call, for generic code (client, worker, operator, docs, fuzz tests). */
export type AnyCall = CallDeclaration;

/** The controller and method as in the contract: `casino/games_list`. */
export type NameOf<Call extends AnyCall> = `${Call["class"]}/${Call["method"]}`;

/** The `data` that a caller passes. */
export type RequestOf<Call extends AnyCall> = v.InferInput<Call["request"]>;

/** The parsed `data` that a caller receives. */
export type AnswerOf<Call extends AnyCall> = v.InferOutput<Call["answer"]>;

/** A refusal's `data`, parsed by the declaration's `refusal` schema; undefined for a call without one. */
export type RefusalOf<Call extends AnyCall> =
  Call extends CallDeclaration<string, string, v.GenericSchema, v.GenericSchema, infer Refusal>
    ? Refusal extends v.GenericSchema
      ? v.InferOutput<Refusal>
      : undefined
    : undefined;

/**
 * Declares a call of the contract. The client, the worker's cache policy, query options, the operator's dispatcher,
 * fuzz tests and docs/contract.md are derived from the declarations.
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

/** The call of a `declareWritingSide`. */
export interface WritingSide {
  readonly isWritingSide: true;
}

/**
 * Marks the second declaration of a call that reads or writes depending on its data. The first one reads, and stands for
 * the call in the registry.
 */
/* @__NO_SIDE_EFFECTS__ */
export function declareWritingSide<Call extends AnyCall>(call: Call): Call & WritingSide {
  return { ...call, isWritingSide: true };
}

/** Returns the name of a call in logs, cache keys and the operator's table of handlers. */
export function nameOf<Call extends AnyCall>(call: Call): NameOf<Call> {
  return `${call.class}/${call.method}`;
}
