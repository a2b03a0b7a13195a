import { useStore } from "../../lib/use-store.ts";
import { clock } from "./clock.ts";

/** The current time in milliseconds since 1970: what begins or ends by the clock switches by itself. */
export function useNow(): number {
  return useStore(clock);
}
