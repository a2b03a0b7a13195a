/** Checks that a page which the browser translates keeps working: its texts have elements of their own (`bare-texts.ts`). */
import { join, relative } from "node:path";
import { API } from "typescript/unstable/sync";
import { findBareTexts } from "./bare-texts.ts";
import { root } from "./run.ts";

const config = join(root, "src/tsconfig.json");
const api = new API({ cwd: root });
const project = api.updateSnapshot({ openProjects: [config] }).getProject(config);
const files = (project?.rootFiles ?? []).filter((path) => path.endsWith(".tsx") && !path.endsWith(".test.tsx"));
const problems = files.flatMap((path) => {
  const source = project?.program.getSourceFile(path);
  if (!project || !source) return [`${path} cannot be read`];
  return findBareTexts(source, project.checker).map(({ line, code }) => `${relative(root, path)}:${line} ${code}`);
});
api.close();

if (files.length === 0) problems.push("no component found");
if (problems.length > 0) {
  console.error(`These texts need an element of their own, such as <span>:\n${problems.join("\n")}`);
  process.exit(1);
}
