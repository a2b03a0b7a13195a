import { lazy, Suspense } from "react";
import { SectionBoundary } from "../../../client/sections/SectionBoundary.tsx";
import { useFirstIdle } from "../../../client/use-first-idle.ts";

const SpecialDateStrip = lazy(() => import("./SpecialDateStrip.tsx"));

/** The special date. It loads after the first screen, because on most days there is none. */
export function SpecialDateWhenIdle() {
  const idle = useFirstIdle();
  if (!idle) return null;
  return (
    <SectionBoundary silent>
      <Suspense>
        <SpecialDateStrip />
      </Suspense>
    </SectionBoundary>
  );
}
