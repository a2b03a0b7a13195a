import styles from "./Button.module.css";

export type ButtonVariant = "primary" | "secondary" | "quiet";
export type ButtonSize = "s" | "m";

/** The class of something that looks like a button without being one: a link to a page. */
export function buttonClass(variant: ButtonVariant = "secondary", size: ButtonSize = "m"): string {
  return `${styles.button} ${styles[variant]} ${styles[size]}`;
}
