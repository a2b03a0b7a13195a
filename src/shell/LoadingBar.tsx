import { useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import styles from "./LoadingBar.module.css";

/** Calls that end sooner show no bar. */
const shownAfterMs = 400;

/** Shows that a call is in progress, if it takes more than a moment. */
export function LoadingBar({ active }: { active: boolean }) {
  return active ? <Bar /> : null;
}

function Bar() {
  const { t } = useLingui();
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), shownAfterMs);
    return () => clearTimeout(timer);
  }, []);
  return shown && <div className={styles.bar} role="progressbar" aria-label={t`Yükleniyor`} />;
}
