/**
 * `npm run conformance -- --api https://op.example`: checks whether a back end follows docs/contract.md. docs/conformance.md lists
 * the checks. No browser is needed. Ctrl-C stops it, and it says how far it came.
 */
import { mkdir, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline/promises";
import { type Arguments, readArguments, usage, UsageError } from "./arguments.ts";
import { allChecks } from "./checks/all.ts";
import { waitedMinutes } from "./checks/expiry.ts";
import { fetchExchange, noAnswer } from "./exchange.ts";
import { htmlReport } from "./reports/html.ts";
import { jsonReport } from "./reports/json.ts";
import { junitReport } from "./reports/junit.ts";
import { problemLines, progressLine, table } from "./reports/table.ts";
import { runKit } from "./run-kit.ts";
import { exitCodeOf, type Report } from "./summary.ts";

const say = (...lines: readonly string[]) => void process.stdout.write(`${lines.join("\n")}\n`);
const complain = (text: string) => void process.stderr.write(`${text}\n`);

async function main(): Promise<0 | 1 | 2> {
  const given = argumentsOrNothing();
  if (!given) return 2;
  if (given.help) {
    say(usage);
    return 0;
  }
  if (given.list) {
    for (const { id, level, title } of allChecks) say(`${level === "must" ? "must" : "may "}  ${id}  ${title}`);
    return 0;
  }
  if (given.write && !(await mayWrite(given))) return 2;
  const stopping = new AbortController();
  process.once("SIGINT", () => {
    clearLine();
    complain("Stopping … (Ctrl-C again ends at once)");
    stopping.abort();
  });
  const unreachable = await whyUnreachable(given, stopping.signal);
  if (unreachable) {
    complain(`${given.api ?? given.site} cannot be reached: ${unreachable}`);
    return 2;
  }
  if (given.sessionMinutes !== undefined)
    say(`The last checks wait ${Math.ceil(waitedMinutes(given.sessionMinutes))} minutes for the end of a session.`);
  const report = await runKit({
    ...given,
    api: given.api,
    site: given.site,
    stop: stopping.signal,
    onResult(result, index, total) {
      clearLine();
      if (result.status === "failed" || result.status === "warning") say(...problemLines(result), "");
      if (process.stdout.isTTY)
        process.stdout.write(progressLine(result, index, total).slice(0, process.stdout.columns - 1));
    },
  });
  clearLine();
  say("", ...table(report));
  if (given.report !== undefined) await keep(report, resolve(given.report));
  return exitCodeOf(report);
}

function argumentsOrNothing(): Arguments | undefined {
  try {
    return readArguments(process.argv.slice(2), process.env);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    complain(`${error.message}\n\n${usage}`);
  }
}

/** Why nothing listens there. A back end that answers late or wrongly is a matter of the checks. */
async function whyUnreachable(
  { api, site = "", timeoutMs }: Arguments,
  stop: AbortSignal,
): Promise<string | undefined> {
  const url = api ?? site;
  const { problem } = await fetchExchange({ what: url, url, method: "GET" }, { timeoutMs, stop });
  return problem?.startsWith(noAnswer) && !stop.aborted ? problem.slice(noAnswer.length) : undefined;
}

/** Removes the line with the progress. */
function clearLine(): void {
  if (process.stdout.isTTY) process.stdout.write("\r\u001B[K");
}

/** Whether something may be changed at the operator. Somebody has to say so. */
async function mayWrite({ api, site, player, yes }: Arguments): Promise<boolean> {
  complain(
    `\n--write CHANGES THINGS at ${api ?? site} for the player ${player?.name ?? "(none)"}: it asks for real deposits and withdrawals of the` +
      " smallest amounts, changes favourites and a limit, adds a bank account and removes it. Use a player for tests.\n",
  );
  if (yes) return true;
  if (!process.stdin.isTTY) {
    complain("Nobody can be asked here: --yes says that it may.");
    return false;
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question("Go on? Type yes: ");
  terminal.close();
  return answer.trim().toLowerCase() === "yes";
}

async function keep(report: Report, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, "report.json"), jsonReport(report));
  await writeFile(join(folder, "junit.xml"), await junitReport(report));
  await writeFile(join(folder, "report.html"), await htmlReport(report));
  say(`The report is in ${folder}: report.html, report.json, junit.xml`);
}

process.exitCode = await main();
