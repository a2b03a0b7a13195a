import { type ReactNode, useRef } from "react";
import { Trans } from "@lingui/react/macro";
import type { Elements } from "../ui/elements.ts";
import styles from "./Layout.module.css";
import { Toaster } from "../ui/Toaster.tsx";

export interface LayoutProps {
  /** The page's header. Without it, the page stands alone. */
  header: Elements;
  rail: Elements;
  tabBar: Elements;
  footer: Elements;
  /** The bar above the tab bar. */
  sessionBar: Elements;
  /** The page. */
  children: ReactNode;
}

/** The shell: everything that stays in place around the page. */
export function Layout({ header, rail, tabBar, footer, sessionBar, children }: LayoutProps) {
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
      <div className={header ? styles.beside : styles.alone}>
        <main ref={main} id="main" tabIndex={-1} className={styles.main}>
          {children}
        </main>
        {footer}
        {sessionBar}
      </div>
      {tabBar}
      <Toaster />
    </>
  );
}
