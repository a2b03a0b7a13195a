import type { ReactNode } from "react";
import styles from "./StateMessage.module.css";

export interface StateMessageProps {
  kind: "empty" | "error" | "offline";
  title: string;
  /** Whether this is the page's only content. Its title is then the page's heading. */
  isPage?: boolean;
  /** What the player can do next. */
  text?: string;
  action?: ReactNode;
}

/** Shown in place of content that is empty, failed to load, or is not available now. */
export function StateMessage({ kind, title, isPage = false, text, action }: StateMessageProps) {
  const Title = isPage ? "h1" : "p";
  return (
    <div className={styles.state} role={kind === "error" ? "alert" : "status"}>
      <svg className={styles.art} viewBox="0 0 120 80" aria-hidden="true" focusable="false">
        <use href={`/icons/tiles.svg#${kind}`} />
      </svg>
      <Title className={styles.title}>{title}</Title>
      {text && <p className={styles.text}>{text}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
