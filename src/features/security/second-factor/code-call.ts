import { useFailureWords } from "../../../components/failure-words.ts";
import type { WriteEnd } from "../../../api/write-end.ts";
import type { AnyCall } from "../../../contract/declaration.ts";
import { codeLanguage } from "../../../session/sign-in.ts";
import { useCodeFailure } from "../../../components/use-code-failure.ts";

/** A field with the same value in every call about SMS codes and the authenticator. */
export const siteType = { SiteType: "Mobile" } as const;

/** The options of writes that send or check codes: their language, and no toasts, because the form says everything. */
export const codeCall = { language: codeLanguage, done: null, problems: "screen" } as const;

/** Why the operator refused, for the field of a code. `ours` is for refusals without a message in the page's language. */
export function useCodeProblem(end: WriteEnd<AnyCall> | undefined, ours: string): string | undefined {
  const inOurWords = useCodeFailure();
  const words = useFailureWords();
  return end?.kind === "refused" ? words(inOurWords(end.failure, ours)).title : undefined;
}

/** `end`, for `WriteProblem`, with a refusal in the page's language. */
export function useCodeEnd(end: WriteEnd<AnyCall> | undefined): WriteEnd<AnyCall> | undefined {
  const inOurWords = useCodeFailure();
  if (end?.kind !== "refused") return end;
  const failure = inOurWords(end.failure, "");
  return failure === end.failure ? end : { ...end, failure, errors: {} };
}
