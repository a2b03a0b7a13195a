import { type ReactNode, useDeferredValue } from "react";

export interface InTimeProps {
  /** Whether the player sees it. */
  now: boolean;
  children: ReactNode;
}

/** What the player sees changes at once; what is off the screen shows what it did, until there is time for it. */
export function InTime({ now, children }: InTimeProps) {
  const later = useDeferredValue(children);
  return now ? children : later;
}
