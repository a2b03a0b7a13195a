/** Which tests run: those of the gate (`npm test`), or all of them (`npm run test:all`). */

/** Whether this is `npm run test:all`, or a tool that wants as much. */
export const isWholeRun = process.env.TEST_ALL !== undefined;

/** The seed of everything random in this run. The gate always has the same one. */
export const testSeed = Number(process.env.TEST_SEED ?? 1);
