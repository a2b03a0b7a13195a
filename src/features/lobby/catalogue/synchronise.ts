import type { LobbyKind } from "../filters/filters.ts";

/** A page of the catalogue as it is kept on the device. */
export interface KeptPage {
  /** `tr slot 500`: language, lobby, offset. */
  readonly key: string;
  /** The answer's, to tell whether it is still the same. */
  readonly etag: string | null;
  readonly rows: Uint8Array;
  /** What a lobby shows of the same rows; missing in pages that an earlier version of this site kept. */
  readonly facts?: Uint8Array;
  /** How many rows came, and how many there are in all. */
  readonly received: number;
  readonly total: number;
  /** Milliseconds since 1970 at which the operator last gave, or confirmed, it. */
  readonly checkedAt: number;
}

export type PageAnswer = "same" | Pick<KeptPage, "etag" | "rows" | "facts" | "received" | "total">;

export interface Synchronisation {
  readonly language: string;
  readonly now: () => number;
  /** Asks for a page; `same` when it still has that `etag`. Rejects when there is no answer. */
  readonly ask: (lobby: LobbyKind, offset: number, etag: string | null) => Promise<PageAnswer>;
  readonly read: (key: string) => Promise<KeptPage | undefined>;
  readonly write: (page: KeptPage) => Promise<void>;
  /** Deletes all pages but these: those of games that are gone, and of another language. */
  readonly keepOnly: (keys: ReadonlySet<string>) => Promise<void>;
  /** Resolves when the device has time for the next page; with false to stop here for now. */
  readonly mayGoOn: () => Promise<boolean>;
}

/** How long a page is taken for current, in milliseconds. */
const freshFor = 6 * 60 * 60 * 1000;

/**
 * Brings the kept catalogue up to date, page by page. Stopped at any point it goes on from there the next
 * time: what was checked lately is not asked for again, and what has not changed is not stored again.
 *
 * @returns whether anything was stored or deleted.
 */
export async function synchronise(by: Synchronisation): Promise<boolean> {
  const visited = new Set<string>();
  let changed = false;
  for (const lobby of ["slot", "live"] as const) {
    let offset = 0;
    for (;;) {
      const key = `${by.language} ${lobby} ${offset}`;
      visited.add(key);
      let page = await by.read(key);
      if (!page?.facts || by.now() - page.checkedAt >= freshFor) {
        if (!(await by.mayGoOn())) return changed;
        const answer = await by.ask(lobby, offset, (page?.facts && page.etag) ?? null);
        if (answer === "same" && page) page = { ...page, checkedAt: by.now() };
        else if (answer !== "same") {
          page = { key, ...answer, checkedAt: by.now() };
          changed = true;
        }
        if (page) await by.write(page);
      }
      if (!page || page.received === 0) break;
      offset += page.received;
      if (offset >= page.total) break;
    }
  }
  await by.keepOnly(visited);
  return changed;
}
