import { join } from "node:path";
import { demoSeed } from "../../operator/demo-seed.ts";
import { type RunningOperator, startOperator } from "../../operator/server.ts";
import { cheapHash } from "../../operator/testing/cheap-hash.ts";

/** The reference operator with the built app, on a free port and a database of its own. */
export function startTestOperator(): Promise<RunningOperator> {
  return startOperator({
    port: 0,
    dist: join(import.meta.dirname, "../../dist"),
    dataDir: "memory",
    seed: { ...demoSeed, hashPassword: cheapHash },
  });
}
