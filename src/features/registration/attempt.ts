import { draftPrefix } from "../../lib/private-storage.ts";
import type { TextStorage } from "../../lib/storage.ts";

/** Where the secret of an attempt without a known outcome is kept, for this visit of this tab. */
const storageKey = `${draftPrefix}registration-attempt`;

/**
 * One wish of the player's to register, from the first time it is sent until the operator has said yes or
 * no: what its `Idempotency-Key` is made of (contract §1).
 *
 * The key is computed from the data and a random secret. So the same data have the same key, whatever
 * happens in between (retries, a reload, an edit that is taken back), other data have another one, and what
 * is kept on the device tells nothing of the password.
 */
export interface Attempt {
  /** Whether something was sent of which nobody knows what became of it. */
  readonly isOpen: () => boolean;
  /** The key for these data; undefined where the browser cannot compute one (no secure context). */
  readonly keyFor: (data: unknown) => Promise<string | undefined>;
  /** It may have arrived: from now on, over reloads too, the attempt is open. */
  readonly sent: () => void;
  /** The operator has answered: what comes next is another attempt. */
  readonly settle: () => void;
}

export function createAttempt(visit: TextStorage): Attempt {
  let secret = visit.read(storageKey);
  return {
    isOpen: () => visit.read(storageKey) !== undefined,
    async keyFor(data) {
      const { subtle } = globalThis.crypto;
      if (!(subtle as SubtleCrypto | undefined)) return undefined;
      secret ??= hex(crypto.getRandomValues(new Uint8Array(16)));
      const text = new TextEncoder().encode(secret + JSON.stringify(data));
      return uuidOf(new Uint8Array(await subtle.digest("SHA-256", text)));
    },
    sent() {
      secret ??= hex(crypto.getRandomValues(new Uint8Array(16)));
      visit.write(storageKey, secret);
    },
    settle() {
      secret = undefined;
      visit.remove(storageKey);
    },
  };
}

/** A UUID of version 8, whose bits are the application's own (RFC 9562). */
function uuidOf(hash: Uint8Array): string {
  const bytes = hash.slice(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return hex(bytes).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
