import { t } from "@lingui/core/macro";

/**
 * What the player is told about a refusal: the operator's message. Only the one for a missing permission is ours, because
 * operators send that one in Turkish, whatever the page's language (contract.md, Refusals and errors).
 */
export function refusalText({ kind, message }: { readonly kind: "refused" | "not-authorised"; readonly message: string }): string {
  return kind === "not-authorised" ? t`Bu işlem için yetkiniz yok` : message;
}
