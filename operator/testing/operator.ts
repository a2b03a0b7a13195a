import { type OperatorOptions, type RunningOperator, startOperator } from "../server.ts";
import { openKept } from "./kept-databases.ts";
import { testKeys } from "./keys.ts";
import { testSeed } from "./seed.ts";

const seed = testSeed();

/** The time at which the demo is loaded for tests that let the clock run. */
export const startedAt = new Date();

/** Starts an operator on a free port, with the small test demo. It is in memory unless `dataDir` says otherwise. */
export async function startTestOperator(options: Partial<OperatorOptions> = {}): Promise<RunningOperator> {
  const loadedAt = options.now?.() ?? startedAt;
  const { privateKey } = await testKeys;
  return startOperator({
    ...(options.dataDir === undefined && { openDatabase: (database) => openKept({ ...database, now: loadedAt }) }),
    dataDir: "memory",
    seed,
    privateKey: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
    ...options,
  });
}
