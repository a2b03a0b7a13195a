import { spawn } from "node:child_process";
import { chmodSync, copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from "vitest";

const scripts = import.meta.dirname;
const files = ["check-node.cjs", "bootstrap.mjs", "bootstrap-run.mjs"];

/** A checkout that contains only the bootstrap scripts and a script that prints its arguments. */
let checkout: string;
beforeEach(() => {
  checkout = mkdtempSync(join(tmpdir(), "karo-bootstrap-"));
  mkdirSync(join(checkout, "scripts"));
  for (const file of files) copyFileSync(join(scripts, file), join(checkout, "scripts", file));
  writeFileSync(join(checkout, "package-lock.json"), "{}");
  writeFileSync(join(checkout, "scripts/real.mjs"), 'console.log("ran", ...process.argv.slice(2)); process.exit(7);');
});
afterEach(() => rmSync(checkout, { recursive: true, force: true }));

/** Puts an `npm` on PATH that records its calls and then runs `body`, a shell script. */
function withNpm(body: string): NodeJS.ProcessEnv {
  const folder = join(checkout, "bin");
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "npm"), `#!/bin/sh\necho "$1" >> "${checkout}/npm-calls"\n${body}\n`);
  chmodSync(join(folder, "npm"), 0o755);
  return { PATH: [folder, "/bin", "/usr/bin"].join(delimiter) };
}

const npmCalls = () => readFileSync(join(checkout, "npm-calls"), "utf8").trim().split("\n");
const installs = "rm -rf node_modules; mkdir node_modules";

function begin(env: NodeJS.ProcessEnv, script = "scripts/real.mjs", preload = "./scripts/check-node.cjs") {
  const child = spawn(process.execPath, ["-r", preload, "scripts/bootstrap.mjs", script, "a", "b"], { cwd: checkout, env });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise<{ code: number | null; output: string }>((resolve) =>
    child.on("close", (code) => resolve({ code, output })),
  );
  return { child, ended };
}

describe("the way in", () => {
  it("installs once, then runs the script with its arguments and ends with its code", async () => {
    const env = withNpm(installs);
    const { code, output } = await begin(env).ended;
    expect(output).toMatch(/installing packages[^]*ran a b/);
    expect(code).toBe(7);
    expect((await begin(env).ended).output).toBe("ran a b\n");
    expect(npmCalls()).toEqual(["ci"]);

    writeFileSync(join(checkout, "package-lock.json"), '{"changed": true}');
    await begin(env).ended;
    expect(npmCalls()).toEqual(["ci", "ci"]);
  });

  it.each(["exit 1", "kill -9 $$"])("repairs at the next run what an installation left half done (%s)", async (end) => {
    const { code, output } = await begin(withNpm(`${installs}; mkdir node_modules/half; ${end}`)).ended;
    expect(output).toMatch(/npm ci failed.*network.*write to\nthis folder.*disk/);
    expect(output).not.toContain("ran");
    expect(code).toBe(1);
    expect((await begin(withNpm(installs)).ended).output).toContain("ran a b");
    expect(existsSync(join(checkout, "node_modules/half"))).toBe(false);
  });

  it("takes an installation for broken when the disk is full by then, although npm says that all went well", async () => {
    writeFileSync(
      join(checkout, "full.cjs"),
      'require("fs").statfsSync = () => ({ bavail: 10, bsize: 4096 })',
    );
    const { code, output } = await begin(withNpm(installs), "scripts/real.mjs", "./full.cjs").ended;
    expect(output).toMatch(/The disk is full: what npm installed is not whole/);
    expect(output).not.toContain("ran");
    expect(code).toBe(1);
    expect((await begin(withNpm(installs)).ended).output).toContain("ran a b");
    expect(npmCalls()).toEqual(["ci", "ci"]);
  });

  it("says that there is no npm", async () => {
    const { code, output } = await begin({ PATH: dirname(checkout) }).ended;
    expect(output).toContain("There is no npm on PATH");
    expect(code).toBe(1);
  });

  it("waits for the script at a Ctrl-C, and ends with code 130", async () => {
    writeFileSync(
      join(checkout, "scripts/waiting.mjs"),
      'setInterval(() => {}, 1000); process.on("SIGINT", () => { console.log("cleared away"); process.exit(0); }); console.log("waiting");',
    );
    const { child, ended } = begin(withNpm(installs), "scripts/waiting.mjs");
    await new Promise<void>((resolve) =>
      child.stdout.on("data", (chunk: Buffer) => chunk.toString().includes("waiting") && resolve()),
    );
    // A terminal sends the signal to both processes.
    const script = readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, "utf8").trim();
    child.kill("SIGINT");
    process.kill(Number(script), "SIGINT");
    expect(await ended).toEqual({ code: 130, output: expect.stringContaining("cleared away") });
  });

  it("tells a Node that is too old for it, in words that it can read", async () => {
    writeFileSync(
      join(checkout, "old.cjs"),
      'Object.defineProperty(process, "versions", { value: { node: "8.17.0" } }); require("./scripts/check-node.cjs");',
    );
    const { code, output } = await begin({}, "scripts/real.mjs", "./old.cjs").ended;
    expect(output).toMatch(/this is Node 8\.17\.0\. Node 18 or newer/);
    expect(code).toBe(1);
    expect(readFileSync(join(scripts, "check-node.cjs"), "utf8")).not.toMatch(/=>|\b(const|let|class|import)\b|`|\?\?|\?\./);
  });

  // No system creates a folder below a file. Under /proc, Linux refuses with an error that makes Node try again.
  it.each(["/proc/karo", "/dev/null/karo"])("says where its own Node could go when %s cannot be made", async (folder) => {
    writeFileSync(
      join(checkout, "older.cjs"),
      'Object.defineProperty(process, "versions", { value: { node: "20.0.0" } });',
    );
    const { child, ended } = begin({ ...withNpm(installs), XDG_CACHE_HOME: folder }, "scripts/real.mjs", "./older.cjs");
    onTestFinished(() => void child.kill("SIGKILL"));
    const { code, output } = await ended;
    expect(output).toMatch(/E[A-Z]+: .*\nInstall Node 22\.19 or newer, or set XDG_CACHE_HOME to a folder with 250 MB free/);
    expect(code).toBe(1);
    expect(existsSync(join(checkout, "npm-calls"))).toBe(false);
  });

  it("is taken by every command", () => {
    const { scripts: commands } = JSON.parse(readFileSync(join(scripts, "../package.json"), "utf8")) as {
      scripts: Record<string, string>;
    };
    for (const command of Object.values(commands)) {
      expect(command).toMatch(/^node -r \.\/scripts\/check-node\.cjs scripts\/bootstrap\.mjs /);
    }
  });
});
