import { join } from "node:path";
import type { Browser, BrowserContext } from "@playwright/test";
import { type RunningOperator, startOperator } from "../../operator/server.ts";
import { cheapPasswords } from "../../operator/testing/cheap-passwords.ts";
import { createDatabase } from "../../operator/testing/databases.ts";
import { testMasterKey } from "../../operator/testing/master-key.ts";
import { withoutOptimizing } from "../chromium.ts";
import { launchChromium } from "../launch-chromium.ts";
import { type Case, type DownCase, isDown } from "./cases.ts";
import { healthyShapes } from "./healthy.ts";
import { runDown } from "./operator-down.ts";
import { type FaultProxy, type HashedFiles, startFaultProxy } from "./proxy.ts";
import { brokenCase, type Deadlines, runCase, type Verdict } from "./run-case.ts";
import { type Target, targets, type VisitorName } from "./targets.ts";
import { type WaitingCases, waitingCases } from "./waiting-cases.ts";
import { fill, isPlayer, isReturning, newContext, playersRecords, type Stored } from "./visitors.ts";

export interface StormOptions {
  readonly cases: readonly (Case | DownCase)[];
  /** Lanes run in parallel, each with its own origin and browser profile. */
  readonly lanes: number;
  readonly deadlines: Deadlines;
  readonly onVerdict: (verdict: Verdict) => void;
}

/** Runs the cases against the build in dist/, one operator behind a faulty proxy for each lane. Each case has a verdict. */
export async function runStorm({ cases, lanes, deadlines, onVerdict }: StormOptions): Promise<readonly Verdict[]> {
  const { operator, browser, close } = await startPlace();
  try {
    const [answers, downs] = [cases.filter((one) => !isDown(one)), cases.filter(isDown)];
    const healthy = await healthyShapes({ browser: await browser(), operator, cases: answers });
    const verdicts: Verdict[] = [];
    const files: HashedFiles = new Map();
    const lane = async (waiting: WaitingCases, pathsOf: (visitor: VisitorName) => readonly string[]) => {
      const proxy = await startFaultProxy(operator.origin, files);
      let own: VisitorName | undefined;
      let profile: Profile | undefined;
      for (let next = waiting.take(own); next; next = waiting.take(own)) {
        const { name, visitor } = next;
        if (own !== visitor) await leave(profile);
        if (own !== visitor) profile = undefined;
        own = visitor;
        let verdict: Verdict;
        try {
          profile ??= await makeProfile(await browser(), operator, proxy, { visitor, paths: pathsOf(visitor) });
          verdict = await runIn(profile, proxy, next);
        } catch (error) {
          verdict = brokenCase(name, error);
        }
        verdicts.push(verdict);
        onVerdict(verdict);
        // A first visit happens only once, and what a failed case stored must not affect the next case. The cases with the
        // operator down differ in what is stored.
        if (isReturning(visitor) && verdict.misses.length === 0 && !isDown(next)) continue;
        await leave(profile);
        profile = undefined;
      }
      await leave(profile);
      await proxy.close();
    };
    const runIn = async ({ context, stored }: Profile, proxy: FaultProxy, next: Case | DownCase) => {
      if (isDown(next)) return runDown(next, { context, proxy, stored, deadlines });
      const target: Target = targets[next.target];
      const asPlayer = isPlayer(next.visitor);
      const records = asPlayer ? await playersRecords(operator, target.stale ?? false) : {};
      return runCase(next, {
        context,
        proxy,
        stored: { ...stored, ...records },
        healthy: healthy(target.path, asPlayer),
        deadlines,
      });
    };
    // Calls take longer to fail than files, and stand at the end of the list. They begin first, so that no long case is
    // left to run alone.
    const waiting = waitingCases(answers.toReversed());
    await Promise.all([
      // They begin first, because each takes its minute, and run beside the others, because it hardly does anything then.
      ...downLanes(downs).map((own) => lane(waitingCases(own), () => ["/"])),
      ...Array.from({ length: Math.min(lanes, answers.length) }, () =>
        lane(waiting, (visitor) => pathsOfCases(answers, visitor)),
      ),
    ]);
    return verdicts;
  } finally {
    await close();
  }
}

/** Deals out the cases in which the operator is down: a few lanes, so that not all profiles are prepared at once. */
function downLanes(downs: readonly DownCase[]): readonly (readonly DownCase[])[] {
  const count = Math.min(3, downs.length);
  return Array.from({ length: count }, (_, lane) => downs.filter((_case, index) => index % count === lane));
}

const browserArgs = [
  // No answer that fails in the storm is a picture, and loading them takes a tenth of the processor time.
  "--blink-settings=imagesEnabled=false",
  withoutOptimizing,
];

interface Place {
  readonly operator: RunningOperator;
  /** The running browser. Starts another one after a crash. */
  readonly browser: () => Promise<Browser>;
  readonly close: () => Promise<void>;
}

/** Starts an operator with the demo's data. */
async function startPlace(): Promise<Place> {
  cheapPasswords();
  // Otherwise Playwright reports the worker's requests, which are most of a first visit's, and nobody listens.
  process.env.PLAYWRIGHT_DISABLE_SERVICE_WORKER_NETWORK = "1";
  // PGlite takes more than a quarter of this process's processor time. `npm test` starts a server where one is installed.
  const { TEST_DATABASE_URL: serverUrl } = process.env;
  const database = serverUrl ? await createDatabase(serverUrl) : undefined;
  const operator = await startOperator({
    dist: join(import.meta.dirname, "../../dist"),
    demo: true,
    dataDir: "memory",
    // The storm makes calls slow on purpose.
    slowCallMs: 600_000,
    ...(database && { databaseUrl: database.url, masterKey: testMasterKey }),
  });
  let running: Promise<Browser> | undefined;
  return {
    operator,
    browser: async () => {
      // Lanes that ask at the same time share one start.
      const last = running;
      if (!(await last)?.isConnected() && running === last) running = launchChromium("shell", browserArgs);
      return (await running) as Browser;
    },
    close: async () => {
      await (await running)?.close();
      await operator.close();
      await database?.remove();
    },
  };
}

/** Closes a profile. One whose browser has crashed is closed already. */
async function leave(profile: Profile | undefined): Promise<void> {
  await profile?.context.close().catch(() => undefined);
}

interface Profile {
  readonly context: BrowserContext;
  readonly stored: Stored;
}

/** The pages that this visitor's cases open. They fill a returning visitor's stores. */
function pathsOfCases(cases: readonly Case[], own: VisitorName): readonly string[] {
  const paths = cases.filter(({ visitor }) => visitor === own).map(({ target }): string => targets[target].path);
  return [...new Set(["/", ...paths])];
}

async function makeProfile(
  browser: Browser,
  operator: RunningOperator,
  { origin }: Pick<FaultProxy, "origin">,
  { visitor, paths }: { readonly visitor: VisitorName; readonly paths: readonly string[] },
): Promise<Profile> {
  const context = await newContext(browser);
  if (!isReturning(visitor)) return { context, stored: {} };
  const before = isPlayer(visitor) ? await playersRecords(operator, false) : {};
  return { context, stored: await fill(context, origin, paths, before) };
}
