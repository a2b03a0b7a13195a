import { useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import styles from "./LoadingBar.module.css";

/** Milliseconds: what comes sooner needs no word of it, and none of its frames. */
const aMoment = 400;

/** Says that something the player waits for is on its way; shows only when it takes a moment. */
export function LoadingBar({ active }: { active: boolean }) {
  return active ? <Bar /> : null;
}

function Bar() {
  const { t } = useLingui();
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), aMoment);
    return () => clearTimeout(timer);
  }, []);
  return shown && <div className={styles.bar} role="progressbar" aria-label={t`Yükleniyor`} />;
}
