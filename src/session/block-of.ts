import type { UserBlock } from "../contract/envelope.ts";
import type { CredentialsRecord } from "./records.ts";

/** The `user` block of an authenticated call (contract.md, Transport). */
export function blockOf({ uid, sid, uip, gmt, lang }: CredentialsRecord): Required<UserBlock> {
  return { uid, sid, uip, gmt, lang };
}
