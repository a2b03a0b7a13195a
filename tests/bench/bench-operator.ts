/** Starts an operator in a process of its own, as in production, for benchmarks that put it under load. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { root as here } from "../../scripts/run.ts";

export interface BenchOperator {
  readonly origin: string;
  readonly pid: number;
  readonly stop: () => Promise<void>;
  /** Ends the process at once (SIGKILL). */
  readonly kill: () => Promise<void>;
}

/**
 * The operator has the demo, in an embedded database in a new folder or in DATABASE_URL. It believes `X-Forwarded-For`, so that
 * one machine can act as several networks.
 *
 * @param root the folder of the checkout whose operator it is
 * @param apiOnly without the built app
 * @param ports of the site and of the games; free ones if they are left out
 */
export async function startForBench({
  root = here,
  apiOnly = false,
  env = {},
  ports = [0, 0],
}: {
  root?: string;
  apiOnly?: boolean;
  env?: NodeJS.ProcessEnv;
  ports?: readonly [site: number, games: number];
} = {}): Promise<BenchOperator> {
  const dataDir = mkdtempSync(join(tmpdir(), "karo-bench-"));
  const settings = join(dataDir, "settings.json");
  writeFileSync(settings, JSON.stringify({ siteOrigin: "http://localhost:4173" }));
  const flags = {
    port: String(ports[0]),
    "games-port": String(ports[1]),
    "data-dir": join(dataDir, "data"),
    "trust-proxy": "127.0.0.1",
    settings,
  };
  const command = Object.entries(flags).flatMap(([flag, value]) => [`--${flag}`, value]);
  if (apiOnly) command.push("--api-only");
  const operator = spawn(process.execPath, [join(root, "operator/main.ts"), "--demo", ...command], {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, ...env, UV_THREADPOOL_SIZE: "8" },
  });
  // Under load it logs slow calls. What it says matters only if it does not start.
  let complaints = "";
  operator.stderr.on("data", (text: Buffer) => (complaints = (complaints + text.toString()).slice(-2_000)));
  const end = async (signal: NodeJS.Signals) => {
    const exit = once(operator, "exit");
    operator.kill(signal);
    await exit;
    rmSync(dataDir, { recursive: true });
  };
  for await (const line of createInterface(operator.stdout)) {
    const [, origin] = / is ready: (\S+)/.exec(line) ?? [];
    if (origin !== undefined) {
      operator.stdout.resume();
      return { origin, pid: operator.pid ?? 0, stop: () => end("SIGTERM"), kill: () => end("SIGKILL") };
    }
  }
  throw new Error(`The operator did not start.\n${complaints}`);
}
