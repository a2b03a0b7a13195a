/** Finds the Chromium of the tests, or installs one. Only the suites that need a browser ask for it. */
import { existsSync, readFileSync } from "node:fs";
import { run, say, tool } from "./run.ts";

/**
 * Ensures a Chromium, and returns whether there is one. Looks at CHROMIUM_PATH, then for Debian's package. Otherwise it
 * installs that package (as root on Debian) or Playwright's own Chromium. Never calls sudo.
 */
export async function ensureBrowser(): Promise<boolean> {
  if (findBrowser()) return true;
  const isRoot = process.getuid?.() === 0;
  // Ubuntu's package of this name only installs a snap, which does not work in a container.
  if (isRoot && isDebian()) {
    say("installing Chromium (apt-get) …");
    await run("apt-get", ["update", "-qq"]);
    await run("apt-get", ["install", "-y", "-qq", "chromium"]);
    if (findBrowser()) return true;
  }
  if (isMusl()) {
    say("Playwright has no Chromium for a Linux with musl. Install one (apk add chromium) or set CHROMIUM_PATH.");
    return false;
  }
  say("installing Chromium (playwright) …");
  // Without root, `--with-deps` would ask for a password. Playwright names missing libraries when the browser starts.
  const withLibraries = isRoot ? ["--with-deps"] : [];
  const { code } = await run(process.execPath, [tool("playwright"), "install", ...withLibraries, "chromium"]);
  if (code !== 0) say("No Chromium was found. Install one and set CHROMIUM_PATH to its path.");
  return code === 0;
}

/** Sets CHROMIUM_PATH for the runners if a Chromium is installed. Playwright finds its own without it. */
function findBrowser(): boolean {
  const named = process.env.CHROMIUM_PATH;
  const found = [named, "/usr/bin/chromium"].find((path) => path && existsSync(path));
  if (named && found !== named) say(`CHROMIUM_PATH names ${named}, which does not exist; looking for another`);
  if (found) process.env.CHROMIUM_PATH = found;
  else delete process.env.CHROMIUM_PATH;
  return found !== undefined;
}

function isDebian(): boolean {
  const release = "/etc/os-release";
  return existsSync(release) && /^ID="?debian"?$/m.test(readFileSync(release, "utf8"));
}

/** Whether this is a Linux with musl in place of glibc, such as Alpine. */
function isMusl(): boolean {
  if (process.platform !== "linux") return false;
  const { header } = process.report.getReport() as { header: { glibcVersionRuntime?: string } };
  return header.glibcVersionRuntime === undefined;
}
