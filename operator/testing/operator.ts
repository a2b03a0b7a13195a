import { type OperatorOptions, type RunningOperator, startOperator } from "../server.ts";
import { testSeed } from "./seed.ts";

const seed = testSeed();

/** Starts an operator in memory on a free port, with the small test demo. */
export function startTestOperator(options: Partial<OperatorOptions> = {}): Promise<RunningOperator> {
  return startOperator({ dataDir: "memory", seed, ...options });
}
