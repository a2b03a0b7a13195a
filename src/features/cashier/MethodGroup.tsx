import { Plural } from "@lingui/react/macro";
import { useState } from "react";
import type { CashMethodGroup } from "../../contract/cash-method.ts";
import { Icon } from "../../ui/Icon.tsx";
import { Picture } from "../../ui/Picture.tsx";
import { MethodCard } from "./MethodCard.tsx";
import styles from "./Methods.module.css";

export interface MethodGroupProps {
  group: CashMethodGroup;
  currency: string;
}

/** Several methods under one name, shown once the group is opened. */
export function MethodGroup({ group, currency }: MethodGroupProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <li>
      <details className={styles.group} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className={styles.card}>
          <span className={styles.logo}>
            <Picture src={group.logo} alt="" ratio="1" />
          </span>
          <span className={styles.choose}>
            <span className={styles.name}>{group.name}</span>
            <span className={styles.facts}>
              <span>
                <Plural value={group.methods.length} one="# yöntem" other="# yöntem" />
              </span>
            </span>
          </span>
          <Icon name="chevron-down" />
        </summary>
        {isOpen && (
          <ul className={styles.list}>
            {group.methods.map((method) => (
              <MethodCard key={method.id} method={method} currency={currency} />
            ))}
          </ul>
        )}
      </details>
    </li>
  );
}
