import { installState, worthInstalling } from "../../pwa/install.ts";
import { deviceStorage, visitStorage } from "../../lib/storage.ts";

const keys = { visits: "karo.visits", counted: "karo.visit-counted", offered: "karo.install-offered" } as const;

/** From this visit on, installing is offered. */
const firstOffer = 2;

/** Counts this visit, once however often it loads the page. Returns its number, beginning with 1. */
export function countVisit(): number {
  const before = Number(deviceStorage.read(keys.visits)) || 0;
  if (visitStorage.read(keys.counted)) return before;
  visitStorage.write(keys.counted, "1");
  deviceStorage.write(keys.visits, String(before + 1));
  return before + 1;
}

/**
 * Calls `offer` once on this device, for good: from the second visit on or after a deposit, as soon as the app can be
 * installed. Returns a cancel function.
 */
export function offerInstallOnce(visit: number, offer: () => void): () => void {
  const look = () => {
    const isPossible = !["installed", "unavailable"].includes(installState.get());
    const isWorthIt = visit >= firstOffer || worthInstalling.get();
    if (!isPossible || !isWorthIt || deviceStorage.read(keys.offered)) return;
    deviceStorage.write(keys.offered, "1");
    offer();
  };
  look();
  const ends = [installState.subscribe(look), worthInstalling.subscribe(look)];
  return () => ends.forEach((end) => end());
}
