import type { AnswerOf, AnyCall } from "./declaration.ts";
import { messages, parseAnswer, type ParsedAnswer } from "./envelope.ts";

/** What came back for a call. It may not be from the operator, because proxies and firewalls answer too. */
export type ReadAnswer<Data> =
  | ParsedAnswer<Data>
  /** The operator, or a proxy in front of it, says that the site is under maintenance. */
  | { readonly kind: "maintenance" }
  /** Not an answer of the operator: a status other than 200, or a body that is not JSON. */
  | { readonly kind: "absent" };

/**
 * Reads an HTTP answer to `call` from its status and body. Never throws.
 *
 * The maintenance message counts as the message of an envelope and anywhere in a body that is not an envelope, such as
 * a proxy's HTML page. Inside the data of a valid answer it does not count, because an editor may have written it.
 */
export function readAnswer<Call extends AnyCall>(call: Call, status: number, text: string): ReadAnswer<AnswerOf<Call>> {
  const body = parseJson(text);
  // A gateway in maintenance may send the message without a complete envelope.
  if ((body as { message?: unknown } | null | undefined)?.message === messages.maintenance) {
    return { kind: "maintenance" };
  }
  const isReadable = status === 200 && body !== undefined;
  const answer: ReadAnswer<AnswerOf<Call>> = isReadable ? parseAnswer(call, body) : { kind: "absent" };
  const isOperators = answer.kind === "success" || answer.kind === "refusal";
  return !isOperators && text.includes(messages.maintenance) ? { kind: "maintenance" } : answer;
}

/** Parses a JSON text. Returns undefined, which is not a JSON value, if the text is invalid. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
