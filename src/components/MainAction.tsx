import type { Elements } from "../ui/elements.ts";
import printable from "../ui/printable.module.css";
import styles from "./MainAction.module.css";

/** The one thing to do on a page that is read. It comes last, and stays above the bars while the page scrolls. */
export function MainAction({ children }: { children: Elements }) {
  return <div className={`${styles.action} ${printable.screenOnly}`}>{children}</div>;
}
