import * as v from "valibot";
import { draftPrefix, privatePrefix } from "../../lib/private-storage.ts";
import { readJson, type TextStorage, writeJson } from "../../lib/storage.ts";
import type { Intent } from "./intent.ts";

/**
 * Where the data of an open write are stored, so that the same can be sent again:
 *
 * - `visit`: in this tab until the session ends, like the draft of a form.
 * - `device`: on this device until log-out. Never for personal data.
 * - `never`: nowhere, because they hold secrets. Only a digest of `sameIf` is stored.
 */
export type DataPolicy = "visit" | "device" | "never";

/** What can be stored of a write. */
export interface DataToStore {
  readonly policy: DataPolicy;
  /** What is sent. */
  readonly data: unknown;
  /** With `never`: the data without the secrets, to recognise the same write. */
  readonly sameIf?: unknown;
  /**
   * What the player is told of the write later, without secrets. It is stored on this device until log-out, also where
   * the data are not.
   */
  readonly summary?: unknown;
  /** The language that is sent with the data. */
  readonly language: string;
}

const stored = v.object({
  id: v.string(),
  language: v.optional(v.string()),
  request: v.optional(v.record(v.string(), v.unknown())),
  digest: v.optional(v.string()),
  summary: v.optional(v.unknown()),
});
export type StoredData = v.InferOutput<typeof stored>;

export interface IntentDataDeps {
  /** This tab's own storage. */
  readonly visit: TextStorage;
  readonly device: TextStorage;
  /** SHA-256 in hex; undefined if the browser has no Web Crypto. */
  readonly digest: (text: string) => Promise<string | undefined>;
  /** Nothing is stored for a player who is no longer signed in. */
  readonly isSignedIn: (player: string) => boolean;
}

/** The data of the open writes, apart from their intents, because these outlive a log-out. */
export function createIntentData({ visit, device, digest, isSignedIn }: IntentDataDeps) {
  const nameOf = ({ kind, player }: Intent) => `intent.${kind}.${player}`;
  const visitKey = (intent: Intent) => draftPrefix + nameOf(intent);
  const deviceKey = (intent: Intent) => privatePrefix + nameOf(intent);

  /** The record under a key, if it belongs to this intent and not to an earlier one. */
  const find = (storage: TextStorage, key: string, { id }: Intent) => {
    const found = readJson(storage, key, stored);
    return found?.id === id ? found : undefined;
  };
  const read = (intent: Intent): StoredData | undefined => {
    const onDevice = find(device, deviceKey(intent), intent);
    const inVisit = find(visit, visitKey(intent), intent);
    return onDevice || inVisit ? { id: intent.id, ...onDevice, ...inVisit } : undefined;
  };
  const digestOf = ({ key }: Intent, sameIf: unknown) => digest(key + JSON.stringify(sameIf));

  return {
    /** The stored data of an intent. Undefined if this device, or for `visit` this tab, does not have them. */
    read,

    /** Call before the intent is sent for the first time. */
    async store(intent: Intent, { policy, data, sameIf, summary, language }: DataToStore): Promise<void> {
      const sent =
        policy === "never"
          ? { digest: sameIf === undefined ? undefined : await digestOf(intent, sameIf) }
          : { request: data };
      if (!isSignedIn(intent.player)) return;
      const { id } = intent;
      const isOnDevice = policy === "device";
      if (!isOnDevice) writeJson(visit, visitKey(intent), { id, language, ...sent });
      if (isOnDevice || summary !== undefined)
        writeJson(device, deviceKey(intent), { id, summary, ...(isOnDevice && { language, ...sent }) });
    },

    /** Whether a write has the same data as the intent. */
    async isSame(intent: Intent, { data, sameIf }: Pick<DataToStore, "data" | "sameIf">): Promise<boolean> {
      const found = read(intent);
      if (found?.request) return JSON.stringify(found.request) === JSON.stringify(data);
      return found?.digest !== undefined && found.digest === (await digestOf(intent, sameIf));
    },

    /** Call when the outcome of the intent is known. */
    remove(intent: Intent): void {
      if (find(visit, visitKey(intent), intent)) visit.remove(visitKey(intent));
      if (find(device, deviceKey(intent), intent)) device.remove(deviceKey(intent));
    },
  };
}

export type IntentData = ReturnType<typeof createIntentData>;
