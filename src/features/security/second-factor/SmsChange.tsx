import { Trans, useLingui } from "@lingui/react/macro";
import { WriteProblem } from "../../../components/WriteProblem.tsx";
import { useRead } from "../../../api/use-read.ts";
import { useWrite } from "../../../api/use-write.ts";
import { userSetTwoAuthType } from "../../../contract/user-security.ts";
import { profileOptions } from "../../../api/player-queries.ts";
import { Notice } from "../../../ui/Notice.tsx";
import formStyles from "../../../ui/form/form.module.css";
import styles from "../SecurityPage.module.css";
import { codeCall, useCodeEnd, useFreshFactor, useSmsCheck } from "./code-call.ts";
import { SmsProof } from "./SmsProof.tsx";

export interface SmsChangeProps {
  /** Whether codes by SMS are on now. */
  isOn: boolean;
  onDone: (type: "sms" | "none") => void;
}

/**
 * Turns codes by SMS on or off. Both begin with a code: nobody can turn on codes that would not arrive, and a stolen
 * session cannot turn them off.
 */
export function SmsChange({ isOn, onDone }: SmsChangeProps) {
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
    <div className={formStyles.form}>
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
          text: <p>{t`Yanıt gelmeden bağlantı koptu. Tekrar göndermenin bir zararı olmaz.`}</p>,
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
