import styles from "./Button.module.css";

export type ButtonVariant = "primary" | "secondary" | "quiet";
export type ButtonSize = "s" | "m";

/** The class for a link that looks like a button. */
export function buttonClass(variant: ButtonVariant = "secondary", size: ButtonSize = "m"): string {
  return `${styles.button} ${styles[variant]} ${styles[size]}`;
}
