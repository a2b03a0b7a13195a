import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { afterAll, describe, expect, it } from "vitest";
import { systemCapabilities } from "../src/contract/system.ts";
import { isWholeRun } from "../tests/tier.ts";
import { bodyOf } from "./testing/call.ts";
import { newMasterKey } from "./database/secrets.ts";
import { compileCache } from "./testing/compile-cache.ts";
import { postCall } from "./testing/fetch-call.ts";
import { testSnapshot } from "./testing/test-snapshot.ts";

const main = fileURLToPath(new URL("main.ts", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "karo-main-"));
const dataDir = join(folder, "data");
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Makes the database of a data folder out of a snapshot with a small catalogue. A first start takes five times as long. */
async function makeDatabase(dataFolder: string): Promise<void> {
  mkdirSync(dataFolder);
  const pglite = await PGlite.create(join(dataFolder, "database"), {
    loadDataDir: await testSnapshot(),
    extensions: { pg_trgm },
  });
  await pglite.close();
}

/** Runs the command. `said` resolves with its output once that matches, or with all output at the end. */
function run(...args: string[]) {
  return runWith({}, ...args);
}

function runWith(settings: NodeJS.ProcessEnv, ...args: string[]) {
  const env: NodeJS.ProcessEnv = { ...process.env, NODE_COMPILE_CACHE: compileCache, ...settings };
  if (!settings.DATABASE_URL) delete env.DATABASE_URL;
  delete env.PORT;
  const child: ChildProcess = spawn(process.execPath, [main, ...args], { cwd: folder, env });
  let output = "";
  let check = () => {};
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (chunk: Buffer) => {
      output += chunk.toString();
      check();
    });
  }
  const ended = new Promise<number | null>((resolve) => child.on("close", resolve));
  const said = (pattern: RegExp) =>
    new Promise<string>((resolve) => {
      check = () => pattern.test(output) && resolve(output);
      check();
      void ended.then(() => resolve(output));
    });
  return { child, ended, said };
}

describe("the command", () => {
  it("starts, refuses a second process, and stops cleanly", async () => {
    await makeDatabase(dataDir);
    const first = run("--demo", "--api-only", "--port", "0", "--data-dir", dataDir);
    const ready = await first.said(/Ctrl\+C/);
    const origin = /^Karo is ready: (http:\/\/127\.0\.0\.1:\d+)$/m.exec(ready)?.[1];
    expect(origin, ready).toBeDefined();
    expect((await postCall(origin ?? "", bodyOf(systemCapabilities))).envelope.result).toBe(true);
    for (const username of ["deniz", "derya", "efsun", "toprak", "kumsal"]) {
      expect(ready).toMatch(new RegExp(`^  ${username} `, "m"));
    }
    const link = /http:\S+\/operator\/enter\?token=\S+/.exec(ready)?.[0] ?? "";
    const [cookie = ""] = (await fetch(link, { redirect: "manual" })).headers.getSetCookie();
    const messages = await fetch(`${origin}/operator/outbox`, { headers: { accept: "application/json", cookie } });
    expect(await messages.json()).toEqual([
      expect.objectContaining({ channel: "authenticator", to: "derya", body: expect.stringMatching(/^\d{6}$/) }),
    ]);

    const staff = ["staff", "add", "Ada", "--role", "administer", "--data-dir", dataDir];
    const second = run(...staff);
    const refusal = await second.said(/--data-dir/);
    expect(refusal).toContain(`Another operator (process ${first.child.pid}) is using the data folder ${dataDir}.`);
    expect(refusal).toContain("The embedded database allows one process only.");
    expect(await second.ended).toBe(1);

    first.child.kill("SIGTERM");
    expect(await first.ended).toBe(0);
    expect(existsSync(join(dataDir, "operator.lock"))).toBe(false);

    const added = run(...staff);
    expect(await added.said(/(?!)/)).toMatch(/Ada may administer\.[^]*^ {2}\/operator\/set-up\?token=[\w-]{43}$/m);
    expect(await added.ended).toBe(0);
  });

  // In the gate, pglite.test.ts has these first starts, without PGlite.
  it.runIf(isWholeRun)("makes a first start again that was interrupted", async () => {
    const interrupted = join(folder, "interrupted");
    mkdirSync(join(interrupted, "database", "global"), { recursive: true });
    writeFileSync(join(interrupted, "database", "PG_VERSION"), "18\n");
    const unfinished = join(interrupted, "database.unfinished");
    writeFileSync(unfinished, "");
    const { child, said, ended } = run("--api-only", "--port", "0", "--data-dir", interrupted);
    expect(await said(/Ctrl\+C/)).toContain("Karo is ready");
    expect(existsSync(unfinished)).toBe(false);
    child.kill("SIGTERM");
    expect(await ended).toBe(0);
  });

  it.each([
    [["--port", "x"], /x is not a port/],
    [["--api-only", "--settings", "missing.json"], /--settings/],
    [["staff", "add", "Ada"], /The command is not complete: staff add Ada/],
  ])("ends with code 1 and a sentence for %j", async (args, sentence) => {
    const { said, ended } = run(...args);
    const output = await said(/(?!)/);
    expect(output).toMatch(sentence);
    expect(output).not.toMatch(/^\s+at /m);
    expect(await ended).toBe(1);
  });

  it("ends with code 1 and a sentence for a data folder whose database is damaged", async () => {
    const damaged = join(folder, "damaged");
    mkdirSync(join(damaged, "database"), { recursive: true });
    writeFileSync(join(damaged, "database", "PG_VERSION"), "18");
    const { said, ended } = run("--api-only", "--port", "0", "--data-dir", damaged);
    const output = await said(/(?!)/);
    expect(output).toContain("cannot be opened");
    expect(output).toContain("--data-dir <folder>");
    expect(output).not.toMatch(/^\s+at /m);
    expect(await ended).toBe(1);
  });

  it("ends with code 1 and a sentence for the DATABASE_URL of a server that cannot be reached", async () => {
    const DATABASE_URL = "postgres://karo:s3cret@127.0.0.1:1/karo";
    const OPERATOR_MASTER_KEY = newMasterKey();
    const { said, ended } = runWith({ DATABASE_URL, OPERATOR_MASTER_KEY }, "--api-only", "--port", "0");
    const output = await said(/(?!)/);
    expect(output).toContain("The PostgreSQL database in DATABASE_URL cannot be reached: connect ECONNREFUSED");
    expect(output).not.toMatch(/s3cret|^\s+at /m);
    expect(await ended).toBe(1);
  });

  it("prints its flags", async () => {
    const { said, ended } = run("--help");
    expect(await said(/(?!)/)).toContain("--host <address>");
    expect(await ended).toBe(0);
  });
});
