import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { userUsernameChange } from "../../contract/user-account.ts";
import { useStore } from "../../hooks/use-store.ts";
import { session } from "../../session/app-session.ts";
import { ChangeDone, CredentialForm, CredentialsGate } from "./CredentialForm.tsx";
import { SecurityPage } from "./SecurityPage.tsx";
import { useFreshProfile } from "./security-queries.ts";

/**
 * Changes the username, if the operator has the `credentials` extension. The operator decides which names are allowed.
 */
export function UsernamePage() {
  const { t } = useLingui();
  const [changed, setChanged] = useState<string>();
  const state = useStore(session.state);
  const present = state.kind === "signed-in" ? state.profile?.username : undefined;
  const refetch = useFreshProfile();
  return (
    <SecurityPage
      title={t`Kullanıcı adı değiştir`}
      text={present && !changed && <Trans>Şu anki kullanıcı adınız: {present}</Trans>}
    >
      {changed ? (
        <ChangeDone>
          <Trans>
            Kullanıcı adınız değişti. Bundan sonra <strong>{changed}</strong> ile giriş yapın.
          </Trans>
        </ChangeDone>
      ) : (
        <CredentialsGate>
          <CredentialForm
            name="username"
            field={{
              label: t`Yeni kullanıcı adı`,
              hint: t`Türkçe karakter ve boşluk kullanmayın`,
              autoComplete: "username",
            }}
            missing={t`Yeni kullanıcı adınızı girin`}
            problem={() => undefined}
            call={userUsernameChange}
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
