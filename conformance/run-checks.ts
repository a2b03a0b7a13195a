/** Runs the checks one after another, and decides what each result means. */
import { type Check, LeftOut, type Result, Trouble } from "./check.ts";
import type { Exchange } from "./exchange.ts";
import type { Site } from "./site.ts";

export interface Running {
  readonly checks: readonly Check[];
  /** The checks to report. The others run only where one of these depends on them. */
  readonly isChosen?: (check: Check) => boolean;
  readonly onResult?: (result: Result, index: number, total: number) => void;
}

/** Returns the results in the order of the checks. A run that is stopped reports the rest as not run. */
export async function runChecks(site: Site, { checks, isChosen = () => true, onResult }: Running): Promise<Result[]> {
  const byId = new Map(checks.map((check) => [check.id, check]));
  const results = new Map<string, Promise<Result>>();
  const isStopped = () => site.options.stop?.aborted === true;

  function ensure(check: Check): Promise<Result> {
    const result = results.get(check.id) ?? carryOut(check);
    results.set(check.id, result);
    return result;
  }

  /** Whether a check that explains this one has failed, or is itself explained. */
  async function isExplainedBy(id: string | undefined, of: Check): Promise<boolean> {
    const other = id === undefined || id === of.id ? undefined : byId.get(id);
    if (!other) return false;
    const { status } = await ensure(other);
    return status === "failed" || status === "blocked";
  }

  async function carryOut(check: Check): Promise<Result> {
    const started = performance.now();
    const seen = new Set<Exchange>();
    const done = site.listen((exchange) => seen.add(exchange));
    const result = (status: Result["status"], came?: string): Result => ({
      check,
      status,
      ...(came !== undefined && { came: site.mask.clean(came) }),
      asked: [...seen].map((exchange) => site.mask.clean(describe(exchange))),
      ms: performance.now() - started,
    });
    try {
      const missing = await missingNeed(site, check);
      if (missing) return result("skipped", missing);
      const finding = await check.run(site);
      if (isStopped()) return result("not run", "The run was stopped.");
      if (!finding) return result("passed");
      if ("leftOut" in finding) return result("skipped", finding.leftOut);
      return await judge(check, finding.came, result, check.level === "may" || finding.mayBe === true);
    } catch (error) {
      if (isStopped()) return result("not run", "The run was stopped.");
      if (error instanceof LeftOut) return result("skipped", error.message);
      if (!(error instanceof Trouble)) throw error;
      return await judge(check, error.message, result, check.level === "may", error.owner);
    } finally {
      done();
    }
  }

  async function judge(
    check: Check,
    came: string,
    result: (status: Result["status"], came?: string) => Result,
    isWarning: boolean,
    owner?: string,
  ): Promise<Result> {
    for (const id of [owner, ...(check.after ?? [])]) {
      if (await isExplainedBy(id, check)) return result("blocked", `Because of “${id}”: ${came}`);
    }
    return result(isWarning ? "warning" : "failed", came);
  }

  const chosen = checks.filter(isChosen);
  const all: Result[] = [];
  for (const [index, check] of chosen.entries()) {
    const result: Result =
      isStopped() && !results.has(check.id)
        ? { check, status: "not run", came: "The run was stopped.", asked: [], ms: 0 }
        : await ensure(check);
    all.push(result);
    if (result.status !== "not run") onResult?.(result, index, chosen.length);
  }
  return all;
}

/** Why a check cannot run here. */
async function missingNeed(site: Site, { needs = [] }: Check): Promise<string | undefined> {
  const { player, write, sessionMinutes } = site.options;
  if (needs.includes("write") && !write) return "needs --write";
  if (needs.includes("player") && !player) return "needs --player and --password";
  if (needs.includes("totp") && player?.totp === undefined) return "needs --totp";
  if (needs.includes("session-minutes") && sessionMinutes === undefined)
    return "needs --session-minutes: it waits until a session has expired";
  const wanted = needs.filter((need) => need.startsWith("extension "));
  if (wanted.length === 0) return undefined;
  const extensions = await site.extensions();
  const missing = wanted.find((need) => !extensions.has(need.slice("extension ".length)));
  return missing && `the operator has no ${missing}`;
}

function describe({ request, status, ms, problem }: Exchange): string {
  return `${request.what} → ${problem ?? status} (${Math.round(ms)} ms)`;
}
