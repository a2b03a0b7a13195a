import { lazy, Suspense, useEffect, useState } from "react";
import { visitStorage } from "../../../platform/storage.ts";
import { SectionBoundary } from "../../../client/sections/SectionBoundary.tsx";
import { useFirstIdle } from "../../../client/use-first-idle.ts";
import { popupIsDue } from "./popup-memory.ts";

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

/** After this time, in milliseconds, even an inactive player counts as having looked around. */
const longEnoughMs = 10_000;

const signsOfLife = ["scroll", "pointerdown", "keydown"] as const;

/** Returns true once the player has scrolled, tapped or typed, or has had enough time to look at the page. */
function useLookedAround(): boolean {
  const [looked, setLooked] = useState(() => scrollY > 0);
  useEffect(() => {
    if (looked) return;
    const onSign = () => setLooked(true);
    const timer = setTimeout(onSign, longEnoughMs);
    for (const sign of signsOfLife) addEventListener(sign, onSign, { capture: true, passive: true });
    return () => {
      clearTimeout(timer);
      for (const sign of signsOfLife) removeEventListener(sign, onSign, { capture: true });
    };
  }, [looked]);
  return looked;
}
