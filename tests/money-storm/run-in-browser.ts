import { join } from "node:path";
import { startOperator } from "../../operator/server.ts";
import { cheapPasswords } from "../../operator/testing/cheap-passwords.ts";
import { launchChromium } from "../launch-chromium.ts";
import { type ActionReport, runBrowserStorm } from "./browser-storm.ts";
import { planOf } from "./plans.ts";

/** Runs these actions of a seed in Chromium and prints each. Resolves with true if no law was broken. */
export async function stormInBrowser(seed: number, numbers: readonly number[]): Promise<boolean> {
  cheapPasswords();
  const operator = await startOperator({
    dist: join(import.meta.dirname, "../../dist"),
    demo: true,
    dataDir: "memory",
  });
  const browser = await launchChromium("shell");
  try {
    const { actions, broken } = await runBrowserStorm({
      browser,
      operator,
      plans: numbers.map((number) => planOf(seed, number)),
      onEnd: ({ plan, end, broken: laws }: ActionReport) => {
        const { number, takesKeys, press, faults, otherFaults } = plan;
        const how = [
          press,
          takesKeys ? "keys" : "no keys",
          ...faults,
          ...otherFaults.map((fault) => `other: ${fault}`),
        ].join(", ");
        console.log(`${laws.length === 0 ? "ok    " : "BROKEN"} ${number} ${end} (${how})`);
        for (const law of laws) console.log(`         ${law}; again: --seed ${seed} --only ${number}`);
      },
    });
    for (const law of broken) console.log(`BROKEN the ledger: ${law}`);
    const count = (wanted: string) => actions.filter(({ end }) => end === wanted).length;
    const failed = actions.filter((action) => action.broken.length > 0).length;
    console.log(
      `money storm in the browser, seed ${seed}: ${count("done")} done, ${count("not-done")} not done, ${count("unknown")} unknown; ${failed} broke a law`,
    );
    return failed === 0 && broken.length === 0;
  } finally {
    await browser.close();
    await operator.close();
  }
}
