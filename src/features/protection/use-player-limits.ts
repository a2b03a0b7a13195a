import { useState } from "react";
import { useExtension } from "../../api/use-extension.ts";
import { useRead } from "../../api/use-read.ts";
import { useStore } from "../../hooks/use-store.ts";
import { deviceInterval } from "../limits/device-interval.ts";
import { limitsOptions } from "../limits/player-limits.ts";

/**
 * How often the limits are refetched: the player may change them in another tab or on another device. Half of the
 * shortest reality check.
 */
const freshForMs = 5 * 60_000;

/**
 * The limits on time that apply to this session, in minutes; null is none. The operator's, or those of this device, which
 * also count while the operator cannot be asked.
 */
export function useTimeLimits(playerId: string) {
  const { state } = useExtension("limits");
  const { data } = useRead({ ...limitsOptions(), staleTime: freshForMs }, { enabled: state === "there", refetchInterval: freshForMs });
  const [interval] = useState(() => deviceInterval(playerId));
  const onDevice = useStore(interval);
  if (state === "missing") return { realityCheck: onDevice, session: null };
  const withoutAnswer = state === "there" ? null : onDevice;
  return { realityCheck: data ? data.realityCheck.minutes : withoutAnswer, session: data?.session.minutes ?? null };
}
