import type { ComponentProps } from "react";
import { Icon } from "./Icon.tsx";
import { TextElements } from "./TextElements.tsx";
import type { IconName } from "./icon-name.ts";
import styles from "./Button.module.css";

export interface ButtonProps extends ComponentProps<"button"> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** The button's request is pending. The button stays in place and keeps its focus, but ignores presses. */
  busy?: boolean;
}

export function Button({ variant, size, busy = false, className = "", onClick, children, ...rest }: ButtonProps) {
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

/** `danger`: what cannot be undone. */
type ButtonVariant = "primary" | "secondary" | "quiet" | "danger";
type ButtonSize = "s" | "m";

/** The class for a link that looks like a button. */
export function buttonClass(variant: ButtonVariant = "secondary", size: ButtonSize = "m"): string {
  return `${styles.button} ${styles[variant]} ${styles[size]}`;
}

interface IconButtonProps extends Omit<ComponentProps<"button">, "children"> {
  /** What the button does: its accessible name, also shown as a tooltip. */
  label: string;
  icon: IconName;
}

export function IconButton({ label, icon, className = "", ...rest }: IconButtonProps) {
  return (
    <button type="button" title={label} {...rest} className={`${styles.icon} ${className}`} aria-label={label}>
      <Icon name={icon} />
    </button>
  );
}
