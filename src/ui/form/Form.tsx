import type { ReactNode } from "react";
import layout from "../layout.module.css";

/** A form that the page checks and sends itself, its fields one below the other. */
export function Form({ onSubmit, children }: { onSubmit: () => void; children: ReactNode }) {
  return (
    <form
      noValidate
      className={layout.stack4}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
    </form>
  );
}
