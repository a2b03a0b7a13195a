/** The command that starts the reference operator: `node operator/main.ts`; see `--help`. */
import { readFileSync } from "node:fs";
import { readCommandLine, usage } from "./command-line.ts";
import { OperatorError } from "./operator-error.ts";
import type { SiteSettings } from "./site-settings.ts";

try {
  const options = readCommandLine(process.argv.slice(2), process.env);
  if (options === "help") console.log(usage);
  else {
    const config = options.settingsFile === undefined ? {} : readSettings(options.settingsFile);
    // The operator's modules take seconds to load on a slow machine. A wrong flag is answered without them.
    const { runOperator } = await import("./run-operator.ts");
    await runOperator(options, config);
  }
} catch (error) {
  if (!(error instanceof OperatorError)) throw error;
  console.error(`\n${error.message}\n${error.advice}`);
  process.exitCode = 1;
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
