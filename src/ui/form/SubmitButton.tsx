import type { ReactNode } from "react";
import { Button, type ButtonProps } from "../Button.tsx";
import styles from "./SubmitButton.module.css";

export interface SubmitButtonProps extends Omit<ButtonProps, "type" | "busy" | "onClick"> {
  /** The form's request is on its way: until it is answered the button takes no second press. */
  pending: boolean;
  /** What is being done, in place of the label meanwhile: "Giriş yapılıyor…". */
  pendingLabel: ReactNode;
}

/** Sends its form, as wide as the form is. Locked to the request, not to a timer. */
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
