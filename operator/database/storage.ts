import { fileURLToPath } from "node:url";
import type { Storage } from "./open.ts";

/** PGlite in memory. Its snapshots are in the project's cache. */
export const memoryStorage: Storage = {
  kind: "memory",
  snapshots: fileURLToPath(new URL("../../.cache/operator", import.meta.url)),
};

/** Where an operator stores its data: on the given server, otherwise in the folder, or in memory. */
export function storageOf(dataDir: string, databaseUrl: string | undefined): Storage {
  if (databaseUrl !== undefined) return { kind: "postgres", url: databaseUrl };
  return dataDir === "memory" ? memoryStorage : { kind: "folder", path: dataDir };
}
