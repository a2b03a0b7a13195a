/** The documentation names files, such as the test of a promise. A file that was moved must not leave a promise without one. */
import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "./run.ts";

const documents = globSync(["*.md", "docs/**/*.md", "operator/README.md", "demo/README.md"], { cwd: root });
const testFiles = globSync("{operator,demo,scripts,src,sw,tests}/**/*.{test,spec}.{ts,tsx}", { cwd: root });
const testNames = new Set(testFiles.map((path) => basename(path)));

describe.each(documents)("%s", (document) => {
  const text = readFileSync(join(root, document), "utf8");
  const named = [...text.matchAll(/`((?:demo|docs|operator|scripts|src|sw|tests)\/[\w./-]+\.\w+)`/g)].map(
    ([, path = ""]) => path,
  );
  const linked = [...text.matchAll(/\]\((?!https?:)([^)#]+)(?:#[^)]*)?\)/g)].map(([, path = ""]) =>
    join(dirname(document), path),
  );

  it("names and links only files that exist", () => {
    expect([...named, ...linked].filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });

  it("names only tests that exist", () => {
    const tests = [...text.matchAll(/`([\w.-]+\.(?:test|spec)\.tsx?)`/g)].map(([, name = ""]) => name);
    expect(tests.filter((name) => !testNames.has(name))).toEqual([]);
  });
});
