import { Hono } from "hono";
import { type Kysely, sql } from "kysely";
import type { Database } from "../database/schema.ts";

/** A database that takes longer for nothing takes far too long for a call. */
const longestMs = 2_000;

/**
 * `GET /healthz`: 200 when the database answers, otherwise 503. Load balancers ask it whether to send requests here. Do not
 * restart the operator when it fails: a restart does not bring the database back.
 */
export function health(db: Kysely<Database>, limitMs = longestMs): Hono {
  const app = new Hono();
  app.get("/", async (c) => {
    const isHealthy = await within(limitMs, answers(db));
    c.header("Cache-Control", "no-store");
    return isHealthy ? c.text("ok\n") : c.text("The database does not answer\n", 503);
  });
  return app;
}

function answers(db: Kysely<Database>): Promise<boolean> {
  return sql`select 1`.execute(db).then(
    () => true,
    () => false,
  );
}

/** What `answer` resolves with, or false after that time. */
async function within(ms: number, answer: Promise<boolean>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), ms);
  });
  try {
    return await Promise.race([answer, over]);
  } finally {
    clearTimeout(timer);
  }
}
