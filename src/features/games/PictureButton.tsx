import type { ComponentProps } from "react";
import { Icon } from "../../ui/Icon.tsx";
import type { IconName } from "../../ui/icon-name.ts";
import styles from "./PictureButton.module.css";

export interface PictureButtonProps extends Omit<ComponentProps<"button">, "aria-label" | "children" | "type"> {
  icon: IconName;
  label: string;
}

/** An icon button on top of a picture: light on a dark disc, so that it is visible on any picture and in any theme. */
export function PictureButton({ icon, label, className = "", ...rest }: PictureButtonProps) {
  return (
    <button {...rest} type="button" aria-label={label} className={`${styles.button} ${className}`}>
      <Icon name={icon} />
    </button>
  );
}
