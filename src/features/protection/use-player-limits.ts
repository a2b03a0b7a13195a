import { useState } from "react";
import { useExtension } from "../../client/use-extension.ts";
import { useRead } from "../../client/use-read.ts";
import { useStore } from "../../lib/use-store.ts";
import { deviceInterval } from "../../session/limits/device-interval.ts";
import { limitsOptions } from "../../session/limits/player-limits.ts";

/** Other places refetch the limits when they change them. */
const freshForMs = 5 * 60_000;

/** The limits on time that apply to this session, in minutes; null is none. The operator's, or those of this device. */
export function useTimeLimits(playerId: string) {
  const { state } = useExtension("limits");
  const { data } = useRead({ ...limitsOptions(), staleTime: freshForMs }, { enabled: state === "there" });
  const [interval] = useState(() => deviceInterval(playerId));
  const onDevice = useStore(interval);
  if (state === "missing") return { realityCheck: onDevice, session: null };
  return { realityCheck: data?.realityCheck.minutes ?? null, session: data?.session.minutes ?? null };
}
