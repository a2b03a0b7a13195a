import type { ComponentProps } from "react";
import { type ButtonSize, type ButtonVariant, buttonClass } from "./button-class.ts";
import { TextElements } from "./TextElements.tsx";
import styles from "./Button.module.css";

export interface ButtonProps extends ComponentProps<"button"> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** The button's request is pending. The button stays in place and keeps its focus, but ignores presses. */
  busy?: boolean;
}

export function Button({
  variant,
  size,
  busy = false,
  className = "",
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={`${buttonClass(variant, size)} ${className}`}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={(event) => (busy ? event.preventDefault() : onClick?.(event))}
    >
      {busy && <span className={styles.busy} aria-hidden="true" />}
      <TextElements>{children}</TextElements>
    </button>
  );
}
