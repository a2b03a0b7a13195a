import { useStore } from "./use-store.ts";
import { clock } from "./clock.ts";

/** Returns the time in milliseconds since 1970, so that whatever depends on it renders again as time passes. */
export function useNow(): number {
  return useStore(clock);
}
