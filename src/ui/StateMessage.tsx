import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Button } from "./Button.tsx";
import styles from "./StateMessage.module.css";

export interface StateMessageProps {
  kind: "empty" | "error" | "offline";
  title: string;
  /** Whether this is the page's only content. Its title is then the page's heading. */
  isPage?: boolean;
  /** What the player can do next. */
  text?: ReactNode;
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

/** Shown in place of a part of the page that cannot be shown, with a button that tries once more. */
export function BrokenPart({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={styles.line} role="alert">
      <p>
        <Trans>Bu bölüm açılamadı.</Trans>
      </p>
      <Button size="s" onClick={onRetry}>
        <Trans>Tekrar dene</Trans>
      </Button>
    </div>
  );
}
