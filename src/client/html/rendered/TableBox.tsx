import { useLingui } from "@lingui/react/macro";
import { type ReactNode, useEffect, useRef, useState } from "react";
import styles from "./TableBox.module.css";

export interface TableBoxProps {
  /** The table's caption, if it has one. */
  name: string | undefined;
  /** The table. */
  children: ReactNode;
}

/** Lets a table that is wider than its container scroll sideways by touch, wheel and arrow keys. */
export function TableBox({ name, children }: TableBoxProps) {
  const { t } = useLingui();
  const ref = useRef<HTMLDivElement>(null);
  const [wide, setWide] = useState(false);
  useEffect(() => {
    const box = ref.current;
    if (!box) return;
    const observer = new ResizeObserver(() => setWide(box.scrollWidth > box.clientWidth));
    observer.observe(box);
    for (const table of box.children) observer.observe(table);
    return () => observer.disconnect();
  }, []);
  return (
    <div
      ref={ref}
      className={styles.box}
      // Only a container that scrolls is a tab stop, and only then does it need a name.
      {...(wide && { role: "group", "aria-label": name || t`Tablo`, tabIndex: 0 })}
    >
      {children}
    </div>
  );
}
