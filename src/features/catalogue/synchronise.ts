import type { SlotGame } from "../../contract/casino.ts";
import type { LiveTable } from "../../contract/livecasino.ts";
import type { LobbyKind } from "../games/filters.ts";

/** A page of the catalogue as stored on the device. */
export interface StoredPage {
  /** `tr slot 500`: language, lobby, offset. */
  readonly key: string;
  /** The ETag of the answer. */
  readonly etag: string | null;
  /** Missing in pages that an earlier version of the site stored. */
  readonly items?: readonly (SlotGame | LiveTable)[];
  /** The number of rows received, and of all rows that exist. */
  readonly received: number;
  readonly total: number;
  /** When the operator last sent or confirmed the page, in milliseconds since 1970. */
  readonly checkedAt: number;
}

export type PageAnswer =
  | "same"
  | (Pick<StoredPage, "etag" | "received" | "total"> & Required<Pick<StoredPage, "items">>);

export interface Synchronisation {
  readonly language: string;
  readonly now: () => number;
  /** Fetches a page. Resolves with `same` if its ETag is still `etag`. Rejects without an answer. */
  readonly fetchPage: (lobby: LobbyKind, offset: number, etag: string | null) => Promise<PageAnswer>;
  readonly read: (key: string) => Promise<StoredPage | undefined>;
  readonly write: (page: StoredPage) => Promise<void>;
  /** Deletes all other pages: those of removed games and of other languages. */
  readonly deleteAllBut: (keys: ReadonlySet<string>) => Promise<void>;
  /** Resolves with true when the device has time for the next page, and with false to stop for now. */
  readonly mayGoOn: () => Promise<boolean>;
}

/** How long a page counts as current, in milliseconds. */
const freshForMs = 6 * 60 * 60 * 1000;

/**
 * The most rows and pages of one lobby that are stored. No real catalogue comes near them. They bound what an operator
 * that never stops sending rows can make a device download and store.
 */
const most = { rows: 50_000, pages: 1_000 };

/**
 * Brings the stored catalogue up to date, page by page. If it stops, the next run continues there: pages that were
 * checked recently are not requested again, and unchanged pages are not downloaded again.
 *
 * @returns whether anything was stored or deleted
 */
export async function synchronise(by: Synchronisation): Promise<boolean> {
  const visited = new Set<string>();
  let changed = false;
  for (const lobby of ["slot", "live"] as const) {
    let offset = 0;
    for (let pages = 0; pages < most.pages && offset < most.rows; pages += 1) {
      const key = `${by.language} ${lobby} ${offset}`;
      visited.add(key);
      let page = await by.read(key);
      if (!page?.items || by.now() - page.checkedAt >= freshForMs) {
        if (!(await by.mayGoOn())) return changed;
        const answer = await by.fetchPage(lobby, offset, (page?.items && page.etag) ?? null);
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
  await by.deleteAllBut(visited);
  return changed;
}
