import type { ComponentProps } from "react";
import { Icon } from "./Icon.tsx";
import type { IconName } from "./icon-name.ts";
import styles from "./IconButton.module.css";

export interface IconButtonProps extends Omit<ComponentProps<"button">, "children"> {
  /** What the button does: its accessible name, also shown as a tooltip. */
  label: string;
  icon: IconName;
}

export function IconButton({ label, icon, className = "", ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      className={`${styles.button} ${className}`}
      aria-label={label}
    >
      <Icon name={icon} />
    </button>
  );
}
