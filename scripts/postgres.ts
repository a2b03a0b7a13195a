/** A temporary PostgreSQL cluster for the operator's tests, on a free port of this machine. */
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { chmod, mkdtemp, readdir, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { installPackages, mayInstallPackages } from "./debian-packages.ts";
import { run } from "./run.ts";

export interface TestPostgres {
  /** The value for TEST_DATABASE_URL. */
  readonly url: string;
  readonly stop: () => Promise<void>;
}

const oldestVersion = 15;

/**
 * The program folder of the newest server, as Debian and Ubuntu install it. Undefined if there is none, or only one older
 * than the operator needs (Ubuntu 22.04 has version 14).
 */
async function serverPrograms(): Promise<string | undefined> {
  const base = "/usr/lib/postgresql";
  if (!existsSync(base)) return undefined;
  const versions = (await readdir(base))
    .filter((version) => Number(version) >= oldestVersion)
    .sort((a, b) => Number(b) - Number(a));
  return versions
    .map((version) => join(base, version, "bin"))
    .find((folder) => existsSync(join(folder, "initdb")) && existsSync(join(folder, "postgres")));
}

async function installServer(): Promise<string | undefined> {
  if (!mayInstallPackages()) return undefined;
  await installPackages("postgresql");
  return serverPrograms();
}

/** PostgreSQL refuses to run as root. Debian's package creates the user `postgres`. */
function asServerUser(command: string, args: readonly string[]): [string, string[]] {
  if (process.getuid?.() !== 0) return [command, [...args]];
  return ["runuser", ["-u", "postgres", "--", command, ...args]];
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() =>
        address && typeof address === "object" ? resolve(address.port) : reject(new Error("no port")),
      );
    });
  });
}

/**
 * Starts a fresh cluster. As root on Debian, it installs the server first if there is none. Elsewhere, it returns undefined
 * without one. Rejects if the server does not start.
 */
export async function startPostgres(): Promise<TestPostgres | undefined> {
  const programs = (await serverPrograms()) ?? (await installServer());
  if (!programs) return undefined;

  const folder = await mkdtemp(join(tmpdir(), "karo-postgres-"));
  if (process.getuid?.() === 0) await run("chown", ["postgres", folder]);
  else await chmod(folder, 0o700);
  const data = join(folder, "data");
  const made = await run(
    ...asServerUser(join(programs, "initdb"), [
      "-D",
      data,
      "-U",
      "karo",
      "-A",
      "trust",
      "-E",
      "UTF8",
      "--locale=C.UTF-8",
      "--no-sync",
    ]),
    { quiet: true, cwd: folder },
  );
  if (made.code !== 0) throw new Error(`initdb failed:\n${made.output}`);

  const port = await freePort();
  const settings = [
    "-c",
    "fsync=off",
    "-c",
    "synchronous_commit=off",
    "-c",
    "full_page_writes=off",
    "-c",
    "max_connections=300",
    "-c",
    "listen_addresses=127.0.0.1",
    "-c",
    `unix_socket_directories=${folder}`,
  ];
  const server = spawn(...asServerUser(join(programs, "postgres"), ["-D", data, "-p", String(port), ...settings]), {
    cwd: folder,
    stdio: ["ignore", "ignore", "pipe"],
  });
  // Listens from the start, because Ctrl-C may end the server before `stop` is called.
  const ended = new Promise((resolve) => server.on("close", resolve));
  await new Promise<void>((resolve, reject) => {
    let log = "";
    server.stderr.on("data", (chunk: Buffer) => {
      log += chunk.toString();
      if (log.includes("ready to accept connections")) resolve();
    });
    server.on("close", () => reject(new Error(`PostgreSQL did not start:\n${log}`)));
  });

  return {
    url: `postgres://karo@127.0.0.1:${port}/postgres`,
    stop: async () => {
      await run(...asServerUser(join(programs, "pg_ctl"), ["stop", "-D", data, "-m", "immediate"]), {
        quiet: true,
        cwd: folder,
      });
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
