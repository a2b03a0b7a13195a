import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useRead } from "../../api/use-read.ts";
import { userEmailChange } from "../../contract/user-account.ts";
import { isEmailAddress } from "../../lib/email-address.ts";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { profileOptions } from "../../api/player-queries.ts";
import { ChangeDone, CredentialForm, CredentialsGate } from "./CredentialForm.tsx";
import { SecurityPage } from "./SecurityPage.tsx";
import { useFreshProfile } from "./security-queries.ts";

/** Changes the e-mail address, if the operator has the `credentials` extension. */
export function EmailPage() {
  const { t } = useLingui();
  const [changed, setChanged] = useState<string>();
  const profile = useRead(profileOptions());
  const present = profile.data?.email;
  const refetch = useFreshProfile();
  return (
    <SecurityPage
      title={t`E-posta değiştir`}
      text={
        !changed &&
        (present ? (
          <Trans>Şu anki adresiniz: {present}</Trans>
        ) : (
          profile.state === "loading" && <Skeleton height="1lh" />
        ))
      }
    >
      {changed ? (
        <ChangeDone>
          <Trans>
            E-posta adresiniz değişti. <strong>{changed}</strong> adresine gönderilen mesajdaki bağlantıyla onaylayın.
          </Trans>
        </ChangeDone>
      ) : (
        <CredentialsGate>
          <CredentialForm
            name="email"
            field={{ label: t`Yeni e-posta`, autoComplete: "email", inputMode: "email" }}
            missing={t`Yeni e-posta adresinizi girin`}
            problem={(value) => (isEmailAddress(value) ? undefined : t`Geçerli bir e-posta adresi girin`)}
            call={userEmailChange}
            onChanged={(value) => {
              setChanged(value);
              void refetch();
            }}
          />
        </CredentialsGate>
      )}
    </SecurityPage>
  );
}
