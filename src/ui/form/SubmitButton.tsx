import type { ReactNode } from "react";
import { Button, type ButtonProps } from "../Button.tsx";
import styles from "./SubmitButton.module.css";

export interface SubmitButtonProps extends Omit<ButtonProps, "type" | "busy" | "onClick"> {
  /** The form's request is pending. Until it is answered, the button ignores presses. */
  pending: boolean;
  /** Replaces the label while pending: "Giriş yapılıyor…". */
  pendingLabel: ReactNode;
}

/** Submits its form and is as wide as the form. It is locked while the request is pending, not for a fixed time. */
export function SubmitButton({ pending, pendingLabel, className = "", children, ...rest }: SubmitButtonProps) {
  return (
    <>
      <Button
        variant="primary"
        {...rest}
        type="submit"
        busy={pending}
        className={`${styles.submit} ${className}`}
      >
        {pending ? pendingLabel : children}
      </Button>
      <span role="status" className="visually-hidden">
        {pending && pendingLabel}
      </span>
    </>
  );
}
