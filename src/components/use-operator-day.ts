import { dayOf } from "../lib/dates.ts";
import { useNow } from "../hooks/use-now.ts";
import { useStore } from "../hooks/use-store.ts";
import { session } from "../session/app-session.ts";

export interface OperatorDay {
  /**
   * The operator's time zone as an offset such as `"+03:00"`. Undefined while it is not known; the device's time zone is
   * used then.
   */
  readonly gmt: string | undefined;
  /** Today in that time zone, `YYYY-MM-DD`. */
  readonly today: string;
}

/** Today, as the operator counts days. Renders again at midnight. */
export function useOperatorDay(): OperatorDay {
  const state = useStore(session.state);
  const gmt = state.kind === "signed-in" ? state.profile?.gtm : undefined;
  return { gmt, today: dayOf(new Date(useNow()), gmt) };
}
