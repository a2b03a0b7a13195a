import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { KeptPage } from "./synchronise.ts";

interface CatalogueDatabase extends DBSchema {
  pages: { key: string; value: KeptPage };
}

/** The data is the same for every visitor, so this database is not deleted at log-out. */
const name = "karo.catalogue";
const version = 1;

/** Opens the database. Rejects if storage is denied, also where `indexedDB.open` itself throws, as in Firefox. */
export async function openCatalogue(): Promise<IDBPDatabase<CatalogueDatabase>> {
  return openDB<CatalogueDatabase>(name, version, {
    upgrade: (database) => void database.createObjectStore("pages", { keyPath: "key" }),
  });
}

export async function keepOnly(
  database: IDBPDatabase<CatalogueDatabase>,
  keys: ReadonlySet<string>,
): Promise<void> {
  const all = await database.getAllKeys("pages");
  await Promise.all(all.filter((key) => !keys.has(key)).map((key) => database.delete("pages", key)));
}
