import { spawn } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
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

/** An npm, as `npm start` names it, that records its calls and then runs `body`. */
function withNpm(body: string): NodeJS.ProcessEnv {
  const script = join(checkout, "npm-cli.js");
  writeFileSync(
    script,
    `const fs = require("node:fs");
    fs.appendFileSync("npm-calls", process.argv.slice(2).filter((arg) => !/^--(no|loglevel|prefer|fetch)/.test(arg)).join(" ") + "\\n");
    ${body}`,
  );
  return { PATH: process.env.PATH, npm_execpath: script };
}

const npmCalls = () => readFileSync(join(checkout, "npm-calls"), "utf8").trim().split("\n");
const installs = 'fs.rmSync("node_modules", { recursive: true, force: true }); fs.mkdirSync("node_modules");';
const withoutTests = "ci --workspaces=false";

function begin(
  env: NodeJS.ProcessEnv,
  script: string | readonly string[] = "scripts/real.mjs",
  preload = "./scripts/check-node.cjs",
) {
  const args = ["-r", preload, "scripts/bootstrap.mjs", script, "a", "b"].flat();
  const child = spawn(process.execPath, args, { cwd: checkout, env });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise<{ code: number | null; output: string }>((resolve) =>
    child.on("close", (code) => resolve({ code, output })),
  );
  return { child, ended };
}

describe("the bootstrap", () => {
  it("installs once, then runs the script with its arguments and ends with its code", async () => {
    const env = withNpm(installs);
    const { code, output } = await begin(env).ended;
    expect(output).toMatch(/installing packages[^]*ran a b/);
    expect(code).toBe(7);
    expect((await begin(env).ended).output).toBe("ran a b\n");
    expect(npmCalls()).toEqual([withoutTests]);

    writeFileSync(join(checkout, "package-lock.json"), '{"changed": true}');
    await begin(env).ended;
    expect(npmCalls()).toEqual([withoutTests, withoutTests]);
  });

  it("installs what only tests need for the tests, and keeps it from then on", async () => {
    const env = withNpm(installs);
    const tests = ["--tests", "scripts/real.mjs"];
    await begin(env).ended;
    expect((await begin(env, tests).ended).output).toMatch(/installing packages[^]*ran a b/);
    expect((await begin(env, tests).ended).output).toBe("ran a b\n");
    expect((await begin(env).ended).output).toBe("ran a b\n");
    writeFileSync(join(checkout, "package-lock.json"), '{"changed": true}');
    await begin(env).ended;
    expect(npmCalls()).toEqual([withoutTests, "ci", "ci"]);
  });

  it("uses the npm on PATH by default", async () => {
    const env = withNpm(installs);
    const folder = join(checkout, "bin");
    mkdirSync(folder);
    // Windows looks for the batch file.
    writeFileSync(join(folder, "npm.cmd"), `@"${process.execPath}" "${env.npm_execpath}" %*\r\n`);
    writeFileSync(join(folder, "npm"), `#!/bin/sh\nexec "${process.execPath}" "${env.npm_execpath}" "$@"\n`, {
      mode: 0o755,
    });
    const PATH = [folder, process.env.PATH].join(delimiter);
    expect((await begin({ PATH, npm_execpath: "/elsewhere/yarn.js" }).ended).output).toContain("ran a b");
    expect(npmCalls()).toEqual([withoutTests]);
  });

  it.each(["process.exit(1)", 'process.kill(process.pid, "SIGKILL")'])(
    "repairs an incomplete installation at the next run (%s)",
    async (end) => {
      const { code, output } = await begin(withNpm(`${installs} fs.mkdirSync("node_modules/half"); ${end}`)).ended;
      expect(output).toMatch(/npm ci failed.*npm registry.*write access to this\nfolder.*disk/);
      expect(output).not.toContain("ran");
      expect(code).toBe(1);
      expect((await begin(withNpm(installs)).ended).output).toContain("ran a b");
      expect(existsSync(join(checkout, "node_modules/half"))).toBe(false);
    },
  );

  it("detects a full disk after an installation that npm reports as successful", async () => {
    writeFileSync(join(checkout, "full.cjs"), 'require("fs").statfsSync = () => ({ bavail: 10, bsize: 4096 })');
    const { code, output } = await begin(withNpm(installs), "scripts/real.mjs", "./full.cjs").ended;
    expect(output).toMatch(/The disk is full, so npm's installation is incomplete/);
    expect(output).not.toContain("ran");
    expect(code).toBe(1);
    expect((await begin(withNpm(installs)).ended).output).toContain("ran a b");
    expect(npmCalls()).toEqual([withoutTests, withoutTests]);
  });

  it("reports a missing npm", async () => {
    const { code, output } = await begin({ PATH: dirname(checkout) }).ended;
    expect(output).toContain("npm is not on PATH");
    expect(code).toBe(1);
  });

  it("waits for the script at a Ctrl-C, and ends with code 130", async () => {
    writeFileSync(
      join(checkout, "scripts/waiting.mjs"),
      'setInterval(() => {}, 1000); process.on("SIGINT", () => { console.log("cleared away"); process.exit(0); }); console.log(`waiting as ${process.pid}.`);',
    );
    const { child, ended } = begin(withNpm(installs), "scripts/waiting.mjs");
    let printed = "";
    const script = await new Promise<number>((resolve) =>
      child.stdout.on("data", (chunk: Buffer) => {
        printed += chunk.toString();
        const pid = /waiting as (\d+)\./.exec(printed)?.[1];
        if (pid) resolve(Number(pid));
      }),
    );
    // A terminal sends the signal to both processes.
    child.kill("SIGINT");
    process.kill(script, "SIGINT");
    expect(await ended).toEqual({ code: 130, output: expect.stringContaining("cleared away") });
  });

  it.runIf(process.platform !== "win32")(
    "ends the script when npm's shell ends, which is all that a SIGTERM to npm ends",
    async () => {
      writeFileSync(
        join(checkout, "scripts/waiting.mjs"),
        'setInterval(() => {}, 1000); process.on("SIGTERM", () => { console.log("cleared away"); process.exit(0); }); console.log(`waiting as ${process.pid}.`);',
      );
      const env = { ...withNpm(installs), npm_lifecycle_event: "start" };
      const command = `"${process.execPath}" scripts/bootstrap.mjs scripts/waiting.mjs; true`;
      const shell = spawn("sh", ["-c", command], { cwd: checkout, env });
      let printed = "";
      const script = () => Number(/waiting as (\d+)\./.exec(printed)?.[1]);
      onTestFinished(() => {
        // A broken bootstrap would leave the script running.
        if (script() && !printed.includes("cleared away")) process.kill(script(), "SIGKILL");
      });
      shell.stdout.on("data", (chunk: Buffer) => {
        printed += chunk.toString();
        if (script()) shell.kill("SIGTERM");
      });
      // The script writes to the shell's output, which closes when both have ended.
      await new Promise((resolve) => shell.stdout.on("close", resolve));
      expect(printed).toContain("cleared away");
    },
  );

  it("explains itself in a Node that is too old, in syntax that it can parse", async () => {
    writeFileSync(
      join(checkout, "old.cjs"),
      'Object.defineProperty(process, "versions", { value: { node: "8.17.0" } }); require("./scripts/check-node.cjs");',
    );
    const { code, output } = await begin({}, "scripts/real.mjs", "./old.cjs").ended;
    expect(output).toMatch(/this is Node 8\.17\.0, which is too old\. Install Node 18 or newer/);
    expect(code).toBe(1);
    expect(readFileSync(join(scripts, "check-node.cjs"), "utf8")).not.toMatch(
      /=>|\b(const|let|class|import)\b|`|\?\?|\?\./,
    );
  });

  it("says that there is no newer Node for musl", async () => {
    writeFileSync(
      join(checkout, "alpine.cjs"),
      'Object.defineProperty(process, "versions", { value: { node: "20.0.0" } });' +
        'Object.defineProperty(process, "platform", { value: "linux" });' +
        "process.report.getReport = () => ({ header: {} });",
    );
    const { code, output } = await begin(withNpm(installs), "scripts/real.mjs", "./alpine.cjs").ended;
    expect(output).toMatch(/Node 20\.0\.0 is too old, .*musl[^]*apk add nodejs/);
    expect(code).toBe(1);
  });

  // No system creates a folder below a file. Under /proc, Linux refuses with an error that makes Node try again.
  it.each(["/proc/karo", "/dev/null/karo"])("says where to put its Node when %s cannot be created", async (folder) => {
    writeFileSync(
      join(checkout, "older.cjs"),
      'Object.defineProperty(process, "versions", { value: { node: "20.0.0" } });',
    );
    const { child, ended } = begin({ ...withNpm(installs), XDG_CACHE_HOME: folder }, "scripts/real.mjs", "./older.cjs");
    onTestFinished(() => void child.kill("SIGKILL"));
    const { code, output } = await ended;
    expect(output).toMatch(
      /E[A-Z]+: .*\nInstall Node 22\.19 or newer, or set XDG_CACHE_HOME to a writable folder with 250 MB of free space/,
    );
    expect(code).toBe(1);
    expect(existsSync(join(checkout, "npm-calls"))).toBe(false);
  });

  it("is used by every command", () => {
    const { scripts: commands } = JSON.parse(readFileSync(join(scripts, "../package.json"), "utf8")) as {
      scripts: Record<string, string>;
    };
    for (const command of Object.values(commands)) {
      expect(command).toMatch(/^node -r \.\/scripts\/check-node\.cjs scripts\/bootstrap\.mjs /);
    }
  });
});
