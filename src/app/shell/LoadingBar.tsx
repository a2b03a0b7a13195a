import { useLingui } from "@lingui/react/macro";
import styles from "./LoadingBar.module.css";

/** Says that something the player waits for is on its way; shows only when it takes a moment. */
export function LoadingBar({ active }: { active: boolean }) {
  const { t } = useLingui();
  if (!active) return null;
  return <div className={styles.bar} role="progressbar" aria-label={t`Yükleniyor`} />;
}
