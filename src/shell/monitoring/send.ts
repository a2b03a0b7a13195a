import { isOffline } from "../../lib/network.ts";
import { deviceStorage } from "../../lib/storage.ts";

/** The storage key for the last beacon that could not be sent, because the device was offline. */
export const storedBeaconKey = "karo.beacon";

/** Sends a beacon, even while the page is being closed. Offline, the device keeps it for the next visit. Never throws. */
export function sendBeacon(url: string, body: string): void {
  if (isOffline()) return void deviceStorage.write(storedBeaconKey, body);
  fetch(url, {
    method: "POST",
    body,
    keepalive: true,
    credentials: "omit",
    // Without a referrer: it would name the address of the page, which may hold ids.
    referrerPolicy: "no-referrer",
    // The answer does not matter, so the operator need not allow other origins to read it.
    mode: "no-cors",
  }).catch(() => undefined);
}

/** Sends the beacon of an earlier visit that was offline when it ended. */
export function sendStoredBeacon(url: string): void {
  const body = deviceStorage.read(storedBeaconKey);
  if (body === undefined || isOffline()) return;
  deviceStorage.remove(storedBeaconKey);
  sendBeacon(url, body);
}
