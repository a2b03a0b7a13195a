import type { AnswerOf, AnyCall } from "./declaration.ts";
import { messages, parseAnswer, type ParsedAnswer } from "./envelope.ts";

/** What came back for a call. Not all of it need be the operator's: proxies and firewalls answer, too. */
export type ReadAnswer<Data> =
  | ParsedAnswer<Data>
  /** The operator, or a proxy in front of it, says that the site is under maintenance. */
  | { readonly kind: "maintenance" }
  /** No answer of the operator: another status than 200, or a body that is not JSON. */
  | { readonly kind: "absent" };

/**
 * Reads an HTTP answer to `call`, given its status and body. Never throws.
 *
 * The maintenance message counts wherever it stands: as the message of an envelope, and anywhere in a body that is no
 * envelope, such as a proxy's HTML page. Inside a good answer it is content, a text that an editor wrote.
 */
export function readAnswer<Call extends AnyCall>(
  call: Call,
  status: number,
  text: string,
): ReadAnswer<AnswerOf<Call>> {
  const body = parseJson(text);
  // A gateway that closes the site need not send a whole envelope.
  if ((body as { message?: unknown } | null | undefined)?.message === messages.maintenance) {
    return { kind: "maintenance" };
  }
  const isReadable = status === 200 && body !== undefined;
  const answer: ReadAnswer<AnswerOf<Call>> = isReadable ? parseAnswer(call, body) : { kind: "absent" };
  const isOperators = answer.kind === "success" || answer.kind === "refusal";
  return !isOperators && text.includes(messages.maintenance) ? { kind: "maintenance" } : answer;
}

/** The value of a JSON text; undefined, which no JSON text stands for, when it is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
