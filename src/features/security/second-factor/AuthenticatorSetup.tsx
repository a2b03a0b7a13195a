import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { WriteProblem } from "../../../components/WriteProblem.tsx";
import { SectionState } from "../../../components/SectionState.tsx";
import { useRead } from "../../../api/use-read.ts";
import { useWrite } from "../../../api/use-write.ts";
import { userCheckGa } from "../../../contract/user.ts";
import { userGenerateGa } from "../../../contract/user-security.ts";
import { Button } from "../../../ui/Button.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { twoFactorOptions } from "../../../session/player-queries.ts";
import formStyles from "../../../ui/form/form.module.css";
import styles from "../SecurityPage.module.css";
import { AuthenticatorSecret } from "./AuthenticatorSecret.tsx";
import { CodeStep } from "./CodeStep.tsx";
import { codeCall, siteType, useCodeEnd } from "./code-call.ts";
import { SmsProof } from "./SmsProof.tsx";
import { useFreshFactor } from "./use-fresh-factor.ts";
import { useSmsCheck } from "./use-sms-check.ts";

/**
 * Makes a secret, shows it, and turns the authenticator on with its first code. Only this component holds the secret.
 * While SMS codes are on, the player first enters one.
 */
export function AuthenticatorSetup({ onDone }: { onDone: () => void }) {
  const { t } = useLingui();
  const method = useRead(twoFactorOptions());
  const [isProven, setProven] = useState(false);
  const generate = useWrite(userGenerateGa, {
    ...codeCall,
    onEnd: ({ kind }) => {
      // The operator accepts the code sent by SMS for some minutes only; then it takes another one.
      if (kind === "refused") setProven(false);
    },
  });
  const problem = useCodeEnd(generate.end);
  const start = () => void generate.send(siteType);
  const check = useSmsCheck(() => {
    setProven(true);
    start();
  });
  const made = generate.end?.kind === "done" ? generate.end.success?.data : undefined;
  if (made) return <FirstCode secret={made.secret} otpauth={made.otpauth} onDone={onDone} />;
  return (
    <SectionState read={method} title={t`Doğrulayıcı uygulama`} loading={<Skeleton height="12rem" radius="var(--radius-m)" />}>
      {({ type }) => (
        <div className={formStyles.form}>
          <WriteProblem
            end={problem}
            attempt={generate.attempt}
            onRetry={start}
            unknown={{
              title: t`Siteye şu anda ulaşılamıyor`,
              text: <p>{t`Doğrulayıcınız açılmadı. Tekrar deneyin.`}</p>,
            }}
          />
          {type === "sms" && !isProven ? (
            <>
              <Notice>
                <Trans>Doğrulayıcı, SMS kodunun yerini alır. Önce telefonunuza gelen kodu girin.</Trans>
              </Notice>
              <SmsProof check={check} />
            </>
          ) : (
            <>
              <p className={styles.text}>
                <Trans>
                  Google Authenticator, Microsoft Authenticator veya benzeri bir uygulama gerekir. Telefonunuzda yoksa
                  önce yükleyin.
                </Trans>
              </p>
              <Button variant="primary" busy={generate.isPending} onClick={start}>
                <Trans>Kuruluma başla</Trans>
              </Button>
            </>
          )}
        </div>
      )}
    </SectionState>
  );
}

interface FirstCodeProps {
  secret: string;
  otpauth: string;
  onDone: () => void;
}

function FirstCode({ secret, otpauth, onDone }: FirstCodeProps) {
  const { t } = useLingui();
  const refresh = useFreshFactor();
  const activate = useWrite(userCheckGa, {
    ...codeCall,
    onEnd: ({ kind }) => {
      if (kind === "done") onDone();
      refresh();
    },
  });
  return (
    <>
      <AuthenticatorSecret secret={secret} otpauth={otpauth} />
      <CodeStep
        label={t`Uygulamanın gösterdiği kod`}
        hint={t`Kod 30 saniyede bir değişir. Telefonunuzun saati otomatik ayarda olmalıdır.`}
        write={activate}
        onCode={(ga_code) => activate.send({ ...siteType, ga_code })}
        submit={<Trans>Doğrulayıcıyı aç</Trans>}
      />
    </>
  );
}
