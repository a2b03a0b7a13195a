/** Runs before every file of unit tests. Gives the property tests of fast-check their seed and their number of runs. */
import fc from "fast-check";
import { isWholeRun, testSeed } from "./tier.ts";

fc.configureGlobal({ seed: testSeed, numRuns: isWholeRun ? 1_000 : 100 });
