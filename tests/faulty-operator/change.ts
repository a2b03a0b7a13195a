/** What faults are made of: answers, requests and files that are changed on their way through the proxy. */
import { randomUUID } from "node:crypto";
import type { Answer, Fault, Passing } from "./proxy.ts";

export interface Body {
  result: boolean;
  message?: string;
  code?: number;
  // `never`, because a fault may put anything here.
  data: never;
  pagination?: { limit: number; total: number; offset: number };
}
export type Row = Record<string, unknown>;

/** Answers of a call, changed. */
export const changed = (call: string, change: (body: Body, request: Passing) => void): Pick<Fault, "onAnswer"> => ({
  onAnswer(answer, request) {
    if (request.call === call) changeJson(answer, (body) => change(body as Body, request));
  },
});

/** The same for the rows of a list that was given. */
export const changedRows = (call: string, change: (row: Row) => unknown): Pick<Fault, "onAnswer"> =>
  changed(call, ({ data }) => (data as Row[] | null)?.forEach(change));

/** A file or a plain address, changed. The function returns the new content, or changes it in place. */
export const changedFile = (path: string, change: (content: never) => unknown): Pick<Fault, "onAnswer"> => ({
  onAnswer(answer, request) {
    if (request.path.split("?")[0] === path) changeJson(answer, change as (content: unknown) => unknown);
  },
});

export function changeJson(answer: Answer, change: (content: unknown) => unknown): void {
  // A 304 has no body.
  if (answer.text === "") return;
  const content: unknown = JSON.parse(answer.text);
  answer.text = JSON.stringify(change(content) ?? content);
}

/** Requests of a call, with other data. */
export const asked = (call: string, change: (data: Row, request: Passing) => void): Pick<Fault, "onRequest"> => ({
  onRequest(request) {
    if (request.call !== call || request.method !== "POST") return undefined;
    const body = JSON.parse(request.body) as { data: Row };
    change(body.data, request);
    request.body = JSON.stringify(body);
    return undefined;
  },
});

export const json = (body: object, status = 200, headers: Record<string, string> = {}): Answer => ({
  status,
  headers: { "content-type": "application/json", ...headers },
  text: JSON.stringify(body),
});

/** A call that is answered in the operator's place, where `when` is true. */
export const answered = (
  call: string,
  answer: (request: Passing) => Answer,
  when: (request: Passing) => boolean = () => true,
): Pick<Fault, "onRequest"> => ({
  onRequest: (request) => (request.call === call && when(request) ? answer(request) : undefined),
});

export const ok = (data: unknown) => json({ result: true, message: "İşlem Başarılı", data });
export const isNobody = ({ sent }: Passing) => sent.user !== undefined && sent.user.sid === undefined;
export const isWithdrawal = ({ sent }: Passing) => sent.data?.Type === 2;
export const keyOf = ({ headers }: Passing) => headers["idempotency-key"];
export const isDeposit = (request: Passing) =>
  keyOf(request) !== undefined && !isWithdrawal(request) && "amount" in (request.sent.data ?? {});
export const withoutKey = (request: Passing) => {
  request.headers["idempotency-key"] = randomUUID();
};
/** A fault that remembers something. */
export const withState = <State>(state: State, fault: (state: State) => Fault): Fault => fault(state);
