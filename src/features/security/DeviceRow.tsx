import type { ReactNode } from "react";
import styles from "./SecurityPage.module.css";
import layout from "../../ui/layout.module.css";
import text from "../../ui/text.module.css";

/** A list of `DeviceRow`. */
export function DeviceList({ children }: { children: ReactNode }) {
  return <ul className={styles.list}>{children}</ul>;
}

export interface DeviceRowProps {
  name: ReactNode;
  /** What is known of it, one line each. */
  facts: readonly { readonly key: string; readonly line: ReactNode }[];
  /** The buttons. */
  children?: ReactNode;
}

/** A device or passkey that opens the account, and what the player can do about it. */
export function DeviceRow({ name, facts, children }: DeviceRowProps) {
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        {facts.map(({ key, line }) => (
          <p key={key} className={text.soft}>
            {line}
          </p>
        ))}
      </div>
      {children && <div className={layout.wrap}>{children}</div>}
    </li>
  );
}
