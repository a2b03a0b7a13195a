import { useReportedHeight } from "../../hooks/use-reported-height.ts";
import type { Elements } from "../../ui/elements.ts";

/** What is above the tab bar. It reports its height, because a line may wrap (src/ui/tokens.css). */
export function MeasuredBars({ children }: { children: Elements }) {
  return <div ref={useReportedHeight("--foot-bars-height")}>{children}</div>;
}
