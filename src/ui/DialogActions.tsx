import type { Elements } from "./elements.ts";
import styles from "./DialogActions.module.css";

export interface DialogActionsProps {
  /** The button that changes nothing. It comes first in every dialog. */
  back: Elements;
  /** What the dialog asks about: a primary button, or a `danger` one for what cannot be undone. */
  children: Elements;
}

/** The buttons at the end of a dialog, in the same order everywhere. */
export function DialogActions({ back, children }: DialogActionsProps) {
  return (
    <div className={styles.actions}>
      {back}
      {children}
    </div>
  );
}
