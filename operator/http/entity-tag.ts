import { createHash } from "node:crypto";

/** An entity tag for this text or picture, whichever way it is packed: so a weak one. */
export function entityTag(content: string | Uint8Array): string {
  return `W/"${createHash("sha256").update(content).digest("base64url").slice(0, 27)}"`;
}
