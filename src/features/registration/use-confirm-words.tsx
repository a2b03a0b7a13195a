import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { useFailureWords } from "../../components/failure-words.ts";
import type { Confirmation } from "./confirmation.ts";
import { newAccountEmail } from "./registration-request.ts";
import type { Whose } from "./whose-address.ts";

export interface ConfirmWords {
  readonly title: string;
  readonly text: ReactNode;
}

/** Returns the title and text of the confirmation page for each state. */
export function useConfirmWords(): (state: Confirmation) => ConfirmWords {
  const { t } = useLingui();
  const failureWords = useFailureWords();
  const confirmedWords = (whose: Whose): ConfirmWords => {
    switch (whose) {
      case "visitor":
        return { title: t`Hesabınız onaylandı`, text: t`Artık giriş yapabilirsiniz.` };
      case "player":
        // A player who has changed their address is signed in already.
        return { title: t`E-posta adresiniz onaylandı`, text: t`Adresiniz hesap sayfanızda onaylı görünür.` };
      case "another":
        return {
          title: t`E-posta adresi onaylandı`,
          text: t`Bu bağlantı başka bir hesap içindi. Giriş yaptığınız hesapta bir şey değişmedi.`,
        };
      case "unknown":
        return { title: t`E-posta adresi onaylandı`, text: t`Bağlantının ait olduğu hesabın adresi onaylandı.` };
    }
  };
  return (state) => {
    switch (state.kind) {
      case "asking":
        return { title: t`Hesabınız onaylanıyor`, text: t`Bir saniye sürer.` };
      case "confirmed":
        return confirmedWords(state.whose);
      case "refused":
        if (state.afterUnknown) {
          return {
            title: t`Hesabınız onaylanmış olabilir`,
            text: t`İlk denemenin yanıtı alınamadı ve bağlantı yalnızca bir kez çalışır.`,
          };
        }
        return {
          title: t`Hesap bu bağlantıyla onaylanamadı`,
          text: state.message || t`Bu bağlantı geçersiz veya süresi dolmuş.`,
        };
      case "failed": {
        const { title, text } = failureWords(state.failure);
        const waits = state.failure.kind === "offline";
        return {
          title,
          text: waits ? t`Yeniden çevrim içi olduğunuzda hesabınız otomatik olarak onaylanır.` : (text ?? ""),
        };
      }
      case "none": {
        const email = newAccountEmail();
        if (email === undefined) {
          return {
            title: t`E-postanızdaki bağlantıyı açın`,
            text: t`Kayıt olduğunuz adrese gönderdiğimiz mesajdaki bağlantı hesabınızı onaylar.`,
          };
        }
        return {
          title: t`Hesabınız oluşturuldu`,
          text: (
            <Trans>
              Kullanmaya başlamak için <strong>{email}</strong> adresine gönderdiğimiz mesajdaki bağlantıyı açın. Bu
              adresle daha önce hesap açtıysanız mesaj size nasıl giriş yapacağınızı söyler.
            </Trans>
          ),
        };
      }
    }
  };
}
