import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { SectionState } from "../../../components/SectionState.tsx";
import { useRead } from "../../../api/use-read.ts";
import { buttonClass } from "../../../ui/Button.tsx";
import { Link } from "../../../ui/Link.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { StateMessage } from "../../../ui/StateMessage.tsx";
import { ChangeDone } from "../CredentialForm.tsx";
import { twoFactorOptions } from "../../../api/player-queries.ts";
import { SecurityPage, useSecurityBack } from "../SecurityPage.tsx";
import { SmsChange } from "./SmsChange.tsx";

/** Turns codes by SMS on, or off if they are on. An authenticator has to be turned off first. */
export function SmsPage() {
  const { t } = useLingui();
  const back = useSecurityBack();
  const read = useRead(twoFactorOptions());
  const [done, setDone] = useState<"sms" | "none">();
  return (
    <SecurityPage
      back={back}
      title={t`SMS ile kod`}
      text={t`Girişte şifrenizden sonra telefonunuza gelen kod sorulur.`}
    >
      {done ? (
        <ChangeDone back={back}>
          {done === "sms" ? (
            <Trans>SMS ile kod açıldı. Bundan sonra her girişte telefonunuza bir kod gönderilir.</Trans>
          ) : (
            <Trans>SMS ile kod kapatıldı. Girişte artık kod sorulmaz.</Trans>
          )}
        </ChangeDone>
      ) : (
        <SectionState read={read} title={t`SMS ile kod`} loading={<Skeleton height="10rem" radius="var(--radius-m)" />}>
          {({ type }, note) => (
            <>
              {note}
              {type === "ga" ? <AuthenticatorInstead /> : <SmsChange isOn={type === "sms"} onDone={setDone} />}
            </>
          )}
        </SectionState>
      )}
    </SecurityPage>
  );
}

function AuthenticatorInstead() {
  const { t } = useLingui();
  return (
    <StateMessage
      kind="empty"
      title={t`Doğrulayıcı uygulama kullanıyorsunuz`}
      text={t`Doğrulayıcı, SMS kodundan daha güvenlidir. SMS kullanmak için önce doğrulayıcıyı kapatın.`}
      action={
        <Link
          to="/profile/security/{-$part}"
          params={{ part: "authenticator" }}
          className={buttonClass("secondary", "s")}
        >
          <Trans>Doğrulayıcı uygulama</Trans>
        </Link>
      }
    />
  );
}
