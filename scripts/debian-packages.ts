/** Installs Debian packages that tests need, where that is allowed: as root on Debian. Never calls sudo. */
import { existsSync, readFileSync } from "node:fs";
import { run, say } from "./run.ts";

/** Whether this process may install Debian packages. Ubuntu is left out: some of its packages only install a snap. */
export function mayInstallPackages(): boolean {
  const release = "/etc/os-release";
  const isDebian = existsSync(release) && /^ID="?debian"?$/m.test(readFileSync(release, "utf8"));
  return isDebian && process.getuid?.() === 0;
}

let isUpdated: Promise<unknown> | undefined;

/** Installs packages with apt-get, all of them or none. Returns whether they are installed. */
export async function installPackages(...names: readonly string[]): Promise<boolean> {
  say(`installing ${names.join(", ")} (apt-get) …`);
  isUpdated ??= run("apt-get", ["update", "-qq"]);
  await isUpdated;
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const ended = await run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...names], {
    env,
    quiet: true,
  });
  if (ended.code !== 0) console.error(ended.output);
  return ended.code === 0;
}
