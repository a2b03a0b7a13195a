import { maintenanceKey } from "../client/maintenance.ts";

/**
 * The keys of localStorage and sessionStorage that hold who is here and how they like the site. Drafts and what else is
 * a player's stand under the prefixes of lib/private-storage.ts; writes that must not happen twice in the IndexedDB
 * database of client/intents/.
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
