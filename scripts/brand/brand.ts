/**
 * `npm run brand`: a page that shows six screens of the site in both themes and changes with the brand as it is edited:
 * `npm run brand -- --file my-brand/config.json --port 4180`. Pictures are in the folder `brand` beside the file.
 */
import { join } from "node:path";
import { parseArgs } from "node:util";
import { buildIsCurrent } from "../build-stamp.ts";
import { startDemo } from "../demo-operator.ts";
import { root, run, say } from "../run.ts";
import { startBrandServers } from "./servers.ts";

const { values } = parseArgs({
  options: { file: { type: "string", default: "config.json" }, port: { type: "string", default: "4180" } },
});
const port = Number(values.port);
if (!Number.isInteger(port) || port < 0 || port > 65_533) throw new Error(`--port takes a number, not ${values.port}`);

if (!(await buildIsCurrent())) {
  const build = await run(process.execPath, [join(root, "scripts/build.ts")]);
  if (build.code !== 0) process.exit(build.code);
}
say("starting the reference operator …");
const operator = await startDemo();
const servers = await startBrandServers({ site: operator.origin, file: values.file, port }).catch(
  async (error: Error) => {
    await operator.close();
    console.error(`\n${values.file} or the ports from ${port} on cannot be used: ${error.message}`);
    process.exit(1);
  },
);
console.log(`\nEdit the brand in a browser: ${servers.page}\nIt is saved in ${values.file}. Stop it with Ctrl+C.`);
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => void servers.close().then(() => operator.close()));
}
