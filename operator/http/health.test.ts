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

  it("is 503 while the database hangs, and 200 when it answers again", async () => {
    let hangs = true;
    const hanging: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        if (hangs) await new Promise(() => {});
        return result;
      },
    };
    const db = opened.db.withPlugin(hanging);
    expect(await answerOf(health(db, 20))).toEqual(away);
    hangs = false;
    expect(await answerOf(health(db))).toEqual([200, "ok\n"]);
  });
});

it("the site's port answers /healthz during maintenance, and nobody may keep the answer", async () => {
  const operator = await startTestOperator();
  await setMaintenance(operator.db, true);
  const response = await fetch(`${operator.origin}/healthz`);
  expect([response.status, response.headers.get("cache-control")]).toEqual([200, "no-store"]);
  await operator.close();
});
