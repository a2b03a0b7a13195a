import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { ChangeDone } from "./ChangeDone.tsx";
import { PasswordForm } from "./PasswordForm.tsx";
import { SecurityPage } from "./SecurityPage.tsx";

/** Changes the password. If the operator ends the session with it, the next page is log-in (product.md 2.5). */
export function PasswordPage() {
  const { t } = useLingui();
  const [isDone, setDone] = useState(false);
  return (
    <SecurityPage
      title={t`Şifre değiştir`}
      text={t`Başka hiçbir yerde kullanmadığınız bir şifre seçin. Değişiklik diğer oturumlarınızı kapatabilir.`}
    >
      {isDone ? (
        <ChangeDone>
          <Trans>Şifreniz değişti. Bundan sonra yeni şifrenizle giriş yapın.</Trans>
        </ChangeDone>
      ) : (
        <PasswordForm onChanged={() => setDone(true)} />
      )}
    </SecurityPage>
  );
}
