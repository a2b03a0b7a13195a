/**
 * Snapshots of seeded databases, for tests, which start many operators. PGlite takes seconds to create its system
 * tables, and almost no time to unpack them.
 */
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { zstdCompressSync, zstdDecompressSync } from "node:zlib";
import type { PGlite } from "@electric-sql/pglite";

const keepMs = 7 * 86_400_000;

/** The snapshots that this process has unpacked, by file. Test processes open many databases, mostly from the same one. */
const unpacked = new Map<string, Blob>();

/** Gives its bytes to everyone who asks, without a copy. PGlite only reads them. */
class SharedBytes extends Blob {
  readonly #bytes: ArrayBuffer;

  constructor(bytes: ArrayBuffer) {
    super();
    this.#bytes = bytes;
  }

  override arrayBuffer(): Promise<ArrayBuffer> {
    return Promise.resolve(this.#bytes);
  }
}

export interface SnapshotFile {
  load(): Blob | undefined;
  save(pglite: PGlite): Promise<void>;
}

/** The snapshot of this catalogue, or of none, and this version of the loading code. */
export function snapshotFile(folder: string, catalogue: unknown): SnapshotFile {
  const hash = createHash("sha256");
  for (const source of databaseSources()) hash.update(readFileSync(source));
  hash.update(JSON.stringify(catalogue ?? null));
  const file = join(folder, `${hash.digest("hex").slice(0, 32)}.tar.zst`);
  return {
    load() {
      const known = unpacked.get(file);
      if (known) return known;
      try {
        const snapshot = new SharedBytes(new Uint8Array(zstdDecompressSync(readFileSync(file))).buffer);
        unpacked.set(file, snapshot);
        return snapshot;
      } catch {
        return undefined;
      }
    },
    async save(pglite) {
      // Otherwise each start from the snapshot would replay the log of the loading.
      await pglite.exec("checkpoint");
      const dump = await pglite.dumpDataDir("none");
      mkdirSync(folder, { recursive: true });
      // Write to another name and rename: test files run in parallel, and none may read half a snapshot.
      const draft = `${file}.${process.pid}`;
      writeFileSync(draft, zstdCompressSync(await dump.bytes()));
      renameSync(draft, file);
      removeOld(folder);
    },
  };
}

function databaseSources(): string[] {
  const here = fileURLToPath(new URL(".", import.meta.url));
  const sources = readdirSync(here, { recursive: true, encoding: "utf8" })
    .filter((name) => /(?<!\.test)\.ts$|\.sql$/.test(name))
    .toSorted();
  const packageFile = join(dirname(createRequire(import.meta.url).resolve("@electric-sql/pglite")), "../package.json");
  const loading = ["load-catalogue.ts", "shelves.ts"].map((name) => join(here, "../content", name));
  return [...sources.map((name) => join(here, name)), ...loading, packageFile];
}

function removeOld(folder: string): void {
  for (const name of readdirSync(folder)) {
    const file = join(folder, name);
    if (Date.now() - statSync(file).mtimeMs > keepMs) rmSync(file, { force: true });
  }
}
