import { Trans, useLingui } from "@lingui/react/macro";
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
  const incorrect = t`Girdiğiniz kod hatalı`;
  const title = wrong?.tooMany ? t`Çok fazla deneme yapıldı` : incorrect;
  const message = wrong?.message === incorrect ? "" : wrong?.message;
  return (
    <Dialog open={wrong !== undefined} onClose={onClose} title={title}>
      <div className={styles.dialog}>
        <p>
          {message || (
            <Trans>Kodun süresi dolmuş olabilir. Uygulamadaki ya da son iletideki kodu yazın.</Trans>
          )}
        </p>
        <Button variant="primary" onClick={onClose}>
          <Trans>Tamam</Trans>
        </Button>
      </div>
    </Dialog>
  );
}
