import { useLingui } from "@lingui/react/macro";
import { SectionState } from "../../../components/SectionState.tsx";
import { useRead } from "../../../api/use-read.ts";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { StateMessage } from "../../../ui/StateMessage.tsx";
import { DeviceList } from "../DeviceRow.tsx";
import { ExtensionGate } from "../ExtensionGate.tsx";
import { passkeysOptions } from "../security-queries.ts";
import { SecurityPage, useSecurityBack } from "../SecurityPage.tsx";
import { AddPasskey } from "./AddPasskey.tsx";
import { PasskeyRow } from "./PasskeyRow.tsx";

/** The player's passkeys: add, rename, remove. */
export function PasskeysPage() {
  const { t } = useLingui();
  const missing = {
    title: t`Bu sitede geçiş anahtarı kullanılmıyor`,
    text: t`Hesabınızı doğrulayıcı uygulamayla koruyabilirsiniz.`,
  };
  return (
    <SecurityPage
      back={useSecurityBack()}
      title={t`Geçiş anahtarları`}
      text={t`Şifre ve kod yazmadan, parmak iziniz, yüzünüz veya ekran kilidinizle giriş yaparsınız. Anahtar cihazınızda kalır.`}
    >
      <ExtensionGate name="passkeys" missing={missing} height="14rem">
        <PasskeyList />
      </ExtensionGate>
    </SecurityPage>
  );
}

function PasskeyList() {
  const { t } = useLingui();
  const read = useRead(passkeysOptions());
  return (
    <SectionState isPage read={read} title={t`Geçiş anahtarları`} loading={<Skeleton height="14rem" radius="var(--radius-m)" />}>
      {(passkeys, note) => (
        <>
          {note}
          {passkeys.length === 0 ? (
            <StateMessage
              kind="empty"
              title={t`Henüz geçiş anahtarınız yok`}
              text={t`Bu cihaz için bir tane oluşturun; girişte şifre yazmanız gerekmez.`}
            />
          ) : (
            <DeviceList>
              {passkeys.map((passkey) => (
                <PasskeyRow key={passkey.id} passkey={passkey} />
              ))}
            </DeviceList>
          )}
          <AddPasskey />
        </>
      )}
    </SectionState>
  );
}
