// The way in for `npm start`, `npm test` and the other commands of package.json: makes sure of a Node
// that is new enough, of node_modules and (with --browser) of a Chromium, then runs the real script.
// Runs on Node 18 and up with nothing installed, so it must not import anything but node: modules.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const nodeVersion = "24.21.0";
const oldestNode = [22, 19];
const [first, ...rest] = process.argv.slice(2);
const wantsBrowser = first === "--browser";
const wantsShell = first === "--shell";

function say(text) {
  console.log(`karo: ${text}`);
}

function fail(text) {
  console.error(`\nkaro: ${text}`);
  process.exit(1);
}

function run(command, args, options = {}) {
  const windows = process.platform === "win32";
  return spawnSync(command, args, { cwd: root, stdio: "inherit", shell: windows, ...options });
}

/** Puts a Node of our own first on PATH when this one is too old; returns the node to run scripts with. */
function ensureNode() {
  const [major, minor] = process.versions.node.split(".").map(Number);
  const [needMajor, needMinor] = oldestNode;
  if (major > needMajor || (major === needMajor && minor >= needMinor)) return process.execPath;
  const platform = process.platform === "win32" ? "win" : process.platform;
  const name = `node-${platform}-${process.arch}`;
  const cache = join(process.env.XDG_CACHE_HOME ?? join(homedir(), ".cache"), "karo", `node-${nodeVersion}`);
  const home = join(cache, "node_modules", name);
  const binary = join(home, "bin", process.platform === "win32" ? "node.exe" : "node");
  if (!existsSync(binary)) {
    say(`Node ${process.versions.node} is too old, fetching Node ${nodeVersion} (once) …`);
    mkdirSync(cache, { recursive: true });
    run("npm", ["i", "--prefix", cache, "--no-save", "--ignore-scripts", "--loglevel=error", `${name}@${nodeVersion}`]);
    if (!existsSync(binary)) {
      fail(`Could not fetch Node ${nodeVersion}. Install Node ${oldestNode.join(".")} or newer and try again.`);
    }
  }
  process.env.PATH = join(home, "bin") + delimiter + process.env.PATH;
  process.env.npm_config_nodedir = home;
  return binary;
}

/** Runs `npm ci` when node_modules is missing or was installed from another package-lock.json. */
function ensureModules() {
  const stamp = join(root, "node_modules", ".karo-lock-hash");
  const hash = createHash("sha256").update(readFileSync(join(root, "package-lock.json"))).digest("hex");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === hash) return;
  say("installing packages (npm ci) …");
  if (run("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"]).status !== 0) {
    fail("npm ci failed: see its message above. A network to the npm registry is needed once.");
  }
  writeFileSync(stamp, hash);
}

/** Sets CHROMIUM_PATH if a Chromium is there; Playwright's own needs none. */
function findBrowser() {
  const found = [process.env.CHROMIUM_PATH, "/usr/bin/chromium"].find((path) => path && existsSync(path));
  if (found) process.env.CHROMIUM_PATH = found;
  return Boolean(found);
}

/** Finds a Chromium for the tests, or gets one: Debian's as root with apt, else Playwright's own. */
function ensureBrowser() {
  if (findBrowser()) return;
  if (process.getuid?.() === 0 && spawnSync("apt-get", ["--version"]).status === 0) {
    say("installing Chromium (apt-get) …");
    run("apt-get", ["update", "-qq"]);
    run("apt-get", ["install", "-y", "-qq", "chromium"]);
    if (findBrowser()) return;
  }
  say("installing Chromium (playwright) …");
  if (run("npx", ["playwright", "install", "--with-deps", "chromium"]).status !== 0) {
    fail("No Chromium: install one and set CHROMIUM_PATH to its program, then run npm test again.");
  }
}

const node = ensureNode();
ensureModules();
if (wantsBrowser) ensureBrowser();
if (wantsShell) {
  say(`a shell with Node ${nodeVersion} or newer first on PATH; leave it with exit`);
  process.exit(run(process.env.SHELL ?? "sh", []).status ?? 1);
}
const [script, ...args] = wantsBrowser ? rest : [first, ...rest];
const result = spawnSync(node, [join(root, script), ...args], { cwd: root, stdio: "inherit" });
process.exit(result.status ?? 1);
