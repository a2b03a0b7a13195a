import type { ReactNode } from "react";
import { Icon } from "../../ui/Icon.tsx";
import { Link, type PageLink } from "../../ui/Link.tsx";
import links from "../../ui/link-list.module.css";
import styles from "./Overview.module.css";

export interface ProtectionRowProps {
  name: string;
  /** Its state, in words. */
  state: ReactNode;
  /** `good`: protected. `open`: the player could improve it. `plain`: neither. */
  tone?: "good" | "open" | "plain";
  /** The page that changes it. */
  page?: PageLink | undefined;
}

const icons = { good: "check", open: "warning", plain: "info" } as const;

/** A thing that protects the account, with its state and the way to change it. */
export function ProtectionRow({ name, state, tone = "plain", page }: ProtectionRowProps) {
  const row = `${links.row} ${styles.row}`;
  const content = (
    <>
      <span className={`${styles.mark} ${styles[tone]}`}>
        <Icon name={icons[tone]} />
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span className={styles.state}>{state}</span>
      </span>
    </>
  );
  if (!page) return <li className={row}>{content}</li>;
  return (
    <li>
      <Link {...page} className={row}>
        {content}
        <Icon name="chevron-right" />
      </Link>
    </li>
  );
}
