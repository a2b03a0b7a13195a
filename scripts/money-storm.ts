/**
 * `npm run money-storm`: 1,000 money actions whose requests go wrong, by the client's own code against the real
 * operator, on PGlite and where it is installed on PostgreSQL, with and without `Idempotency-Key`. `--actions 200`
 * runs fewer, `--seed 7` repeats an earlier run, which prints its seed.
 */
import { randomInt } from "node:crypto";
import { parseArgs } from "node:util";
import { startPostgres } from "./postgres.ts";
import { run, say, tool } from "./run.ts";

const { values } = parseArgs({
  options: { actions: { type: "string", default: "1000" }, seed: { type: "string", default: String(randomInt(1e9)) } },
});

const postgres = await startPostgres();
say(`${values.actions} actions, seed ${values.seed}, ${postgres ? "on PGlite and PostgreSQL" : "on PGlite; no PostgreSQL is installed here"} …`);
const { code } = await run(process.execPath, [tool("vitest"), "run", "--project", "app", "tests/money-storm"], {
  env: {
    ...process.env,
    MONEY_ACTIONS: values.actions,
    MONEY_SEED: values.seed,
    ...(postgres && { TEST_DATABASE_URL: postgres.url }),
  },
});
await postgres?.stop();
process.exit(code);
