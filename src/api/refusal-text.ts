import { t } from "@lingui/core/macro";
import { messages } from "../contract/envelope.ts";
import type { Failure } from "./failure.ts";

/**
 * What the operator says about a failure, in the language of the page; empty if it says nothing. The messages that both sides
 * compare literally are ours, because operators send them in one language, whatever the page's (contract.md, Refusals and
 * errors).
 */
export function refusalText(failure: Failure | undefined): string {
  const message = failure && "message" in failure ? failure.message : "";
  switch (message) {
    case messages.noPermission:
      return t`Bu işlem için yetkiniz yok`;
    case messages.sessionExpired:
      return t`Oturum süresi doldu`;
    case messages.loginFailed:
      return t`Giriş Başarısız`;
    case messages.inactiveAccount:
      return t`İnaktif hesap`;
    case messages.emptyList:
      return t`Kayıt Bulunamadı`;
    case messages.internalError:
      return t`Bazı sorunlar yaşıyoruz. Lütfen daha sonra tekrar deneyin.`;
    // A refusal that calls itself a success says nothing.
    case messages.successful:
      return "";
    default:
      return message;
  }
}
