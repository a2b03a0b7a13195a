import { maintenanceKey } from "../api/maintenance.ts";

/**
 * The keys of localStorage and sessionStorage for the session and the preferences. Drafts and a player's other data
 * use the prefixes of platform/private-storage.ts. Writes that must not happen twice are in the IndexedDB database of
 * client/intents/.
 */
export const keys = {
  /** uid, sid and uip as ciphertext, gmt, lang. */
  session: "userSession",
  profile: "userProfile",
  /** sid, uid and uip as ciphertext: used to refresh the session. */
  auth: "userAuth",
  /** A two-letter code. */
  language: "language",
  /** `dark`, `light` or `device`. */
  theme: "userMode",
  /** `0` if the key `/` does not open the search. */
  slashSearches: "karo.slash-searches",
  /** `true` or absent. */
  maintenance: maintenanceKey,
  /** ISO time of the last activity. */
  activityStart: "userActivityStartTime",
  /** Whether this visit's popup has yet to be shown. */
  modalStatus: "modalStatus",
  expiration: "expirationDate",
  /** Where log-in leads to: a path of this site. */
  returnUrl: "returnUrl",
  /** Where a maintenance interrupted the player: a path of this site. */
  afterMaintenance: "karo.after-maintenance",
  rid: "ridValue",
  /** `1` or `0`. */
  showBalance: "showBalance",
} as const;
