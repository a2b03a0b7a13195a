import type { ReactNode } from "react";
import { Icon } from "../../../ui/Icon.tsx";
import { SiteLink } from "../../../ui/SiteLink.tsx";
import { useFollowable } from "../../../ui/use-followable.ts";
import links from "../../../ui/link-list.module.css";
import styles from "./Overview.module.css";

export interface ProtectionRowProps {
  name: string;
  /** Its state, in words. */
  state: ReactNode;
  /** `good`: protected. `open`: the player could improve it. `plain`: neither. */
  tone?: "good" | "open" | "plain";
  /** The page that changes it. */
  href?: string | undefined;
}

const icons = { good: "check", open: "warning", plain: "info" } as const;

/** A thing that protects the account, with its state and the way to change it. */
export function ProtectionRow({ name, state, tone = "plain", href }: ProtectionRowProps) {
  const followable = useFollowable();
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
  if (!href || !followable(href)) return <li className={row}>{content}</li>;
  return (
    <li>
      <SiteLink href={href} className={row}>
        {content}
        <Icon name="chevron-right" />
      </SiteLink>
    </li>
  );
}
