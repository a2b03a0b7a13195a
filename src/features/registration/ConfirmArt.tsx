import { Icon } from "../../ui/Icon.tsx";
import type { IconName } from "../../ui/icon-name.ts";
import type { Confirmation } from "./confirmation.ts";
import styles from "./Confirm.module.css";

const icons: Readonly<Record<Confirmation["kind"], IconName>> = {
  none: "mail",
  asking: "refresh",
  confirmed: "check",
  refused: "warning",
  failed: "offline",
};

/** The icon that shows the state of the confirmation. */
export function ConfirmArt({ kind }: { kind: Confirmation["kind"] }) {
  return (
    <span className={`${styles.art} ${styles[kind]}`}>
      <Icon name={icons[kind]} />
    </span>
  );
}
