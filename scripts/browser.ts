/** Finds the Chromium of the tests, or installs one. Only the suites that need a browser ask for it. */
import { existsSync } from "node:fs";
import { installPackages, mayInstallPackages } from "./debian-packages.ts";
import { run, say, tool } from "./run.ts";

/**
 * Ensures a Chromium, and returns whether there is one. Looks at CHROMIUM_PATH, then for Debian's packages. Otherwise it
 * installs those packages (as root on Debian) or Playwright's own Chromium. Never calls sudo.
 */
export async function ensureBrowser(): Promise<boolean> {
  const isNamed = process.env.CHROMIUM_PATH !== undefined;
  const wantsPackages = mayInstallPackages();
  const found = findBrowser();
  // Without the headless shell the suites run on the full browser and take longer.
  if (found && (isNamed || process.env.CHROMIUM_SHELL_PATH || !wantsPackages)) return true;
  if (wantsPackages) {
    // Older Debian releases have no such package for the shell. apt-get then installs neither of the two.
    const hasBoth = await installPackages("chromium", "chromium-headless-shell");
    if (!hasBoth && !findBrowser()) await installPackages("chromium");
    if (findBrowser()) return true;
  }
  if (isMusl()) {
    say("Playwright has no Chromium for a Linux with musl. Install one (apk add chromium) or set CHROMIUM_PATH.");
    return false;
  }
  say("installing Chromium (playwright) …");
  // Without root, `--with-deps` would ask for a password. Playwright names missing libraries when the browser starts.
  const withLibraries = process.getuid?.() === 0 ? ["--with-deps"] : [];
  const { code } = await run(process.execPath, [tool("playwright"), "install", ...withLibraries, "chromium"]);
  if (code !== 0) say("No Chromium was found. Install one and set CHROMIUM_PATH to its path.");
  return code === 0;
}

/**
 * Sets CHROMIUM_PATH, and CHROMIUM_SHELL_PATH for the headless shell, if they are installed (tests/chromium.ts).
 * Playwright finds its own without them.
 */
function findBrowser(): boolean {
  const named = process.env.CHROMIUM_PATH;
  const found = [named, "/usr/bin/chromium"].find((path) => path && existsSync(path));
  if (named && found !== named) say(`CHROMIUM_PATH names ${named}, which does not exist; looking for another`);
  if (found) process.env.CHROMIUM_PATH = found;
  else delete process.env.CHROMIUM_PATH;
  // Packages of one release fit together; a browser that somebody names runs everything.
  const shell = "/usr/bin/chromium-headless-shell";
  if (found === "/usr/bin/chromium" && existsSync(shell)) process.env.CHROMIUM_SHELL_PATH ??= shell;
  return found !== undefined;
}

/** Whether this is a Linux with musl in place of glibc, such as Alpine. */
function isMusl(): boolean {
  if (process.platform !== "linux") return false;
  const { header } = process.report.getReport() as { header: { glibcVersionRuntime?: string } };
  return header.glibcVersionRuntime === undefined;
}
