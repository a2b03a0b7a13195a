/** The command that starts the reference operator, or prepares one: `node operator/main.ts`; see `--help`. */
import { readFileSync } from "node:fs";
import { readCommandLine, usage } from "./command-line.ts";
import { readCommand } from "./commands.ts";
import { OperatorError } from "./lib/faults.ts";
import type { SiteSettings } from "./core/site-settings.ts";

try {
  const args = process.argv.slice(2);
  const command = readCommand(args, process.env);
  if (command) {
    const { runCommand } = await import("./run-command.ts");
    await runCommand(command, console.log);
  } else await start(args);
} catch (error) {
  if (!(error instanceof OperatorError)) throw error;
  console.error(`\n${error.message}\n${error.advice}`);
  process.exitCode = 1;
}

async function start(args: readonly string[]): Promise<void> {
  const options = readCommandLine(args, process.env);
  if (options === "help") return console.log(usage);
  const config = options.settingsFile === undefined ? {} : readSettings(options.settingsFile);
  // The operator's modules take seconds to load on a slow machine. A wrong flag is answered without them.
  const { runOperator } = await import("./run-operator.ts");
  await runOperator(options, config);
}

function readSettings(file: string): SiteSettings {
  try {
    const settings: unknown = JSON.parse(readFileSync(file, "utf8"));
    if (typeof settings !== "object" || settings === null) throw new TypeError("not a JSON object");
    return settings;
  } catch (error) {
    throw new OperatorError(
      `The settings in ${file} cannot be read: ${(error as Error).message}`,
      '--settings takes a JSON file with fields of config.json, such as {"brand": {"name": "Lale"}}',
    );
  }
}
