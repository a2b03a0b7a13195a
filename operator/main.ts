/** The command that starts the reference operator: `node operator/main.ts`; see `--help`. */
import { readFileSync } from "node:fs";
import { type CommandOptions, readCommandLine, usage } from "./command-line.ts";
import { describeDemo } from "./describe-demo.ts";
import { lanAddresses } from "./http/listen.ts";
import { warmUpPictures } from "./http/picture-store.ts";
import { OperatorError } from "./operator-error.ts";
import { demoPastYear } from "./seed/players.ts";
import { startOperator } from "./server.ts";
import type { SiteSettings } from "./site-settings.ts";

try {
  const options = readCommandLine(process.argv.slice(2), process.env);
  if (options === "help") console.log(usage);
  else await run(options);
} catch (error) {
  if (!(error instanceof OperatorError)) throw error;
  console.error(`\n${error.message}\n${error.advice}`);
  process.exitCode = 1;
}

async function run(options: CommandOptions): Promise<void> {
  const operator = await startOperator({
    ...options,
    pastYear: demoPastYear,
    config: options.settingsFile === undefined ? {} : readSettings(options.settingsFile),
  });
  console.log(`\n${operator.config.brand.name} is ready: ${operator.origin}`);
  for (const address of lanAddresses(options.host)) {
    console.log(`From other devices on the network: http://${address}:${new URL(operator.origin).port}`);
  }
  for (const line of describeDemo(operator)) console.log(line);
  console.log("\nStop it with Ctrl+C.");
  setImmediate(warmUpPictures);

  let stopping = false;
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.on(signal, () => {
      if (stopping) process.exit(1);
      stopping = true;
      void operator.close();
    });
  }
}

function readSettings(file: string): SiteSettings {
  try {
    const settings: unknown = JSON.parse(readFileSync(file, "utf8"));
    if (typeof settings !== "object" || settings === null) throw new TypeError("not a JSON object");
    return settings;
  } catch (error) {
    throw new OperatorError(
      `The settings in ${file} cannot be read: ${(error as Error).message}`,
      "--settings takes a JSON file with fields of config.json, such as {\"brand\": {\"name\": \"Lale\"}}",
    );
  }
}
