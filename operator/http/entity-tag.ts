import { createHash } from "node:crypto";

/** A weak entity tag for a text or picture: it is the same for every content encoding. */
export function entityTag(content: string | Uint8Array): string {
  return `W/"${createHash("sha256").update(content).digest("base64url").slice(0, 27)}"`;
}
