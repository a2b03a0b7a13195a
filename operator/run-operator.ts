import type { CommandOptions } from "./command-line.ts";
import { lanAddresses } from "./http/listen.ts";
import { type RunningOperator, startOperator } from "./server.ts";
import type { SiteSettings } from "./core/site-settings.ts";

/**
 * Starts the operator of the command, with `config` in place of fields of the demo's `config.json`, prints its address
 * and log-ins, and stops it at SIGINT or SIGTERM. A second signal ends the process at once.
 *
 * @throws OperatorError when it cannot start.
 */
export async function runOperator(options: CommandOptions, config: SiteSettings): Promise<void> {
  const operator = await startOperator({
    ...options,
    history: true,
    config,
  });
  console.log(`\n${operator.config.brand.name} is ready: ${operator.origin}`);
  if (options.demo) console.log("This is a demo: its players and its administrator can log in on this machine only.");
  for (const address of lanAddresses(options.host)) {
    console.log(`From other devices on the network: http://${address}:${new URL(operator.origin).port}`);
  }
  if (operator.metricsAddress !== undefined) console.log(`Metrics: ${operator.metricsAddress}`);
  for (const line of operator.scenery?.describe(operator.backOfficeAddress) ?? whatIsMissing(operator))
    console.log(line);
  console.log("\nStop it with Ctrl+C.");
  setImmediate(() => operator.scenery?.warmUp());

  let stopping = false;
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.on(signal, () => {
      if (stopping) process.exit(1);
      stopping = true;
      void operator.close();
    });
  }
}

/** The notes that an operator without the demo prints: its back office, and what it needs before anybody can use it. */
export function whatIsMissing({
  backOfficeAddress,
  has,
}: Pick<RunningOperator, "backOfficeAddress" | "has">): string[] {
  return [
    `Back office: ${backOfficeAddress}`,
    ...(has.staff
      ? []
      : [
          "",
          "There is no member of staff yet. Add the first one:",
          "  npm run operator -- staff add <name> --role administer",
        ]),
    ...(has.games
      ? []
      : [
          "",
          "There are no games yet. Load a catalogue, then start again:",
          "  npm run operator -- load-catalogue <file>",
        ]),
    ...(has.methods
      ? []
      : ["", "There are no methods to pay with yet. Load them:", "  npm run operator -- load-cashier <file>"]),
  ];
}
