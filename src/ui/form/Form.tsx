import type { ReactNode } from "react";
import styles from "./form.module.css";

/** A form that the page checks and sends itself, its fields one below the other. */
export function Form({ onSubmit, children }: { onSubmit: () => void; children: ReactNode }) {
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
    </form>
  );
}
