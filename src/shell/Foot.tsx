import type { Elements } from "../ui/elements.ts";
import styles from "./Foot.module.css";

export interface FootProps {
  /** Above the tab bar. */
  sessionBar: Elements;
  tabBar: Elements;
}

/**
 * The bars at the foot of the screen, as one stack: the only thing that stays there. The page ends above it, and what
 * appears above it has its place (src/ui/tokens.css).
 */
export function Foot({ sessionBar, tabBar }: FootProps) {
  return (
    <div className={styles.foot} data-foot>
      {sessionBar}
      {tabBar}
    </div>
  );
}
