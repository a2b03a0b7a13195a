import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { WriteProblem } from "../../../components/WriteProblem.tsx";
import { useWrite } from "../../../api/use-write.ts";
import { userSmsSend } from "../../../contract/user-security.ts";
import { useWebOtp } from "../../../hooks/use-web-otp.ts";
import { Button } from "../../../ui/Button.tsx";
import { FormError } from "../../../ui/form/FormError.tsx";
import { ResendButton } from "../../../ui/form/ResendButton.tsx";
import { OfflineReason } from "../../../ui/form/SubmitButton.tsx";
import layout from "../../../ui/layout.module.css";
import styles from "../SecurityPage.module.css";
import { CodeStep, type CodeStepProps } from "./CodeStep.tsx";
import { codeCall, siteType, useCodeProblem } from "./code-call.ts";

export interface SmsProofProps {
  /** Checks a code. */
  check: CodeStepProps["write"] & { readonly send: (code: string) => unknown };
}

/** Sends a code to the player's phone and lets `check` check it. */
export function SmsProof({ check: validate }: SmsProofProps) {
  const { t } = useLingui();
  /** When the last code expires, in milliseconds since 1970; 0 before the first. */
  const [until, setUntil] = useState(0);
  const send = useWrite(userSmsSend, {
    ...codeCall,
    onEnd: (end) => {
      if (end.kind === "done") setUntil(Date.now() + (end.success?.data.expiresIn ?? 0) * 1000);
    },
  });
  const request = () => void send.send({ ...siteType, purpose: "security" });
  const refused = useCodeProblem(send.end, t`Kod gönderilemedi`);
  useWebOtp(until, (code) => void validate.send(code));
  const problem = (
    <>
      <FormError title={refused} attempt={send.attempt} />
      <WriteProblem
        end={send.end?.kind === "refused" ? undefined : send.end}
        attempt={send.attempt}
        onRetry={request}
        unknown={{
          title: t`Kodun gönderilip gönderilmediği belli değil`,
          text: <p>{t`SMS gelmezse yeni kod isteyin.`}</p>,
        }}
      />
    </>
  );
  if (until === 0) {
    return (
      <div className={layout.stack4}>
        {problem}
        <Button variant="primary" busy={send.isPending} onClick={request}>
          <Trans>Kod gönder</Trans>
        </Button>
        <OfflineReason />
      </div>
    );
  }
  return (
    <CodeStep label={t`Telefonunuza gelen kod`} write={validate} onCode={validate.send} submit={<Trans>Onayla</Trans>}>
      {problem}
      <p role="status" className={styles.text}>
        {send.isPending ? <Trans>Kod gönderiliyor…</Trans> : <Trans>Kod gönderildi.</Trans>}
      </p>
      <ResendButton until={until} busy={send.isPending} onPress={request} />
    </CodeStep>
  );
}
