/** Starts an operator in a process of its own, as in production, for benchmarks that put it under load. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

/**
 * The operator has the demo, in an embedded database in a new folder or in DATABASE_URL. It believes `X-Forwarded-For`, so that one machine
 * can act as several networks.
 */
export async function startForBench(): Promise<{ readonly origin: string; readonly stop: () => Promise<void> }> {
  const dataDir = mkdtempSync(join(tmpdir(), "karo-bench-"));
  const command = [
    fileURLToPath(new URL("../../operator/main.ts", import.meta.url)),
    "--demo",
    "--port",
    "0",
    "--games-port",
    "0",
    "--data-dir",
    dataDir,
    "--trust-proxy",
    "127.0.0.1",
  ];
  const operator = spawn(process.execPath, command, {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, UV_THREADPOOL_SIZE: "8" },
  });
  const stop = async () => {
    operator.kill("SIGTERM");
    await once(operator, "exit");
    rmSync(dataDir, { recursive: true });
  };
  for await (const line of createInterface(operator.stdout)) {
    const [, origin] = / is ready: (\S+)/.exec(line) ?? [];
    if (origin !== undefined) return { origin, stop };
  }
  throw new Error("The operator did not start");
}
