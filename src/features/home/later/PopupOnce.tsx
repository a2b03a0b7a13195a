import { lazy, Suspense, useState } from "react";
import { visitStorage } from "../../../platform/storage.ts";
import { SectionBoundary } from "../../../client/sections/SectionBoundary.tsx";
import { useFirstIdle } from "../../../client/use-first-idle.ts";
import { popupIsDue } from "./popup-memory.ts";
import { useLookedAround } from "./use-looked-around.ts";

const Popup = lazy(() => import("./Popup.tsx"));

/**
 * The operator's popup, at most once per visit. It waits until the first screen has loaded and the player has begun to
 * look around, so that it does not cover the page on arrival. Use it on pages for browsing.
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
