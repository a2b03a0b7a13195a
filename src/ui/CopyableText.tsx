import { useLingui } from "@lingui/react/macro";
import styles from "./CopyableText.module.css";
import { IconButton } from "./IconButton.tsx";
import { showToast } from "./toast.ts";

/** A text with a button that copies it. `label` says what it is. */
export function CopyableText({ label, text }: { label: string; text: string }) {
  const { t } = useLingui();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      showToast({ tone: "positive", text: t`Seçilen Alan Kopyalandı` });
    } catch {
      showToast({ tone: "info", text: t`Kopyalanamadı. Metni seçip kopyalayın.`, duration: 5000 });
    }
  };
  return (
    <span className={styles.copyable}>
      <span className={styles.text}>{text}</span>
      <IconButton icon="copy" label={t`Kopyala: ${label}`} onClick={() => void copy()} />
    </span>
  );
}
