import { maintenanceKey } from "../client/maintenance.ts";

/**
 * All that the site keeps on the player's device (spec §3, "Client-stored keys"), by what it holds.
 * The worker's caches and the persisted query cache aside, nothing is stored under any other key.
 */
export const keys = {
  /** uid, sid and uip as ciphertext, gmt, lang. */
  session: "userSession",
  profile: "userProfile",
  /** sid, uid and uip as ciphertext: what a session is refreshed with. */
  auth: "userAuth",
  /** Two letters. */
  language: "language",
  /** `dark` or `light`. */
  theme: "userMode",
  /** `true` or absent. */
  maintenance: maintenanceKey,
  /** ISO moment. */
  activityStart: "userActivityStartTime",
  /** Whether this visit's popup is still to be shown. */
  modalStatus: "modalStatus",
  expiration: "expirationDate",
  /** A path of this site. */
  returnUrl: "returnUrl",
  rid: "ridValue",
  /** `1` or `0`. */
  showBalance: "showBalance",
} as const;
