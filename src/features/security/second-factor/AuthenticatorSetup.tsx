import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useRead } from "../../../api/use-read.ts";
import { useWrite } from "../../../api/use-write.ts";
import { SectionState } from "../../../components/SectionState.tsx";
import { WriteProblem } from "../../../components/WriteProblem.tsx";
import { userGenerateGa } from "../../../contract/user-security.ts";
import { userCheckGa } from "../../../contract/user.ts";
import { twoFactorOptions } from "../../../api/player-queries.ts";
import { Button, buttonClass, IconButton } from "../../../ui/Button.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { QrPicture } from "../../../ui/QrPicture.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { useCopy } from "../../../ui/CopyableText.tsx";
import { OfflineReason } from "../../../ui/form/SubmitButton.tsx";
import { CodeStep } from "./CodeStep.tsx";
import { SmsProof } from "./SmsProof.tsx";
import { codeCall, siteType, useCodeEnd, useFreshFactor, useSmsCheck } from "./code-call.ts";
import styles from "../SecurityPage.module.css";
import layout from "../../../ui/layout.module.css";

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
    <SectionState
      read={method}
      title={t`Doğrulayıcı uygulama`}
      loading={<Skeleton height="12rem" radius="var(--radius-m)" />}
    >
      {({ type }) => (
        <div className={layout.stack4}>
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
              <OfflineReason />
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

interface AuthenticatorSecretProps {
  /** Base32. */
  secret: string;
  /** The same as an address that authenticator apps understand. */
  otpauth: string;
}

/** The secret in its three forms: a code to scan with the phone, a link for an app on this phone, and a text to type. */
function AuthenticatorSecret({ secret, otpauth }: AuthenticatorSecretProps) {
  const { t } = useLingui();
  const groups = secret.match(/.{1,4}/g)?.join(" ") ?? secret;
  const copy = useCopy();
  return (
    <div className={layout.stack4}>
      <p>
        <Trans>Uygulamada yeni hesap ekleyin ve bu kodu okutun.</Trans>
      </p>
      <QrPicture text={otpauth} label={t`Doğrulayıcı uygulama için QR kodu`} />
      {isOtpauth(otpauth) && (
        // SiteLink knows web addresses only. The address holds the secret, so it must not be sent as a referrer.
        <a href={otpauth} rel="noreferrer" className={`${buttonClass("secondary")} ${styles.app}`}>
          <Trans>Bu cihazdaki uygulamada aç</Trans>
        </a>
      )}
      <div className={styles.typed}>
        <p className={styles.label}>
          <Trans>Okutamıyorsanız bu anahtarı yazın</Trans>
        </p>
        <code className={styles.groups}>{groups}</code>
        <IconButton className={styles.copy} icon="copy" label={t`Anahtarı kopyala`} onClick={() => void copy(secret)} />
      </div>
    </div>
  );
}

/** The address comes from the operator; anything else must not become a link. */
function isOtpauth(address: string): boolean {
  return /^otpauth:\/\/totp\//i.test(address);
}
