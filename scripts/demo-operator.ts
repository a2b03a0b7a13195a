import { join } from "node:path";
import { startOperator } from "../operator/server.ts";
import { root } from "./run.ts";

/** Starts the reference operator with its demo in memory, on free ports, in front of the last build. */
export const startDemo = () =>
  startOperator({ demo: true, dataDir: "memory", port: 0, gamesPort: 0, dist: join(root, "dist") });
