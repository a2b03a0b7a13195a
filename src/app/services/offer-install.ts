import { installState } from "../../platform/install.ts";
import { deviceStorage, visitStorage } from "../../platform/storage.ts";

const keys = { visits: "karo.visits", counted: "karo.visit-counted", offered: "karo.install-offered" } as const;

/** From this visit on, installing is offered. */
const firstOffer = 2;

/** Counts this visit, once however often the page is loaded in it. Returns which one it is. */
export function countVisit(): number {
  const before = Number(deviceStorage.read(keys.visits)) || 0;
  if (visitStorage.read(keys.counted)) return before;
  visitStorage.write(keys.counted, "1");
  deviceStorage.write(keys.visits, String(before + 1));
  return before + 1;
}

/**
 * Calls `offer` once on this device, for good: from the second visit on, as soon as the app can be installed. Returns a
 * function that stops waiting for that.
 */
export function offerInstallOnce(visit: number, offer: () => void): () => void {
  const look = () => {
    const isPossible = !["installed", "unavailable"].includes(installState.get());
    if (!isPossible || visit < firstOffer || deviceStorage.read(keys.offered)) return;
    deviceStorage.write(keys.offered, "1");
    offer();
  };
  look();
  return installState.subscribe(look);
}
