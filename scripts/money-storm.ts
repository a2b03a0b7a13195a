/**
 * `npm run money-storm`: 1,000 money actions whose requests go wrong, by the client's own code against the real
 * operator, on PGlite and where it is installed on PostgreSQL, with and without `Idempotency-Key`. `--actions 200`
 * runs fewer, `--seed 7` repeats an earlier run, which prints its seed.
 *
 * `npm run money-storm -- --crashes`: money actions while operators and PostgreSQL are killed and its disk is full, 10 times each,
 * or as often as `--times` says.
 *
 * `npm run money-storm -- --browser`: 100 of them in a real browser, with the built app. `--only 36,37` runs these of them.
 */
import { randomInt } from "node:crypto";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { ensureBrowser } from "./browser.ts";
import { buildIsCurrent } from "./build-stamp.ts";
import { startPostgres } from "./postgres.ts";
import { root, run, say, tool } from "./run.ts";

const { values } = parseArgs({
  options: {
    actions: { type: "string" },
    seed: { type: "string", default: String(randomInt(1e9)) },
    browser: { type: "boolean" },
    crashes: { type: "boolean" },
    times: { type: "string", default: "10" },
    only: { type: "string" },
  },
});
if (values.crashes) {
  const { stormWithCrashes } = await import("../tests/money-storm/crash-storm.ts");
  say(`${values.times} crashes of each kind, seed ${values.seed} …`);
  process.exit((await stormWithCrashes({ times: Number(values.times), seed: Number(values.seed) })) ? 0 : 1);
}
process.exit(
  values.browser ? await inBrowser(Number(values.actions ?? 100)) : await byTheClientsCode(values.actions ?? "1000"),
);

async function byTheClientsCode(actions: string): Promise<number> {
  const postgres = await startPostgres();
  say(
    `${actions} actions, seed ${values.seed}, ${postgres ? "on PGlite and PostgreSQL" : "on PGlite; no PostgreSQL is installed here"} …`,
  );
  const { code } = await run(process.execPath, [tool("vitest"), "run", "--project", "app", "tests/money-storm"], {
    env: {
      ...process.env,
      MONEY_ACTIONS: actions,
      TEST_SEED: values.seed,
      TEST_ALL: "1",
      ...(postgres && { TEST_DATABASE_URL: postgres.url }),
    },
  });
  await postgres?.stop();
  return code;
}

async function inBrowser(actions: number): Promise<number> {
  if (!(await ensureBrowser())) return 1;
  if (!(await buildIsCurrent())) {
    const build = await run(process.execPath, [join(root, "scripts/build.ts")]);
    if (build.code !== 0) return build.code;
  }
  const { stormInBrowser } = await import("../tests/money-storm/run-in-browser.ts");
  const seed = Number(values.seed);
  const numbers =
    values.only === undefined ? Array.from({ length: actions }, (_, at) => at + 1) : values.only.split(",").map(Number);
  say(`${numbers.length} actions in the browser, seed ${seed} …`);
  return (await stormInBrowser(seed, numbers)) ? 0 : 1;
}
