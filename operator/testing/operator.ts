import { type OperatorOptions, type RunningOperator, startOperator } from "../server.ts";
import { testSeed } from "./seed.ts";

const seed = testSeed();

/** Starts an operator on a free port, in memory, with the small demo of the tests. */
export function startTestOperator(options: Partial<OperatorOptions> = {}): Promise<RunningOperator> {
  return startOperator({ dataDir: "memory", seed, ...options });
}
