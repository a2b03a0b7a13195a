import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { buttonClass } from "../../ui/button-class.ts";
import { Link } from "../../ui/Link.tsx";
import { EntryFrame } from "../../components/EntryFrame.tsx";
import { ResetForm } from "./ResetForm.tsx";
import { resetToken } from "./reset-token.ts";

/** The page that the link in a reset mail opens. The player chooses a new password. */
export function ResetPage({ onReset }: { onReset: () => void }) {
  const { t } = useLingui();
  const [token] = useState(resetToken.read);
  if (!token) {
    return (
      <EntryFrame
        title={t`Yeni şifre belirleyin`}
        text={t`Bu bağlantı eksik veya daha önce kullanılmış. E-postanızdaki bağlantının tamamını açın veya yenisini isteyin.`}
      >
        <Link to="/forgot-password" className={buttonClass("primary")}>
          <Trans>Yeni bağlantı iste</Trans>
        </Link>
      </EntryFrame>
    );
  }
  return (
    <EntryFrame
      title={t`Yeni şifre belirleyin`}
      text={t`Şifreniz değişince açık olan tüm oturumlarınız kapanır; yeni şifrenizle giriş yaparsınız.`}
    >
      <ResetForm token={token} onReset={onReset} />
    </EntryFrame>
  );
}
