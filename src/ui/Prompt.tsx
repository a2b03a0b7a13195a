import type { ReactNode } from "react";
import { useReportedHeight } from "../hooks/use-reported-height.ts";
import type { Elements } from "./elements.ts";
import floating from "./floating.module.css";
import { Icon } from "./Icon.tsx";
import type { IconName } from "./icon-name.ts";
import styles from "./Prompt.module.css";

export interface PromptProps {
  icon: IconName;
  /**
   * While false, the prompt is empty. Keep it rendered, because a screen reader announces only changes within a live
   * region that is already on the page.
   */
  isShown: boolean;
  /** `PromptText`, and what the player can do. */
  children: Elements;
}

/** A suggestion in the corner of any page. It covers no more than its own size and takes no focus. */
export function Prompt({ icon, isShown, children }: PromptProps) {
  return (
    <div role="status" className={`${floating.place} ${styles.region}`}>
      {isShown && (
        <Measured>
          <div className={`${floating.card} ${styles.prompt}`}>
            <Icon name={icon} />
            {children}
          </div>
        </Measured>
      )}
    </div>
  );
}

/** Lets messages and "back to top" know how high the prompt is. */
function Measured({ children }: { children: Elements }) {
  return (
    <div ref={useReportedHeight("--prompt-height")} className={styles.measured}>
      {children}
    </div>
  );
}

/** What the prompt says. */
export function PromptText({ children }: { children: ReactNode }) {
  return <p className={floating.text}>{children}</p>;
}
