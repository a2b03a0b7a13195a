import { useEffect, useEffectEvent, useState } from "react";
import { askMaintenance } from "../../client/check-maintenance.ts";
import { spreadMs } from "../../client/spread.ts";

/** In milliseconds: 30 s or a little more, chosen at random so that not all clients come back at once. */
const lookAgainAfter = spreadMs(30_000);

export interface MaintenanceLook {
  readonly checking: boolean;
  /** When the operator was last asked; undefined before the first check. */
  readonly lastLook: Date | undefined;
  readonly look: () => Promise<void>;
}

/** Checks whether maintenance is over: on mount if `atOnce`, about every half minute, and on `look`. */
export function useMaintenanceLook(atOnce: boolean): MaintenanceLook {
  const [checking, setChecking] = useState(atOnce);
  const [lastLook, setLastLook] = useState<Date>();
  const look = async () => {
    setChecking(true);
    await askMaintenance();
    setLastLook(new Date());
    setChecking(false);
  };
  const lookByItself = useEffectEvent(look);
  useEffect(() => {
    if (atOnce) void lookByItself();
    const timer = setInterval(() => void lookByItself(), lookAgainAfter);
    return () => clearInterval(timer);
  }, [atOnce]);
  return { checking, lastLook, look };
}
