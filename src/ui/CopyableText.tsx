import { useLingui } from "@lingui/react/macro";
import styles from "./CopyableText.module.css";
import { IconButton } from "./IconButton.tsx";
import { useCopy } from "./use-copy.ts";

/** A text with a button that copies it. `label` says what it is. */
export function CopyableText({ label, text }: { label: string; text: string }) {
  const { t } = useLingui();
  const copy = useCopy();
  return (
    <span className={styles.copyable}>
      <span className={styles.text}>{text}</span>
      <IconButton icon="copy" label={t`Kopyala: ${label}`} onClick={() => void copy(text)} />
    </span>
  );
}
