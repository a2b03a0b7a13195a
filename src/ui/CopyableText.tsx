import { useLingui } from "@lingui/react/macro";
import { IconButton } from "./Button.tsx";
import { sentenceMs, showToast } from "./toast.ts";
import styles from "./CopyableText.module.css";

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

/** Returns a function that copies a text and tells the player whether that worked. */
export function useCopy(): (text: string) => Promise<void> {
  const { t } = useLingui();
  return async (text) => {
    try {
      await navigator.clipboard.writeText(text);
      showToast({ tone: "positive", text: t`Seçilen Alan Kopyalandı` });
    } catch {
      showToast({ tone: "info", text: t`Kopyalanamadı. Metni seçip kopyalayın.`, durationMs: sentenceMs });
    }
  };
}
