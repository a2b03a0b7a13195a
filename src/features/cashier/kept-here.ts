import { session } from "../../session/app-session.ts";
import { deviceStorage } from "../../platform/storage.ts";
import { createKeptTransfers } from "./kept-transfers.ts";

/** The transfers of the player who is signed in on this device. */
export const keptTransfers = /* @__PURE__ */ createKeptTransfers(deviceStorage, (player) => player === (session.playerId() ?? ""));
