/**
 * `npm run dev`: runs the reference operator (restarted when its code changes) and Vite with hot reload for the app
 * and the worker. Open the address that Vite prints.
 */
import { spawn } from "node:child_process";
import { join } from "node:path";
import { root, say, tool } from "./run.ts";

const operatorPort = process.env.OPERATOR_PORT ?? "4174";
say(`the operator listens on port ${operatorPort}; Vite forwards calls to it`);

const children = [
  spawn(
    process.execPath,
    [
      "--watch-path=operator",
      "--watch-path=demo",
      "--watch-path=src/contract",
      join(root, "operator/main.ts"),
      "--port",
      operatorPort,
      "--api-only",
      "--demo",
    ],
    { cwd: root, stdio: "inherit" },
  ),
  spawn(process.execPath, [tool("vite"), ...process.argv.slice(2)], {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, OPERATOR_ORIGIN: `http://127.0.0.1:${operatorPort}` },
  }),
];
const stopAll = () => children.forEach((child) => child.kill("SIGTERM"));
process.on("SIGINT", stopAll);
process.on("SIGTERM", stopAll);
await Promise.race(children.map((child) => new Promise((resolve) => child.on("close", resolve))));
stopAll();
