import { Trans } from "@lingui/react/macro";
import { useStore } from "../../hooks/use-store.ts";
import { session } from "../../session/app-session.ts";
import { useEndWords } from "../../components/use-end-words.ts";
import { Notice } from "../../ui/Notice.tsx";
import type { Lapse } from "./login-flow.ts";

/** What the player has just done on another page of this folder. */
export type LoginNews = "reset-mail-sent" | "password-reset";

export interface LoginNoticeProps {
  news: LoginNews | undefined;
  /** Log-in reached the code and has to start again. */
  lapsed: Lapse | undefined;
}

/** Says why the log-in form is shown. Renders nothing if the player opened it. */
export function LoginNotice({ news, lapsed }: LoginNoticeProps) {
  const words = useEndWords();
  const end = useStore(session.end);
  if (lapsed) {
    return (
      <Notice>
        {lapsed === "codes" ? (
          <Trans>Giriş süresi doldu veya çok fazla hatalı kod girildi. Lütfen şifrenizi tekrar yazın.</Trans>
        ) : (
          <Trans>Giriş süresi doldu. Lütfen şifrenizi tekrar yazın.</Trans>
        )}
      </Notice>
    );
  }
  if (news === "reset-mail-sent") {
    return (
      <Notice tone="positive">
        <Trans>
          Böyle bir hesap varsa, şifre sıfırlama adımları e-posta adresine gönderildi. Gelen kutunuza ve istenmeyen
          postalara bakın.
        </Trans>
      </Notice>
    );
  }
  if (news === "password-reset") {
    return (
      <Notice tone="positive">
        <Trans>Şifreniz değişti. Yeni şifrenizle giriş yapın.</Trans>
      </Notice>
    );
  }
  if (!end || (end.here && end.reason === "logged-out")) return null;
  return <Notice>{words[end.reason === "logged-out" ? "elsewhere" : end.reason]}</Notice>;
}
