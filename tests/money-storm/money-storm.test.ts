import { beforeEach, expect, test, vi } from "vitest";
import { databases } from "../../operator/testing/databases.ts";
import { isWholeRun, testSeed } from "../tier.ts";

/** The gate has a sample. `npm run money-storm` sets the number itself. */
const actions = Number(process.env.MONEY_ACTIONS ?? (isWholeRun ? 1_000 : 15));
const seed = testSeed;

const cases = databases.flatMap((database) =>
  [true, false].map((takesKeys) => ({ database, name: database.name, takesKeys })),
);

// The operator's server puts its own in their place. As stubs they end with this file.
vi.stubGlobal("Request", Request);
vi.stubGlobal("Response", Response);

// What the client knows of the operator belongs to its modules.
beforeEach(() => void vi.resetModules());

test.each(cases)(
  `${actions} money actions on $name, keys taken: $takesKeys; seed ${seed}`,
  async ({ database, name, takesKeys }) => {
    const { runMoneyStorm } = await import("./storm.ts");
    const { storage, remove } = await database.storage();
    const databaseUrl = storage.kind === "postgres" ? storage.url : undefined;
    try {
      const { broken, counts } = await runMoneyStorm({ seed, actions, takesKeys, databaseUrl });
      console.log(`money storm on ${name}, seed ${seed}, keys taken: ${takesKeys}\n${JSON.stringify(counts)}`);
      expect(broken).toEqual([]);
      // Otherwise no request failed, or no outcome was ever found out.
      expect(counts["told: done"]).toBeGreaterThan(actions / 4);
      expect(counts["told: unknown"] ?? 0).toBeGreaterThan(0);
    } finally {
      await remove();
    }
  },
  30 * 60_000,
);
