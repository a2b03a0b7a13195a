import { lazy, Suspense } from "react";
import { SectionBoundary } from "../shared/SectionBoundary.tsx";
import { useFirstIdle } from "../shared/use-first-idle.ts";

const SpecialDateStrip = lazy(() => import("./SpecialDateStrip.tsx"));

/** The special date, asked for after the first screen is there: on most days there is none. */
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
