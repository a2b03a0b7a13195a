import { lazy, Suspense, useState } from "react";
import { visitStorage } from "../../lib/storage.ts";
import { SectionBoundary } from "../shared/SectionBoundary.tsx";
import { useFirstIdle } from "../shared/use-first-idle.ts";
import { popupIsDue } from "./popup-memory.ts";

const Popup = lazy(() => import("./Popup.tsx"));

/** The operator's popup, once a visit, after the first screen is there. Belongs on pages to browse. */
export function PopupOnce() {
  const [due] = useState(() => popupIsDue(visitStorage));
  return due ? <PopupWhenIdle /> : null;
}

function PopupWhenIdle() {
  const idle = useFirstIdle();
  if (!idle) return null;
  return (
    <SectionBoundary silent>
      <Suspense>
        <Popup />
      </Suspense>
    </SectionBoundary>
  );
}
