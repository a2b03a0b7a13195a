import type { KyselyPlugin } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { setMaintenance } from "../content/edit-content.ts";
import type { OpenDatabase } from "../database/open.ts";
import { databases, openTestDatabase } from "../testing/databases.ts";
import { startTestOperator } from "../testing/operator.ts";
import { health } from "./health.ts";

describe.each(databases)("/healthz on $name", (database) => {
  let opened: OpenDatabase;
  beforeAll(async () => {
    opened = await openTestDatabase(database);
  });
  afterAll(() => opened.close());

  const answerOf = async (app: ReturnType<typeof health>) => {
    const response = await app.request("/");
    return [response.status, await response.text()];
  };
  const away = [503, "The database does not answer\n"];

  it("is 200 while the database answers, and 503 when it is closed", async () => {
    const own = await openTestDatabase(database);
    const app = health(own.db);
    expect(await answerOf(app)).toEqual([200, "ok\n"]);
    await own.close();
    expect(await answerOf(app)).toEqual(away);
  });

  it("is 503 while the database hangs, which it asks once, and 200 when it answers again", async () => {
    let asked = 0;
    let end = () => {};
    const hanging: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        asked += 1;
        if (asked === 1) await new Promise<void>((resolve) => (end = resolve));
        return result;
      },
    };
    const app = health(opened.db.withPlugin(hanging), 20);
    expect(await answerOf(app)).toEqual(away);
    expect(await answerOf(app)).toEqual(away);
    expect(asked).toBe(1);
    end();
    // The answer to the first statement may still be on its way.
    await expect.poll(() => answerOf(app)).toEqual([200, "ok\n"]);
  });
});

it("the site's port answers /healthz during maintenance, and nobody may keep the answer", async () => {
  const operator = await startTestOperator();
  await setMaintenance(operator.db, true);
  const response = await fetch(`${operator.origin}/healthz`);
  expect([response.status, response.headers.get("cache-control")]).toEqual([200, "no-store"]);
  await operator.close();
});
