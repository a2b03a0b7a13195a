import { lazy, Suspense } from "react";
import { useFirstScreenDone } from "../features/shared/first-screen-done.ts";
import { SectionBoundary } from "../features/shared/SectionBoundary.tsx";
import { useNear } from "../ui/use-near.ts";
import styles from "./SiteFooter.module.css";

const FooterWithData = lazy(() =>
  import("./FooterWithData.tsx").then(({ FooterWithData }) => ({ default: FooterWithData })),
);

/** The footer's place at the end of every page; its code and data are fetched once it comes near. */
export function SiteFooter() {
  // While the page above is still loading, it is short, and the footer only seems near.
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
