import { useEffect, useEffectEvent, useState } from "react";
import { askMaintenance } from "../../client/check-maintenance.ts";
import { spreadMs } from "../../client/spread.ts";

/** Milliseconds between two looks whether the site is back: from 30 s up, so that not all pages come back at once. */
const lookAgainAfter = spreadMs(30_000);

export interface MaintenanceLook {
  readonly checking: boolean;
  /** When the operator was last asked; undefined before the first time. */
  readonly lastLook: Date | undefined;
  readonly look: () => Promise<void>;
}

/** Looks whether the maintenance is over: now if `atOnce`, every half minute, and whenever asked to. */
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
