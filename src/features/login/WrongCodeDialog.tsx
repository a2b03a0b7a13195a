import { Trans, useLingui } from "@lingui/react/macro";
import { useFailureWords } from "../../components/failure-words.ts";
import { isTooMany } from "../../api/failure.ts";
import { useCodeFailure } from "../../components/use-code-failure.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import type { CodeCheck } from "./use-code-check.ts";
import styles from "./AuthForm.module.css";

export interface WrongCodeDialogProps {
  wrong: CodeCheck["wrong"];
  onClose: () => void;
}

/** The dialog for a wrong code (product.md 8.3), with the operator's message if that says more. */
export function WrongCodeDialog({ wrong, onClose }: WrongCodeDialogProps) {
  const { t } = useLingui();
  const words = useFailureWords();
  const inOurWords = useCodeFailure();
  const incorrect = t`Girdiğiniz kod hatalı`;
  const title = wrong && isTooMany(wrong) ? t`Çok fazla deneme yapıldı` : incorrect;
  const message = wrong && words(inOurWords(wrong, incorrect)).title;
  return (
    <Dialog open={wrong !== undefined} onClose={onClose} title={title}>
      <div className={styles.dialog}>
        <p>
          {message === incorrect ? (
            <Trans>Kodun süresi dolmuş olabilir. Uygulamadaki veya son mesajdaki kodu yazın.</Trans>
          ) : (
            message
          )}
        </p>
        <Button variant="primary" onClick={onClose}>
          <Trans>Tamam</Trans>
        </Button>
      </div>
    </Dialog>
  );
}
