// The entry point of `npm start`, `npm test` and the other commands of package.json. Ensures a recent Node and
// node_modules (with --tests including what only tests need), then runs the actual script. It runs on Node 18 and later
// with nothing installed, so it may import only node: modules.
import { createHash } from "node:crypto";
import fs, { existsSync, readFileSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { delimiter, join, resolve } from "node:path";
import { fail, makeFolder, root, run, runNpm, say, write } from "./bootstrap-run.mjs";

const nodeVersion = "24.21.0";
const oldestNode = [22, 19];
// With these flags npm reports an unreachable registry within half a minute. Its default retries take minutes.
const npmFlags = [
  "--loglevel=error",
  "--prefer-offline",
  "--fetch-retries=3",
  "--fetch-retry-mintimeout=1000",
  "--fetch-retry-maxtimeout=10000",
];
const [first, ...rest] = process.argv.slice(2);
const wantsShell = first === "--shell";
const wantsTests = first === "--tests";

/** If this Node is too old, puts a private one first on PATH. Returns the node that runs the scripts. */
async function ensureNode() {
  const [major, minor] = process.versions.node.split(".").map(Number);
  const [needMajor, needMinor] = oldestNode;
  if (major > needMajor || (major === needMajor && minor >= needMinor)) return process.execPath;
  const otherwise = `Install Node ${oldestNode.join(".")} or newer`;
  if (process.platform === "linux" && !process.report.getReport().header.glibcVersionRuntime) {
    fail(
      `Node ${process.versions.node} is too old, and the npm registry has none for a Linux with musl.\n${otherwise}, such as with: apk add nodejs npm`,
    );
  }
  const platform = process.platform === "win32" ? "win" : process.platform;
  const name = `node-${platform}-${process.arch}`;
  const cache = join(process.env.XDG_CACHE_HOME || join(homedir(), ".cache"), "karo", `node-${nodeVersion}`);
  const home = join(cache, "node_modules", name);
  const binary = join(home, "bin", process.platform === "win32" ? "node.exe" : "node");
  if (!existsSync(binary)) {
    say(`Node ${process.versions.node} is too old, downloading Node ${nodeVersion} (once) …`);
    write(`${otherwise}, or set XDG_CACHE_HOME to a writable folder with 250 MB of free space.`, () =>
      makeFolder(resolve(cache)),
    );
    await runNpm(process.execPath, [
      "i",
      "--prefix",
      cache,
      "--no-save",
      "--ignore-scripts",
      ...npmFlags,
      `${name}@${nodeVersion}`,
    ]);
    if (!existsSync(binary))
      fail(
        `Node ${nodeVersion} could not be downloaded, see npm's message above. This needs a connection to the npm registry\nand 250 MB of free space for ${cache} (set XDG_CACHE_HOME to use another folder). ${otherwise}, or try again.`,
      );
  }
  process.env.PATH = join(home, "bin") + delimiter + process.env.PATH;
  process.env.npm_config_nodedir = home;
  return binary;
}

/** Runs `npm ci` if node_modules is missing, incomplete, or from another platform or package-lock.json. */
async function ensureModules() {
  const stamp = join(root, "node_modules", ".karo-lock-hash");
  const lock = readFileSync(join(root, "package-lock.json"));
  const whole = createHash("sha256").update(`${process.platform}-${process.arch}`).update(lock).digest("hex");
  const partly = `${whole} without tests`;
  const installed = existsSync(stamp) ? readFileSync(stamp, "utf8") : "";
  if (installed === whole || (installed === partly && !wantsTests && !wantsShell)) return;
  // A checkout that was tested before keeps what the tests need.
  const withTests = wantsTests || wantsShell || (installed !== "" && !installed.endsWith(" without tests"));
  say(`installing packages (npm ci), about ${withTests ? 500 : 270} MB; once …`);
  const anew = "the next run starts it again.";
  // npm removes the folder before it installs, so an interrupted installation has no stamp.
  const which = withTests ? [] : ["--workspaces=false"];
  if ((await runNpm(node, ["ci", ...which, "--no-audit", "--no-fund", ...npmFlags])) !== 0) {
    fail(
      `npm ci failed, see its message above. It needs a connection to the npm registry, write access to this\nfolder and 500 MB of free space on the disk; ${anew}`,
    );
  }
  // On a full disk npm leaves out files but reports success.
  if (freeBytes() < 16_000_000) fail(`The disk is full, so npm's installation is incomplete. It needs 500 MB; ${anew}`);
  write(`npm's installation may be incomplete; ${anew}`, () => writeFileSync(stamp, withTests ? whole : partly));
}

/** Free bytes on the checkout's disk. */
function freeBytes() {
  // Requires Node 18.15.
  if (!fs.statfsSync) return Infinity;
  const { bavail, bsize } = fs.statfsSync(root);
  return bavail * bsize;
}

const node = await ensureNode();
await ensureModules();
if (wantsShell) {
  say(`a shell with Node ${oldestNode.join(".")} or newer first on PATH; leave it with exit`);
  const shell = process.platform === "win32" ? (process.env.ComSpec ?? "cmd.exe") : (process.env.SHELL ?? "sh");
  process.exit(await run(shell, []));
}
const [script, ...args] = wantsTests ? rest : [first, ...rest];
process.exit(await run(node, [join(root, script), ...args]));
