import { type ReactNode, useRef } from "react";
import { Trans } from "@lingui/react/macro";
import { ToasterInTime } from "./ToasterInTime.tsx";
import styles from "./Layout.module.css";

export interface LayoutProps {
  /** LoadingBar and Header. */
  header: ReactNode;
  rail: ReactNode;
  tabBar: ReactNode;
  footer: ReactNode;
  /** The page. */
  children: ReactNode;
}

/** The shell: everything that stays in place around the page. */
export function Layout({ header, rail, tabBar, footer, children }: LayoutProps) {
  const main = useRef<HTMLElement>(null);
  return (
    <>
      <a
        className={styles.skip}
        href="#main"
        onClick={(event) => {
          // Focus by script: the router would treat a change of the hash as a navigation.
          event.preventDefault();
          main.current?.focus();
        }}
      >
        <Trans>İçeriğe geç</Trans>
      </a>
      {header}
      {rail}
      <div className={styles.beside}>
        <main ref={main} id="main" tabIndex={-1} className={styles.main}>
          {children}
        </main>
        {footer}
      </div>
      {tabBar}
      <ToasterInTime />
    </>
  );
}
