/** Starts operators in a process next to this Playwright worker. */
import { type ChildProcess, fork } from "node:child_process";
import { join } from "node:path";
import { connectToPostgres } from "../../operator/database/postgres.ts";
import { unlockSecrets } from "../../operator/database/secrets.ts";
import type { OperatorOptions, RunningOperator } from "../../operator/server.ts";
import type { Order, Reply } from "./operator-process.ts";

interface Waiting {
  readonly resolve: (reply: Reply) => void;
  readonly reject: (error: Error) => void;
}

let host: ChildProcess | undefined;
let lastId = 0;
/** Orders without a reply yet, by their number. */
const waiting = new Map<number, Waiting>();

function startHost(): ChildProcess {
  // Plain Node runs it, without what Playwright has loaded into this process.
  const child = fork(join(import.meta.dirname, "operator-process.ts"), { execArgv: [] });
  child.on("message", (reply: Reply) => {
    const { resolve, reject } = waiting.get(reply.id) ?? {};
    waiting.delete(reply.id);
    if (reply.error === undefined) resolve?.(reply);
    else reject?.(new Error(reply.error));
  });
  child.on("exit", (code) => {
    for (const { reject } of waiting.values()) reject(new Error(`the operators' process ended with code ${code}`));
  });
  return child;
}

function send(order: Order): Promise<Reply> {
  host ??= startHost();
  const child = host;
  return new Promise((resolve, reject) => {
    waiting.set(order.id, { resolve, reject });
    child.send(order);
  });
}

/** Starts an operator on a PostgreSQL database. The test has a connection of its own to it. */
export async function startApart(
  options: OperatorOptions & { readonly databaseUrl: string; readonly masterKey: string },
): Promise<RunningOperator> {
  const id = ++lastId;
  const { addresses } = await send({ id, start: options });
  if (!addresses) throw new Error("the operator did not say where it is");
  const db = await connectToPostgres(options.databaseUrl, () => {});
  await unlockSecrets(db, { current: options.masterKey });
  const close = async () => {
    await db.destroy();
    await send({ id });
  };
  return { ...addresses, db, close };
}
