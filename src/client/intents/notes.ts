import * as v from "valibot";
import { draftPrefix } from "../../platform/private-storage.ts";
import { readJson, type TextStorage, writeJson } from "../../platform/storage.ts";
import type { Intent } from "./intent.ts";

const note = v.object({ id: v.string(), language: v.string(), digest: v.optional(v.string()) });

export interface NotesDeps {
  readonly visit: TextStorage;
  readonly digest: (text: string) => Promise<string | undefined>;
}

interface Noted {
  readonly data: unknown;
  readonly sameIf?: unknown;
  readonly kind: string;
  readonly language: string;
}

/**
 * Notes that tell, after a reload, whether the form still holds the data an intent was created with. They are derived
 * from those data, so they are kept like the form's draft: in this tab, until the session ends for good.
 */
export function createNotes({ visit, digest }: NotesDeps) {
  const keyOf = (kind: string) => `${draftPrefix}intent.${kind}`;
  const read = ({ id, kind }: Intent) => {
    const kept = readJson(visit, keyOf(kind), note);
    return kept?.id === id ? kept : undefined;
  };
  const digestOf = ({ key }: Intent, { data, sameIf = data }: Noted) => digest(key + JSON.stringify(sameIf));
  return {
    async keep(intent: Intent, noted: Noted): Promise<void> {
      const { id } = intent;
      writeJson(visit, keyOf(noted.kind), { id, language: noted.language, digest: await digestOf(intent, noted) });
    },
    async isSame(intent: Intent, noted: Noted): Promise<boolean> {
      const kept = read(intent)?.digest;
      return kept !== undefined && kept === (await digestOf(intent, noted));
    },
    languageOf: (intent: Intent) => read(intent)?.language,
    forget: (kind: string) => visit.remove(keyOf(kind)),
  };
}
