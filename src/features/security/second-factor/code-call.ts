import { useQueryClient } from "@tanstack/react-query";
import { useWrite } from "../../../api/use-write.ts";
import type { WriteEnd } from "../../../api/write-end.ts";
import { useFailureWords } from "../../../components/failure-words.ts";
import { useCodeFailure } from "../../../components/use-code-failure.ts";
import type { AnyCall } from "../../../contract/declaration.ts";
import { userSmsValidate } from "../../../contract/user-security.ts";
import { twoFactorOptions } from "../../../api/player-queries.ts";
import { codeLanguage } from "../../../session/sign-in.ts";
import { authenticatorOptions, useFreshProfile } from "../security-queries.ts";
import type { SmsProofProps } from "./SmsProof.tsx";

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

/**
 * Returns a function that fetches the state of the second factor again. Call it after every attempt to change it: also
 * a refused one, because another tab may have made the change.
 */
export function useFreshFactor(): () => void {
  const client = useQueryClient();
  const refetchProfile = useFreshProfile();
  return () => {
    for (const { queryKey } of [twoFactorOptions(), authenticatorOptions()])
      void client.invalidateQueries({ queryKey });
    void refetchProfile();
  };
}

/** Checks a code by SMS for a change of the second factor. `onProven` is called when it is right. */
export function useSmsCheck(onProven: () => void): SmsProofProps["check"] {
  const validate = useWrite(userSmsValidate, {
    ...codeCall,
    onEnd: ({ kind }) => {
      if (kind === "done") onProven();
    },
  });
  return { ...validate, send: (code) => validate.send({ ...siteType, code }) };
}
