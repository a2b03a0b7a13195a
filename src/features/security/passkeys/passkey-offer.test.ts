import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { storageArea } from "../../../testing/storage-area.ts";

const device = storageArea();

beforeEach(() => {
  vi.stubGlobal("localStorage", device);
  vi.stubGlobal("PublicKeyCredential", vi.fn());
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
  device.clear();
});

/** A page that has just loaded. */
const openPage = () => import("./passkey-offer.ts");

test("a passkey is offered after each log-in until it is added or declined on the device", async () => {
  const { endPasskeyOffer, offerPasskey, passkeyOffer, refusePasskeys } = await openPage();
  offerPasskey("a");
  expect(passkeyOffer.get()).toBe("a");
  endPasskeyOffer();
  expect(passkeyOffer.get()).toBeUndefined();
  offerPasskey("b");
  expect(passkeyOffer.get()).toBe("b");
  refusePasskeys();
  expect(passkeyOffer.get()).toBeUndefined();
  vi.resetModules();
  const later = await openPage();
  for (const player of ["a", "b"]) {
    later.offerPasskey(player);
    expect(later.passkeyOffer.get()).toBeUndefined();
  }
});

test("a stored refusal identifies nobody", async () => {
  const { offerPasskey, refusePasskeys } = await openPage();
  offerPasskey("player-a");
  refusePasskeys();
  const stored = Array.from({ length: device.length }, (_, index) => device.key(index) ?? "").map((name) => [
    name,
    device.getItem(name),
  ]);
  expect(stored).toEqual([["karo.passkey-offer", "refused"]]);
});

test("browsers without passkeys get no offer", async () => {
  delete (globalThis as { PublicKeyCredential?: unknown }).PublicKeyCredential;
  const { offerPasskey, passkeyOffer } = await openPage();
  offerPasskey("a");
  expect(passkeyOffer.get()).toBeUndefined();
});
