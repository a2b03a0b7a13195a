import { openDatabase, type Storage } from "../database/open.ts";
import { snapshotFile } from "../database/snapshot.ts";
import { memoryStorage } from "../database/storage.ts";
import { withTestDemo } from "./databases.ts";

/**
 * What PGlite databases start from in tests: the tables and the small test catalogue. If there is no snapshot yet, this
 * makes it. That takes seconds, because PGlite creates its system tables then.
 */
export async function testSnapshot(): Promise<Blob> {
  const options = withTestDemo(memoryStorage);
  const { snapshots } = memoryStorage as Extract<Storage, { kind: "memory" }>;
  const file = snapshotFile(snapshots, options.seed?.catalogue());
  const known = file.load();
  if (known) return known;
  const { close } = await openDatabase(options);
  await close();
  const made = file.load();
  if (!made) throw new Error(`There is no snapshot in ${snapshots}.`);
  return made;
}
