import { Trans, useLingui } from "@lingui/react/macro";
import { useEffectEvent } from "react";
import { FormFailure } from "../../components/WriteProblem.tsx";
import { useCodeFailure } from "../../components/use-code-failure.ts";
import { useWebOtp } from "../../hooks/use-web-otp.ts";
import { ResendButton } from "../../ui/form/ResendButton.tsx";
import { CodeForm, useCodeCheck } from "./CodeForm.tsx";
import { loginFlow } from "./app-login-flow.ts";
import type { SmsState } from "./login-flow.ts";
import styles from "./AuthForm.module.css";
import layout from "../../ui/layout.module.css";

export interface SmsStepProps {
  sms: SmsState;
}

/** The second step with a code sent by SMS. The phone may fill it in. */
export function SmsStep({ sms }: SmsStepProps) {
  const { t } = useLingui();
  const check = useCodeCheck();
  const inOurWords = useCodeFailure();
  const fillIn = useEffectEvent((code: string) => {
    check.setCode(code);
    void check.check(code);
  });
  const until = sms.kind === "sent" ? sms.until : 0;
  useWebOtp(until, (code) => fillIn(code));
  return (
    <CodeForm check={check} label={t`Telefonunuza gelen kod`}>
      {sms.kind === "failed" && (
        <FormFailure
          failure={inOurWords(sms.failure, t`Kod gönderilemedi`)}
          attempt={0}
          onRetry={() => void loginFlow.sendSms()}
        />
      )}
      <div className={layout.stack2}>
        <p role="status" className={styles.soft}>
          {sms.kind === "sending" && <Trans>Kod gönderiliyor…</Trans>}
          {sms.kind === "sent" && <Trans>Kod gönderildi.</Trans>}
        </p>
        <ResendButton until={until} busy={sms.kind === "sending"} onPress={() => void loginFlow.sendSms()} />
      </div>
    </CodeForm>
  );
}

/**
 * Returns the message for a problem that a schema of this folder reports, undefined when there is no problem. `missing` is said of an
 * empty field.
 */
export function useProblemTexts(): (problem: string | undefined, missing: string) => string | undefined {
  const { t } = useLingui();
  return (problem, missing) => {
    if (problem === "required") return missing;
    if (problem === "email") return t`Geçerli bir e-posta adresi girin`;
    return problem && t`Çok uzun`;
  };
}
