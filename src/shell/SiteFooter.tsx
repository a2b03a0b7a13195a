import { Suspense } from "react";
import { useFirstScreenDone } from "../api/first-screen-done.ts";
import { SectionBoundary } from "../components/SectionState.tsx";
import { lazyWithRetry } from "../ui/lazy-with-retry.tsx";
import { useNear } from "../hooks/use-near.ts";
import styles from "./SiteFooter.module.css";

const FooterWithData = lazyWithRetry(() => import("./Footer.tsx"), "FooterWithData");

/** The footer's place at the end of every page. Its code and data are fetched when it comes near the viewport. */
export function SiteFooter() {
  // A page that is still loading is short, so the footer would seem near.
  const pageStands = useFirstScreenDone();
  const [ref, near] = useNear<HTMLDivElement>();
  return (
    <div ref={pageStands ? ref : undefined} className={styles.place}>
      {near && (
        <SectionBoundary>
          <Suspense>
            <FooterWithData />
          </Suspense>
        </SectionBoundary>
      )}
    </div>
  );
}
