import { createStore, type ReadableStore } from "../../../lib/store.ts";
import { deviceStorage } from "../../../lib/storage.ts";

/**
 * Set when a player has declined. It outlives log-out and identifies nobody: on a shared device the next player gets no
 * offer either.
 */
const key = "karo.passkey-offer";

const offered = createStore<string | undefined>(undefined);

/** The id of the player who has just logged in with a password on this page, and may be offered a passkey. */
export const passkeyOffer: ReadableStore<string | undefined> = offered;

/**
 * Call it after every log-in with a password. Nothing is offered if somebody on this device has refused, or if the
 * browser has no passkeys.
 */
export function offerPasskey(playerId: string): void {
  const mayOffer = deviceStorage.read(key) === undefined && "PublicKeyCredential" in globalThis;
  offered.set(mayOffer ? playerId : undefined);
}

/** Ends this player's offer. The next log-in with a password may make another one. */
export function endPasskeyOffer(): void {
  offered.set(undefined);
}

/** Stops the offer on this device. */
export function refusePasskeys(): void {
  deviceStorage.write(key, "refused");
  offered.set(undefined);
}
