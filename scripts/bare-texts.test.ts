import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { API } from "typescript/unstable/sync";
import { expect, it, onTestFinished } from "vitest";
import { findBareTexts } from "./bare-texts.ts";

/** What a component returns, and the texts in it that need an element of their own. */
const cases: readonly (readonly [returned: string, found: readonly string[]])[] = [
  ["<p>{isThere && <b />}{text}</p>", ["text"]],
  ["<p>{isThere && <b />} words</p>", ["words"]],
  ["<p>{count} {part}</p>", ["count"]],
  ["<p>{text} </p>", ["text"]],
  ["<p>{slot}{part}</p>", ["slot"]],
  ["<p>{isThere ? text : part}<b /></p>", ["isThere ? text : part"]],
  ["<p>{[text].map((each) => each)}<b /></p>", ["[text].map((each) => each)"]],
  ["<>{text}</>", ["text"]],
  ["text", ["text"]],
  ["isThere ? part : `${count} %`", ["isThere ? part : `${count} %`"]],
  ["<p>{text}</p>", []],
  ["<p>{isThere ? text : part}</p>", []],
  ["<p>{isThere && <b />}<span>{text}</span></p>", []],
  ["<p>{text && <b />} {isThere && part}</p>", []],
  ["<p><b /> <Trans>words {text}</Trans></p>", []],
  ["part", []],
];

it("finds each text that stands beside something else, and no other", async () => {
  const folder = await mkdtemp(join(tmpdir(), "bare-texts-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const [file, config] = [join(folder, "shown.tsx"), join(folder, "tsconfig.json")];
  const declared = `declare namespace JSX { interface Element { readonly type: string } interface IntrinsicElements { [tag: string]: object } }
    declare function Trans(props: { children: unknown }): JSX.Element;
    declare const text: string, count: number, isThere: boolean, part: JSX.Element, slot: JSX.Element | string | undefined;`;
  const components = cases.map(([returned], index) => `function Shown${index}() { return ${returned}; }`);
  const first = declared.split("\n").length + 1;
  await writeFile(file, [declared, ...components].join("\n"));
  await writeFile(
    config,
    JSON.stringify({ compilerOptions: { jsx: "preserve", strict: true, target: "es2023", types: [] }, files: [file] }),
  );
  const api = new API({ cwd: folder });
  onTestFinished(() => api.close());
  const project = api.updateSnapshot({ openProjects: [config] }).getProject(config);
  const source = project?.program.getSourceFile(file);
  if (!project || !source) throw new Error("the file was not read");
  const bare = findBareTexts(source, project.checker);
  const found = cases.map(([returned], index) => [
    returned,
    bare.filter(({ line }) => line === first + index).map(({ code }) => code),
  ]);
  expect(found).toEqual(cases);
});
