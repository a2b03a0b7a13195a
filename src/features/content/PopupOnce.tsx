import { lazy, Suspense, useState } from "react";
import { visitStorage } from "../../lib/storage.ts";
import { SectionBoundary } from "../shared/SectionBoundary.tsx";
import { useFirstIdle } from "../shared/use-first-idle.ts";
import { popupIsDue } from "./popup-memory.ts";
import { useLookedAround } from "./use-looked-around.ts";

const Popup = lazy(() => import("./Popup.tsx"));

/**
 * The operator's popup, once a visit, when the first screen is there and the player has begun to look around:
 * it never jumps in front of the first look. Belongs on pages to browse.
 */
export function PopupOnce() {
  const [due] = useState(() => popupIsDue(visitStorage));
  return due ? <PopupWhenIdle /> : null;
}

function PopupWhenIdle() {
  const idle = useFirstIdle();
  const lookedAround = useLookedAround();
  if (!idle || !lookedAround) return null;
  return (
    <SectionBoundary silent>
      <Suspense>
        <Popup />
      </Suspense>
    </SectionBoundary>
  );
}
