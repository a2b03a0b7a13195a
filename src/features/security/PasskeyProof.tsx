import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useFailureWords } from "../../components/failure-words.ts";
import { FormFailure } from "../../components/FormFailure.tsx";
import { type Failure, failureOf } from "../../api/failure.ts";
import { choosePasskey } from "../../session/choose-passkey.ts";
import { Button } from "../../ui/Button.tsx";
import { FormError } from "../../ui/form/FormError.tsx";
import formStyles from "../../ui/form/form.module.css";
import styles from "./SecurityPage.module.css";
import { type ProofProps, ProofProblem } from "./proof.tsx";

/** Proves by a passkey, which the browser asks for. */
export function PasskeyProof({ write }: ProofProps) {
  const { t } = useLingui();
  const words = useFailureWords();
  /** Whether the browser's dialog is open. */
  const [isOpen, setOpen] = useState(false);
  const [trouble, setTrouble] = useState<Failure | "cancelled">();
  const [presses, setPresses] = useState(0);

  async function press(): Promise<void> {
    setOpen(true);
    setTrouble(undefined);
    setPresses((before) => before + 1);
    try {
      const passkey = await choosePasskey(false);
      if (passkey) await write.send({ passkey });
      else setTrouble("cancelled");
    } catch (error) {
      setTrouble(failureOf(error) ?? { kind: "unreachable", sent: false });
    }
    setOpen(false);
  }
  const retry = () => void press();
  const { end, attempt } = write;
  return (
    <div className={formStyles.form}>
      <ProofProblem write={write} onRetry={retry} />
      <FormError title={end?.kind === "refused" && !isOpen ? words(end.failure).title : undefined} attempt={attempt} />
      <FormFailure failure={trouble === "cancelled" ? undefined : trouble} attempt={presses} onRetry={retry} />
      <p role="status" className={styles.text}>
        {trouble === "cancelled" && t`Geçiş anahtarıyla doğrulama tamamlanmadı. Tekrar deneyin veya başka bir yol seçin.`}
      </p>
      <Button variant="primary" busy={isOpen || write.isPending} onClick={retry}>
        <Trans>Geçiş anahtarını kullan</Trans>
      </Button>
    </div>
  );
}
