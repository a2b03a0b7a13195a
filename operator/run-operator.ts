import type { CommandOptions } from "./command-line.ts";
import { describeDemo, whatIsMissing } from "./describe-demo.ts";
import { lanAddresses } from "./http/listen.ts";
import { warmUpPictures } from "./http/picture-store.ts";
import { demoPastYear } from "./seed/players.ts";
import { startOperator } from "./server.ts";
import type { SiteSettings } from "./site-settings.ts";

/**
 * Starts the operator of the command, with `config` in place of fields of the demo's `config.json`, prints its address
 * and log-ins, and stops it at SIGINT or SIGTERM. A second signal ends the process at once.
 *
 * @throws OperatorError when it cannot start.
 */
export async function runOperator(options: CommandOptions, config: SiteSettings): Promise<void> {
  const operator = await startOperator({
    ...options,
    ...(options.demo && { pastYear: demoPastYear }),
    config,
  });
  console.log(`\n${operator.config.brand.name} is ready: ${operator.origin}`);
  if (options.demo) console.log("This is a demo: its players and its administrator can log in on this machine only.");
  for (const address of lanAddresses(options.host)) {
    console.log(`From other devices on the network: http://${address}:${new URL(operator.origin).port}`);
  }
  for (const line of options.demo ? describeDemo(operator) : whatIsMissing(operator)) console.log(line);
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
