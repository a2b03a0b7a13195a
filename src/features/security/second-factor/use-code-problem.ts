import { useLingui } from "@lingui/react/macro";
import type { WriteEnd } from "../../../client/write-end.ts";
import type { AnyCall } from "../../../contract/declaration.ts";

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
