import { draftPrefix } from "../../platform/private-storage.ts";
import type { TextStorage } from "../../platform/storage.ts";

/** Stores the secret of an attempt whose outcome is unknown, for this visit of this tab. */
const storageKey = `${draftPrefix}registration-attempt`;

/**
 * One attempt to register, from the first time it is sent until the operator accepts or refuses it. It provides the
 * `Idempotency-Key` (contract.md, Idempotency).
 *
 * The key is a hash of the data and a random secret. The same data give the same key, also after retries, a reload, or
 * an edit that is undone; other data give another key. Only the secret is stored on the device, so nothing there
 * reveals the password.
 */
export interface Attempt {
  /** Whether something was sent whose outcome is unknown. */
  readonly isOpen: () => boolean;
  /** Returns the key for these data, or undefined where the browser cannot compute one (no secure context). */
  readonly keyFor: (data: unknown) => Promise<string | undefined>;
  /** Marks the attempt as open, also after a reload: the registration may reach the operator from now on. */
  readonly sent: () => void;
  /** Closes the attempt: the operator has answered, or nothing arrived. The next sending starts a new one. */
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

/** Makes a UUID of version 8, whose bits the application defines (RFC 9562). */
function uuidOf(hash: Uint8Array): string {
  const bytes = hash.slice(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return hex(bytes).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
