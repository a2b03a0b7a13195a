import { useLingui } from "@lingui/react/macro";
import type { WriteEnd } from "../../../client/write-end.ts";
import type { AnyCall } from "../../../contract/declaration.ts";

/** A field with the same value in every call about SMS codes and the authenticator. */
export const siteType = { SiteType: "Mobile" } as const;

/** The options of writes that send or check codes: their language, and no toasts, because the form says everything. */
export const codeCall = { language: "tr", done: null, problems: "screen" } as const;

/** Code 429: too many attempts. */
const tooMany = 429;

/**
 * Why the operator refused a code or did not send one. The calls about codes always ask for Turkish, so for other
 * languages the message is ours.
 */
export function useCodeProblem(end: WriteEnd<AnyCall> | undefined): string | undefined {
  const { t, i18n } = useLingui();
  if (end?.kind !== "refused") return undefined;
  const { failure } = end;
  const message = "message" in failure ? failure.message : "";
  if (message && i18n.locale === "tr") return message;
  if (failure.kind === "refused" && failure.code === tooMany) {
    const minutes = Math.ceil((failure.retryAfterMs ?? 0) / 60_000);
    return minutes > 0 ? t`Çok fazla deneme yapıldı. Yaklaşık ${minutes} dakika sonra tekrar deneyin.` : t`Çok fazla deneme yapıldı`;
  }
  return t`Girdiğiniz kod hatalı`;
}
