/** Two operator processes on one PostgreSQL database, behind one proxy. */
import { type ChildProcess, spawn } from "node:child_process";
import { createServer } from "node:net";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import type { AnswerOf, AnyCall, RequestOf } from "../../src/contract/declaration.ts";
import { parseAnswer } from "../../src/contract/envelope.ts";
import type { SiteConfig } from "../../src/contract/site-config.ts";
import type { SessionKeys } from "../../src/contract/system.ts";
import { connectToPostgres } from "../database/postgres.ts";
import { unlockSecrets } from "../database/secrets.ts";
import { bodyOf } from "./call.ts";
import { compileCache } from "./compile-cache.ts";
import { postCall } from "./fetch-call.ts";
import { testMasterKey } from "./master-key.ts";
import { startRoundRobin } from "./round-robin.ts";
import { encrypted } from "./site.ts";

const program = fileURLToPath(new URL("run-operator.ts", import.meta.url));

export interface Sending {
  readonly as?: SessionKeys;
  /** The visitor's address. */
  readonly visitor?: string;
  readonly idempotencyKey?: string;
}

export type Pair = Awaited<ReturnType<typeof startPair>>;

export async function startPair(databaseUrl: string) {
  const [site, games] = [await startRoundRobin(), await startRoundRobin()];
  const start = async () => {
    const gamesPort = await freePort();
    const options = {
      dataDir: "unused",
      databaseUrl,
      masterKey: testMasterKey,
      gamesPort,
      providerOrigin: games.origin,
      trustProxy: "127.0.0.1",
      config: { siteOrigin: site.origin },
    };
    const env = { ...process.env, NODE_COMPILE_CACHE: compileCache };
    const child = spawn(process.execPath, [program, JSON.stringify(options)], {
      env,
      stdio: ["ignore", "pipe", "inherit"],
    });
    const { origin } = await firstLine(child);
    return { child, origin, gamesOrigin: `http://127.0.0.1:${gamesPort}` };
  };
  // Start both at the same time: both try to create the tables, the demo data and the keys.
  const processes = await Promise.all([start(), start()]);
  site.servers = processes.map(({ origin }) => origin);
  games.servers = processes.map(({ gamesOrigin }) => gamesOrigin);
  const config = (await (await fetch(`${site.origin}/config.json`)).json()) as SiteConfig;
  const db = await connectToPostgres(databaseUrl, () => {});
  await unlockSecrets(db, { current: testMasterKey });

  async function ask<Call extends AnyCall>(
    call: Call,
    data: RequestOf<Call>,
    { as, visitor, idempotencyKey }: Sending = {},
  ) {
    const body = { ...bodyOf(call, data), ...(as && { user: encrypted(as, config.publicKey) }) };
    const headers = { "x-visitor": visitor, "idempotency-key": idempotencyKey };
    return (await postCall(site.origin, body, { headers })).envelope;
  }

  async function succeed<Call extends AnyCall>(
    call: Call,
    data: RequestOf<Call>,
    sending?: Sending,
  ): Promise<AnswerOf<Call>> {
    const parsed = parseAnswer(call, await ask(call, data, sending));
    if (parsed.kind !== "success") throw new Error(`Not a success: ${JSON.stringify(parsed)}`);
    return parsed.data;
  }

  return {
    site: site.origin,
    games: games.origin,
    processes,
    db,
    config,
    ask,
    succeed,
    async close() {
      await db.destroy();
      await Promise.all([site.close(), games.close()]);
      await Promise.all(processes.map(({ child }) => stop(child)));
    },
  };
}

async function firstLine(child: ChildProcess): Promise<{ origin: string }> {
  if (child.stdout) {
    for await (const line of createInterface({ input: child.stdout })) return JSON.parse(line) as { origin: string };
  }
  throw new Error("The operator ended before it was ready");
}

function stop(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once("close", () => resolve());
    child.kill("SIGTERM");
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(address !== null && typeof address === "object" ? address.port : 0));
    });
  });
}
