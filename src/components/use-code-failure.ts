import { plural, t } from "@lingui/core/macro";
import { useLingui } from "@lingui/react";
import { type Failure, isTooMany } from "../api/failure.ts";
import { codeLanguage } from "../session/sign-in.ts";

/**
 * Returns a function that puts a failure of a call about codes into the page's language. These calls always ask for
 * Turkish, so for other languages the operator's message is replaced: by what is missing (a step-up, or time after too many
 * attempts), otherwise by `ours`. Without a message of the operator this also happens in Turkish.
 */
export function useCodeFailure(): (failure: Failure, ours: string) => Failure {
  const { i18n } = useLingui();
  return (failure, ours) => {
    if (!("message" in failure) || (failure.message && i18n.locale === codeLanguage)) return failure;
    if (failure.kind !== "refused") return { ...failure, message: "" };
    if (failure.stepUp) return { ...failure, message: t`Güvenliğiniz için önce siz olduğunuzu doğrulayın.` };
    return { ...failure, message: isTooMany(failure) ? tooManyWords(failure.retryAfterMs) : ours };
  };
}

function tooManyWords(retryAfterMs = 0): string {
  if (retryAfterMs === 0) return t`Çok fazla deneme yapıldı. Bir süre sonra tekrar deneyin.`;
  return plural(Math.ceil(retryAfterMs / 60_000), {
    other: "Çok fazla deneme yapıldı. Yaklaşık # dakika sonra tekrar deneyin.",
  });
}
