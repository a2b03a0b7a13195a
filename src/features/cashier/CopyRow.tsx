import { useLingui } from "@lingui/react/macro";
import { IconButton } from "../../ui/IconButton.tsx";
import { useCopy } from "../../ui/use-copy.ts";
import styles from "./CashForm.module.css";

export interface CopyRowProps {
  label: string;
  value: string;
  hint?: string | undefined;
  /** What is copied, if it differs from what is shown. */
  copied?: string;
}

/** Something to copy into a bank's app: its name, the text, and a button. */
export function CopyRow({ label, value, hint, copied = value }: CopyRowProps) {
  const { t } = useLingui();
  const copy = useCopy();
  return (
    <div className={styles.copied}>
      <div className={styles.shown}>
        <span className={styles.label}>{label}</span>
        <span className={styles.value}>{value}</span>
        {hint && <span className={styles.label}>{hint}</span>}
      </div>
      <IconButton icon="copy" label={t`Kopyala: ${label}`} onClick={() => void copy(copied)} />
    </div>
  );
}
