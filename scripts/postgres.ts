/** A temporary PostgreSQL cluster for the operator's tests, on a free port of this machine. */
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { chmod, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { installPackages, mayInstallPackages } from "./debian-packages.ts";
import { run } from "./run.ts";

export interface TestPostgres {
  /** The value for TEST_DATABASE_URL. */
  readonly url: string;
  readonly stop: () => Promise<void>;
  /** Starts the server again, on the same data, when it has ended. Rejects if it does not start. */
  readonly restart: () => Promise<void>;
  /** Resolves when the running server has ended. */
  readonly ended: () => Promise<void>;
  /** Ends the server and its processes at once (SIGKILL). */
  readonly kill: () => Promise<void>;
}

export interface PostgresOptions {
  /** Loses nothing that it has committed, as in production. Without, it is faster. */
  readonly durable?: boolean;
  /** Makes its folder in this one. */
  readonly parent?: string;
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

export function freePort(): Promise<number> {
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
export async function startPostgres({ durable = false, parent = tmpdir() }: PostgresOptions = {}): Promise<
  TestPostgres | undefined
> {
  const programs = (await serverPrograms()) ?? (await installServer());
  if (!programs) return undefined;

  const folder = await mkdtemp(join(parent, "karo-postgres-"));
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
      // Small files of the log, so that a full disk is noticed soon.
      ...(durable ? ["--wal-segsize=1"] : []),
    ]),
    { quiet: true, cwd: folder },
  );
  if (made.code !== 0) throw new Error(`initdb failed:\n${made.output}`);

  const port = await freePort();
  const settings = {
    ...(!durable && { fsync: "off", synchronous_commit: "off", full_page_writes: "off" }),
    max_connections: "300",
    listen_addresses: "127.0.0.1",
    unix_socket_directories: folder,
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  let server = await launch();
  return {
    url: `postgres://karo@127.0.0.1:${port}/postgres`,
    stop: async () => {
      await run(...asServerUser(join(programs, "pg_ctl"), ["stop", "-D", data, "-m", "immediate"]), {
        quiet: true,
        cwd: folder,
      });
      await server.ended;
      await rm(folder, { recursive: true, force: true });
    },
    restart: async () => {
      server = await launch();
    },
    ended: () => server.ended,
    kill: async () => {
      const [postmaster = ""] = (await readFile(join(data, "postmaster.pid"), "utf8")).split("\n");
      // Its processes end by themselves when they notice that it is gone.
      process.kill(Number(postmaster), "SIGKILL");
      await server.ended;
    },
  };

  async function launch(): Promise<{ readonly ended: Promise<void> }> {
    const child = spawn(
      ...asServerUser(join(programs as string, "postgres"), ["-D", data, "-p", String(port), ...flags]),
      {
        cwd: folder,
        stdio: ["ignore", "ignore", "pipe"],
      },
    );
    // Listens from the start, because Ctrl-C may end the server before `stop` is called.
    const ended = new Promise<void>((resolve) => child.on("exit", () => resolve()));
    await new Promise<void>((resolve, reject) => {
      let log = "";
      child.stderr.on("data", (chunk: Buffer) => {
        log += chunk.toString();
        if (log.includes("ready to accept connections")) resolve();
      });
      child.on("exit", () => reject(new Error(`PostgreSQL did not start:\n${log}`)));
    });
    return { ended };
  }
}
