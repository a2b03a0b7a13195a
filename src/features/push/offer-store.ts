import { createStoredValue } from "../../platform/stored-value.ts";

/** Whether the player refused the offer on this device. It is not made again then. */
export const offerRefused = createStoredValue<boolean>({
  key: "karo.push-offer",
  decode: (text) => text === "refused",
  encode: (refused) => (refused ? "refused" : undefined),
});
