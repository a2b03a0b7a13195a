import { useEffect, useEffectEvent, useState } from "react";
import { askMaintenance } from "../../client/check-maintenance.ts";
import { spreadMs } from "../../client/spread.ts";

/** In milliseconds: between 30 and 45 s, different for each page, so that not all of them ask at the same moment. */
const lookAgainAfter = spreadMs(30_000);

export interface MaintenanceLook {
  readonly checking: boolean;
  /** When the operator was last asked; undefined before the first check. */
  readonly lastLook: Date | undefined;
  readonly look: () => Promise<void>;
}

/** Checks whether maintenance is over: on mount if `atOnce`, then at the interval above, and on `look`. */
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
