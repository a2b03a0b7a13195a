/** Finds the end-to-end specs that a change touches. `npm test` runs their tests several times before all others. */
import { run } from "./run.ts";

/** How many specs are repeated at most. Repeating all of them, after a helper got a new name, would take an hour. */
const mostSpecs = 4;

/**
 * The spec files that differ from main, the most changed ones first, at most `mostSpecs`. On main itself, it compares
 * with the last commit that is at least four hours older than the newest one, because what came since was submitted
 * together. Includes uncommitted and untracked files. Empty where there is no git history to compare with.
 */
export async function changedSpecs(): Promise<readonly string[]> {
  const base = await baseOfChange();
  if (base === undefined) return [];
  // -M follows renames and -w ignores white space, so a spec that only moved has no changed line.
  const changed = await git("diff", "--numstat", "-M", "-w", "-z", base, "--", "tests/e2e/*.spec.ts");
  const untracked = await git("ls-files", "--others", "--exclude-standard", "--", "tests/e2e/*.spec.ts");
  const fresh = (untracked ?? "").split("\n").filter((path) => path !== "");
  return [...fresh, ...mostChanged(changed ?? "")].slice(0, mostSpecs);
}

/**
 * The files in the output of `git diff --numstat -z` that still exist and have changed lines, the most changed ones
 * first. Each file is `added TAB removed TAB path NUL`, a renamed one `added TAB removed TAB NUL from NUL to NUL`.
 */
export function mostChanged(numstat: string): string[] {
  const parts = numstat.split("\0");
  const files: { readonly path: string; readonly lines: number }[] = [];
  for (let index = 0; index < parts.length; index += 1) {
    const [added, removed, path] = (parts[index] ?? "").split("\t");
    if (added === undefined || removed === undefined || path === undefined) continue;
    const isRenamed = path === "";
    const now = isRenamed ? (parts[index + 2] ?? "") : path;
    if (isRenamed) index += 2;
    // A deleted file has no added line. Nor has a spec that only lost lines, whose other tests are as they were.
    if (Number(added) > 0) files.push({ path: now, lines: Number(added) + Number(removed) });
  }
  return files.toSorted((a, b) => b.lines - a.lines).map(({ path }) => path);
}

/** The commit with which a change begins, or undefined in a checkout without history. */
async function baseOfChange(): Promise<string | undefined> {
  const head = await git("rev-parse", "HEAD");
  const main = await git("rev-parse", "--verify", "--quiet", "origin/main");
  const fork = main && (await git("merge-base", "HEAD", main));
  if (fork && fork !== head) return fork;
  const seconds = Number(await git("log", "-1", "--format=%ct"));
  if (!Number.isFinite(seconds) || seconds === 0) return undefined;
  const before = await git("rev-list", "-1", `--before=${seconds - 4 * 3600}`, "HEAD");
  return before || undefined;
}

/** What git prints, without the last line break, or undefined if the command fails. */
async function git(...args: readonly string[]): Promise<string | undefined> {
  const { code, output } = await run("git", args, { quiet: true });
  return code === 0 ? output.trimEnd() : undefined;
}
