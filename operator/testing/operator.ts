import { type OperatorOptions, type RunningOperator, startOperator } from "../server.ts";
import { databases } from "./databases.ts";
import { testKeys } from "./keys.ts";
import { seedingOf } from "../../demo/load/seed.ts";
import { testSeed } from "./seed.ts";

const seed = seedingOf(testSeed());

/** The time at which the demo is loaded for tests that let the clock run. */
const startedAt = new Date();

/** PostgreSQL if there is a server: these tests are of what comes over HTTP, and a copy of a database is there at once. */
const [database] = databases;

/** Starts an operator on a free port, with the small test demo in a database of its own, unless `dataDir` names a folder. */
export async function startTestOperator(options: Partial<OperatorOptions> = {}): Promise<RunningOperator> {
  const loadedAt = options.now?.() ?? startedAt;
  const { privateKey } = await testKeys;
  return startOperator({
    ...(options.dataDir === undefined && database && { openDatabase: () => database.openSeeded(loadedAt) }),
    dataDir: "memory",
    seed,
    // A busy machine makes calls slow, and tests say what the log has.
    slowCallMs: Infinity,
    privateKey: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
    ...options,
  });
}
