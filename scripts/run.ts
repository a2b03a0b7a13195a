/** Helpers of the command scripts: run a program, print progress, exit with a clear message. */
import { spawn, type SpawnOptions } from "node:child_process";
import { join } from "node:path";

/** The checkout's folder. All scripts run in it. */
export const root = join(import.meta.dirname, "..");

/** The programs of installed packages. Those in node_modules/.bin are no use: on Windows they need a shell. */
const tools = {
  lingui: "@lingui/cli/dist/lingui.js",
  oxfmt: "oxfmt/bin/oxfmt",
  oxlint: "oxlint/bin/oxlint",
  playwright: "@playwright/test/cli.js",
  tsc: "typescript/bin/tsc",
  vite: "vite/bin/vite.js",
  vitest: "vitest/vitest.mjs",
} as const;

/** The path of an installed program. Node runs it: `run(process.execPath, [tool("vite"), "build"])`. */
export function tool(name: keyof typeof tools): string {
  return join(root, "node_modules", tools[name]);
}

export function say(text: string): void {
  console.log(`karo: ${text}`);
}

export interface Ended {
  readonly code: number;
  /** Standard output and standard error together, in the order of printing. */
  readonly output: string;
}

/**
 * Runs a program to its end. Collects its output, and also prints it unless `quiet` is set. Never rejects: a program
 * that cannot be started ends with code 127.
 */
export function run(
  command: string,
  args: readonly string[],
  options: SpawnOptions & { readonly quiet?: boolean } = {},
): Promise<Ended> {
  const { quiet = false, ...spawnOptions } = options;
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: ["ignore", "pipe", "pipe"],
      ...spawnOptions,
    });
    let output = "";
    const collect = (stream: NodeJS.WriteStream) => (chunk: Buffer) => {
      output += chunk.toString();
      if (!quiet) stream.write(chunk);
    };
    child.stdout?.on("data", collect(process.stdout));
    child.stderr?.on("data", collect(process.stderr));
    child.on("error", (error) => resolve({ code: 127, output: `${output}${error.message}\n` }));
    child.on("close", (code) => resolve({ code: code ?? 1, output }));
  });
}
