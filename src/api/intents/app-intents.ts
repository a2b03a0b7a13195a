import { deviceStorage, visitStorage } from "../../lib/storage.ts";
import { call } from "../call.ts";
import { hasExtension } from "../capabilities.ts";
import { type Failure, isTooMany, sessionEffectOf } from "../failure.ts";
import { hex } from "../../lib/checksum.ts";
import { isOffline } from "../../lib/network.ts";
import { longestWaitMs, retryDelay } from "../retry.ts";
import { wiring } from "../wiring.ts";
import { isOpen } from "./intent.ts";
import { createIntentData } from "./intent-data.ts";
import { openMedium } from "./intent-database.ts";
import { browserLocks } from "./intent-locks.ts";
import type { IntentMedium } from "./intent-store.ts";
import { createIntents, type Intents } from "./intents.ts";
import { hasOpenIntent } from "./open-intents.ts";

let opening: Promise<Intents> | undefined;

/**
 * The intents of this page. Rejects when the stored ones cannot be read: then no write that must not happen twice may
 * be sent.
 */
export function openIntents(): Promise<Intents> {
  opening ??= create().catch((error: unknown) => {
    opening = undefined;
    throw error;
  });
  return opening;
}

async function create(): Promise<Intents> {
  return createIntents({
    medium: watched(await openMedium()),
    locks: browserLocks(),
    data: createIntentData({ visit: visitStorage, device: deviceStorage, digest, isSignedIn }),
    now: Date.now,
    newKey,
    send: call,
    takesKeys: () => hasExtension("idempotency"),
    pause,
  });
}

function isSignedIn(player: string): boolean {
  return player === (wiring().playerId() ?? "");
}

/** Keeps `hasOpenIntent` up to date with what this page writes. */
function watched({ read, update }: IntentMedium): IntentMedium {
  return {
    read,
    update: (change) =>
      update((records) => {
        const changed = change(records);
        hasOpenIntent.set(changed.records.some(isOpen));
        return changed;
      }),
  };
}

/** How many automatic retries there are before the player is told. */
const mostRepeats = 2;

async function pause(repeats: number, failure: Failure): Promise<boolean> {
  const { kind } = failure;
  // These failures do not pass within seconds, or are for the player to try again.
  if (repeats >= mostRepeats || kind === "locked" || kind === "maintenance" || isTooMany(failure) || isOffline())
    return false;
  // A session that is over is refreshed before the next try, unless the player has to log in again.
  if (sessionEffectOf(failure) && wiring().playerId() === undefined) return false;
  const waitMs = "retryAfterMs" in failure ? (failure.retryAfterMs ?? 0) : 0;
  if (waitMs > longestWaitMs) return false;
  await new Promise((resolve) => setTimeout(resolve, waitMs + retryDelay(repeats)));
  return true;
}

/** A version 4 UUID. `crypto.randomUUID` exists in secure contexts only. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return hex(bytes).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

async function digest(text: string): Promise<string | undefined> {
  const { subtle }: { readonly subtle?: SubtleCrypto } = globalThis.crypto;
  if (!subtle) return undefined;
  return hex(new Uint8Array(await subtle.digest("SHA-256", new TextEncoder().encode(text))));
}
