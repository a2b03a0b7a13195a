import type { ReactNode } from "react";
import { Icon } from "../Icon.tsx";
import type { IconName } from "../icon-name.ts";
import styles from "./Prompt.module.css";

export interface PromptProps {
  icon: IconName;
  /** False shows nothing. Render the prompt anyway: a live region announces only what changes in it. */
  isShown: boolean;
  /** `PromptText`, and what the player can do. */
  children: ReactNode;
}

/** A suggestion in the corner of any page. It covers no more than its own size and takes no focus. */
export function Prompt({ icon, isShown, children }: PromptProps) {
  return (
    <div role="status" className={styles.region}>
      {isShown && (
        <div className={styles.prompt}>
          <Icon name={icon} />
          {children}
        </div>
      )}
    </div>
  );
}

/** What the prompt says. */
export function PromptText({ children }: { children: ReactNode }) {
  return <p className={styles.text}>{children}</p>;
}
