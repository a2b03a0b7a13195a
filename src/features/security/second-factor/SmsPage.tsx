import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useRead } from "../../../api/use-read.ts";
import { useWrite } from "../../../api/use-write.ts";
import { SectionState } from "../../../components/SectionState.tsx";
import { WriteProblem } from "../../../components/WriteProblem.tsx";
import { userSetTwoAuthType } from "../../../contract/user-security.ts";
import { profileOptions, twoFactorOptions } from "../../../api/player-queries.ts";
import { buttonClass } from "../../../ui/Button.tsx";
import { Link } from "../../../ui/Link.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { StateMessage } from "../../../ui/StateMessage.tsx";
import { ChangeDone } from "../CredentialForm.tsx";
import { SecurityPage, useSecurityBack } from "../SecurityPage.tsx";
import { SmsProof } from "./SmsProof.tsx";
import { codeCall, useCodeEnd, useFreshFactor, useSmsCheck } from "./code-call.ts";
import layout from "../../../ui/layout.module.css";
import styles from "../SecurityPage.module.css";

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

interface SmsChangeProps {
  /** Whether codes by SMS are on now. */
  isOn: boolean;
  onDone: (type: "sms" | "none") => void;
}

/**
 * Turns codes by SMS on or off. Both begin with a code: nobody can turn on codes that would not arrive, and a stolen
 * session cannot turn them off.
 */
function SmsChange({ isOn, onDone }: SmsChangeProps) {
  const { t } = useLingui();
  const phone = useRead(profileOptions()).data?.phone;
  const refresh = useFreshFactor();
  const type = isOn ? "none" : "sms";
  const set = useWrite(userSetTwoAuthType, {
    ...codeCall,
    onEnd: (end) => {
      if (end.kind === "done") onDone(end.success?.data.type === "sms" ? "sms" : "none");
      refresh();
    },
  });
  const problem = useCodeEnd(set.end);
  const change = () => void set.send({ type });
  const check = useSmsCheck(change);
  return (
    <div className={layout.stack4}>
      {isOn && (
        <Notice tone="positive">
          <Trans>SMS ile kod açık.</Trans>
        </Notice>
      )}
      <WriteProblem
        end={problem}
        attempt={set.attempt}
        onRetry={change}
        unknown={{
          title: t`Değişikliğin yapılıp yapılmadığı belli değil`,
          text: <p>{t`Kesin bir yanıt alamadık. Tekrar göndermenin bir zararı olmaz.`}</p>,
        }}
      />
      <p className={styles.text}>
        {isOn ? (
          <Trans>Kapatmak için telefonunuza gelen kodu girin.</Trans>
        ) : (
          <Trans>Açmak için telefonunuza gelen kodu girin.</Trans>
        )}
        {phone && <span>{` ${maskPhone(phone)}`}</span>}
      </p>
      <SmsProof check={check} />
    </div>
  );
}

/** Enough of a number to recognise it. */
function maskPhone(phone: string): string {
  return phone.replace(/\d(?=(?:\D*\d){4})/g, "•");
}
