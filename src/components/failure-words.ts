import { t } from "@lingui/core/macro";
import { useLingui } from "@lingui/react";
import { messages } from "../contract/envelope.ts";
import { type Failure, mayHaveHappened } from "../api/failure.ts";
import { refusalText } from "../api/refusal-text.ts";

export interface FailureWords {
  readonly title: string;
  /** What the player can do about it. */
  readonly text?: string;
}

/** `failureWords`, for components: they render again when the language changes. */
export function useFailureWords(): (failure: Failure) => FailureWords {
  useLingui();
  return failureWords;
}

/** Explains to the player why a form failed (product.md 8), in the operator's words if it sent any. */
export function failureWords(failure: Failure): FailureWords {
  switch (failure.kind) {
    case "refused":
      return { title: refusalText(failure) || t`İşlem Başarısız` };
    case "login-failed":
      return {
        title: t`Giriş Başarısız`,
        text: t`Kullanıcı adı veya şifre hatalı. Şifrede büyük ve küçük harfler farklıdır.`,
      };
    case "inactive-account":
      return {
        title: t`İnaktif hesap`,
        text: t`Yeni kayıt olduysanız önce e-postanızdaki bağlantıyla hesabınızı onaylayın. Değilse destek ekibine yazın.`,
      };
    case "session-expired":
      // Code 403 may come with a message.
      if (failure.message && failure.message !== messages.sessionExpired) return { title: refusalText(failure) };
      return { title: t`Oturum süresi doldu`, text: t`Lütfen tekrar deneyin.` };
    case "another-player":
      return { title: t`Bu cihazda başka bir hesapla giriş yapıldı`, text: t`Hiçbir şey gönderilmedi.` };
    case "not-authorised":
      return { title: refusalText(failure) };
    case "maintenance":
      return { title: t`Site bakımda`, text: t`Bakım bitince tekrar deneyin.` };
    case "locked":
      return { title: t`Bazı sorunlar yaşıyoruz. Lütfen daha sonra tekrar deneyin.` };
    case "offline":
      return {
        title: t`Çevrim dışısınız`,
        text: mayHaveHappened(failure)
          ? t`Yeniden çevrim içi olduğunuzda tekrar deneyin.`
          : t`Hiçbir şey gönderilmedi. Yeniden çevrim içi olduğunuzda tekrar deneyin.`,
      };
    case "no-storage":
      return {
        title: t`Talebiniz gönderilmedi`,
        text: t`Tarayıcınız işlemin kaydını tutamadı. Sayfayı yenileyip tekrar deneyin.`,
      };
    case "unreachable":
    case "malformed":
      return {
        title: t`Siteye şu anda ulaşılamıyor`,
        text: mayHaveHappened(failure)
          ? t`Birazdan tekrar deneyin.`
          : t`Hiçbir şey gönderilmedi. Birazdan tekrar deneyin.`,
      };
  }
}
