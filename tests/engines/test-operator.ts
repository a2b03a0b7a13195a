import { join } from "node:path";
import { type RunningOperator, startOperator } from "../../operator/server.ts";
import { cheapPasswords } from "../../operator/testing/cheap-passwords.ts";

/** The reference operator with the built app, on a free port and with its own database. */
export function startTestOperator(): Promise<RunningOperator> {
  cheapPasswords();
  return startOperator({ port: 0, dist: join(import.meta.dirname, "../../dist"), dataDir: "memory" });
}
