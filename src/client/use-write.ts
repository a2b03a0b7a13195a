import type { AnyCall, RequestOf } from "../contract/declaration.ts";
import { call, type CallOptions } from "./call.ts";
import { type Press, type Submission, type SubmissionOptions, useSubmission } from "./use-submission.ts";
import { endOfError, type WriteEnd } from "./write-end.ts";

export type Write<Call extends AnyCall> = Submission<RequestOf<Call>, WriteEnd<Call>>;

export interface WriteOptions<Call extends AnyCall>
  extends SubmissionOptions<RequestOf<Call>, WriteEnd<Call>>,
    Pick<CallOptions, "prepare" | "language"> {}

/**
 * How components write: `const change = useWrite(userPassChange)`, then `change.send(data)`. It is sent with the
 * session of the player who pressed or not at all, and not later than 10 s after the press.
 *
 * For a write that must not happen twice, such as a deposit, use `useIntentWrite`.
 */
export function useWrite<Call extends AnyCall>(declaration: Call, options: WriteOptions<Call> = {}): Write<Call> {
  if (declaration.effect !== "write") throw new TypeError("A read is no write");
  const { prepare, language, ...rest } = options;
  return useSubmission((press) => write(declaration, press, { prepare, language }), rest);
}

async function write<Call extends AnyCall>(
  declaration: Call,
  { data, player }: Press<RequestOf<Call>>,
  { prepare, language }: Pick<CallOptions, "prepare" | "language">,
): Promise<WriteEnd<Call>> {
  try {
    const success = await call(declaration, data, {
      ...(player && { player }),
      ...(prepare && { prepare }),
      ...(language && { language }),
    });
    return { kind: "done", success, earlier: false };
  } catch (error) {
    return endOfError(declaration, error);
  }
}
