import { type ReactNode, useEffect, useRef } from "react";
import { Trans } from "@lingui/react/macro";
import type { Elements } from "../../ui/elements.ts";
import styles from "./Layout.module.css";
import { useFirstScreenDone } from "../../client/first-screen-done.ts";
import { useStore } from "../../lib/use-store.ts";
import { pauseToasts, resumeToasts, toastStore } from "../../ui/toast.ts";
import { useModule } from "../../ui/use-module.ts";

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
      <ToasterInTime />
    </>
  );
}

const loadToaster = () => import("../../ui/Toaster.tsx");

/** Where toasts appear. Loads after the first screen or with the first toast, whose timer waits for it. */
function ToasterInTime() {
  const anyToast = useStore(toastStore).length > 0;
  const firstScreenDone = useFirstScreenDone();
  const Toaster = useModule(loadToaster, anyToast || firstScreenDone)?.Toaster;
  const isThere = Toaster !== undefined;
  useEffect(() => (isThere ? resumeToasts() : pauseToasts()), [isThere]);
  return Toaster && <Toaster />;
}
