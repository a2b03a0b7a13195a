/** The envelope of every call (contract.md, Transport). */
import * as v from "valibot";
import type { AnswerOf, AnyCall } from "./declaration.ts";
import { type DroppedItem, parseReporting } from "./list.ts";
import { ifFits } from "./values.ts";

/** Texts that both sides compare literally. */
export const messages = {
  sessionExpired: "Oturum süresi doldu",
  loginFailed: "Giriş Başarısız",
  inactiveAccount: "İnaktif hesap",
  successful: "İşlem Başarılı",
  noPermission: "Bu işlem için yetkiniz yok",
  emptyList: "Kayıt Bulunamadı",
  maintenance: "This site is under maintenance",
  internalError: "Internal Server Error",
} as const;

/** The `debug` of a session-expired refusal: somebody else used a copy of the session, so the operator ended it. */
export const copiedSession = "session copied";

const literalMessages: ReadonlySet<string> = new Set(Object.values(messages));

/** `user` of an authenticated call. `uid`, `sid` and `uip` are RSA ciphertext in base64. */
export interface UserBlock {
  readonly uid?: string;
  readonly sid?: string;
  readonly uip: string;
  readonly gmt?: string;
  readonly lang: string;
}

export interface RequestEnvelope {
  readonly api: { readonly class: string; readonly method: string };
  readonly data: Readonly<Record<string, unknown>> & { readonly Lang: string };
  readonly user?: UserBlock;
}

export interface Pagination {
  readonly limit: number;
  readonly total: number;
  readonly offset: number;
}

const paginationNumber = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number))]),
  v.integer(),
  v.minValue(0),
);

const answerEnvelope = v.object({
  result: v.boolean(),
  message: ifFits(v.string()),
  data: v.optional(v.unknown()),
  code: ifFits(v.union([v.number(), v.pipe(v.string(), v.transform(Number.parseFloat))])),
  debug: v.optional(v.unknown()),
  pagination: ifFits(
    v.union([v.literal(0), v.object({ limit: paginationNumber, total: paginationNumber, offset: paginationNumber })]),
  ),
});

/** The result of parsing an answer's body. */
export type ParsedAnswer<Data> =
  | {
      readonly kind: "success";
      readonly data: Data;
      readonly message: string;
      /** Present for lists that the operator pages. An empty list has a total of 0. */
      readonly pagination?: Pagination;
      readonly dropped: readonly DroppedItem[];
    }
  | {
      readonly kind: "refusal";
      readonly message: string;
      readonly code?: number;
      readonly debug?: string;
      /** The refusal's data, parsed by the declaration's `refusal` schema; otherwise undefined. */
      readonly data?: unknown;
      /** With `code` 429: when the player may try again, in milliseconds from now (`data.retryAfter` in the answer). */
      readonly retryAfterMs?: number;
      /** With `code` 428: how this player can prove who they are. Never empty. */
      readonly stepUp?: readonly StepUpMethod[];
    }
  | { readonly kind: "malformed"; readonly reason: string };

/** The code of a refusal because of too many calls. It says nothing about what was asked. */
export const tooManyCode = 429;

/** The `code` of a refusal that a limit or an exclusion of the player's own caused. */
export const forbiddenByPlayerCode = 423;

/** The code of a refusal until the player has proved again who they are (contract.md, Step-up). Nothing was carried out. */
export const stepUpCode = 428;

/** How a player can prove who they are: by `user/step_up` with a field of the same name. */
export const stepUpMethods = ["password", "code", "passkey"] as const;
export type StepUpMethod = (typeof stepUpMethods)[number];

const emptyPagination: Pagination = { limit: 0, total: 0, offset: 0 };

/**
 * Parses the body of an answer to `call`. Any JSON value gives one member of the union; it never throws.
 *
 * An operator may send an empty list as a success or as a refusal: with the message `Kayıt Bulunamadı`, or without
 * rows and with pagination 0 or a total of 0. All of these are an empty list here (contract.md, Lists).
 */
export function parseAnswer<Call extends AnyCall>(call: Call, body: unknown): ParsedAnswer<AnswerOf<Call>> {
  const envelope = v.safeParse(answerEnvelope, body);
  if (!envelope.success) return { kind: "malformed", reason: describe(envelope.issues) };
  const { result, data, pagination, code, debug } = envelope.output;
  const message = envelope.output.message ?? "";
  const meansNone = call.refusalMeansNone && !result && code !== tooManyCode;
  const empty = (call.list && isEmptyList(call, envelope.output)) || meansNone || false;

  if (!result && !empty) {
    const refusal = call.refusal ? v.safeParse(call.refusal, data) : undefined;
    return {
      kind: "refusal",
      message,
      ...(Number.isFinite(code) && { code }),
      ...(typeof debug === "string" && { debug }),
      ...(refusal?.success && { data: refusal.output }),
      ...(code === tooManyCode && retryAfterOf(data)),
      ...(code === stepUpCode && stepUpOf(data)),
    };
  }

  const { parsed, dropped } = parseReporting(call.answer, empty ? null : data);
  if (!parsed.success) return { kind: "malformed", reason: describe(parsed.issues) };
  // If no row can be read, the list is not empty but malformed: an empty one would show a balance of 0, for example.
  const lost = dropped.filter(({ nested }) => !nested);
  // The rows are the answer itself, or are under its only key.
  if (call.list && lost.length > 0 && Object.values(parsed.output as object).flat().length === 0) {
    return { kind: "malformed", reason: `no item fits: ${describe(lost[0]?.issues ?? [])}` };
  }
  return {
    kind: "success",
    data: parsed.output as AnswerOf<Call>,
    message,
    ...(empty ? { pagination: pagination || emptyPagination } : pagination && { pagination }),
    dropped,
  };
}

function isEmptyList({ effect }: AnyCall, envelope: v.InferOutput<typeof answerEnvelope>): boolean {
  const { result, message, data, pagination, code } = envelope;
  // A write that answers with a list was carried out only if its result says so.
  if (!result && effect === "write") return false;
  const noRows = data === undefined || data === null || (Array.isArray(data) && data.length === 0);
  if (message === messages.emptyList) return noRows || !result;
  if (!noRows) return false;
  if (result) return true;
  // A refusal with a reason (no permission, session expired, unknown call …) is not an empty list. An unknown call has no
  // rows, so 404 with an empty list means that there are none.
  const isNoneFound = code === 404 && data !== undefined && data !== null;
  const saysWhy = (code !== undefined && code >= 400 && !isNoneFound) || literalMessages.has(message ?? "");
  return !saysWhy && (pagination === 0 || pagination?.total === 0);
}

function retryAfterOf(data: unknown): { retryAfterMs?: number } {
  const { retryAfter } = (data ?? {}) as { readonly retryAfter?: unknown };
  const seconds = typeof retryAfter === "string" ? Number.parseFloat(retryAfter) : retryAfter;
  return typeof seconds === "number" && seconds >= 0 && Number.isFinite(seconds)
    ? { retryAfterMs: seconds * 1000 }
    : {};
}

/** Methods that are unknown here are left out. Without a known one, the refusal is like any other. */
function stepUpOf(data: unknown): { stepUp?: readonly StepUpMethod[] } {
  const { methods } = (data ?? {}) as { readonly methods?: unknown };
  const known = stepUpMethods.filter((method) => Array.isArray(methods) && methods.includes(method));
  return known.length > 0 ? { stepUp: known } : {};
}

function describe(issues: readonly v.BaseIssue<unknown>[]): string {
  return issues
    .slice(0, 3)
    .map(({ path, message }) => `${path?.map(({ key }) => String(key)).join(".") ?? "body"}: ${message}`)
    .join("; ");
}
