/**
 * `npm start`: builds the app if the sources changed since the last build, then serves it together with the reference
 * operator and its demo. Arguments are passed to the operator: `npm start -- --port 8080 --fresh`.
 */
import { spawn } from "node:child_process";
import { join } from "node:path";
import { buildIsCurrent } from "./build-stamp.ts";
import { root, run, say } from "./run.ts";

if (await buildIsCurrent()) {
  say("dist/ is up to date");
} else {
  const build = await run(process.execPath, [join(root, "scripts/build.ts")]);
  if (build.code !== 0) process.exit(build.code);
}

say("starting the reference operator …");
const operator = spawn(
  process.execPath,
  [join(root, "operator/main.ts"), "--demo", ...process.argv.slice(2)],
  // Two of Node's threads may hash passwords. The others are for files and compression.
  { cwd: root, stdio: "inherit", env: { ...process.env, UV_THREADPOOL_SIZE: process.env.UV_THREADPOOL_SIZE ?? "8" } },
);
// Ctrl-C also reaches the operator. Wait for it to close its database.
process.on("SIGINT", () => {});
process.on("SIGTERM", () => operator.kill("SIGTERM"));
operator.on("close", (code) => process.exit(code ?? 0));
