import { createHash } from "node:crypto";

/** An entity tag for this text, whichever way it is packed: so a weak one. */
export function entityTag(text: string): string {
  return `W/"${createHash("sha256").update(text).digest("base64url").slice(0, 27)}"`;
}
