import { join } from "node:path";
import { startOperator, type RunningOperator } from "../../operator/server.ts";
import { cheapPasswords } from "../../operator/testing/cheap-passwords.ts";
import type { CreatedDatabase } from "../../operator/testing/databases.ts";
import { copyOfTemplate } from "./template-database.ts";

/** Nobody listens there. No test sends a push message to the services of the browsers' vendors. */
export const pushServiceOfTests = "http://127.0.0.1:1";

/** The reference operator of one spec file at a time. Each Playwright worker has one of these. */
export interface OperatorOfFile {
  /** The operator of this file. Its first test starts it, on a free port with a new database. */
  readonly get: (file: string) => Promise<RunningOperator>;
  readonly close: () => Promise<void>;
}

interface Running {
  readonly file: string;
  readonly operator: RunningOperator;
  readonly database: CreatedDatabase | undefined;
}

/** Files run one after another in a worker, so the operator of the file before can go when the next one starts. */
export function operatorOfFile(): OperatorOfFile {
  let current: Running | undefined;
  const close = async () => {
    const { operator, database } = current ?? {};
    current = undefined;
    await operator?.close();
    await database?.remove();
  };
  return {
    get: async (file) => {
      if (current?.file === file) return current.operator;
      await close();
      cheapPasswords();
      const database = await copyOfTemplate();
      const operator = await startOperator({
        port: 0,
        dist: join(import.meta.dirname, "../../dist"),
        dataDir: "memory",
        ...(database && { databaseUrl: database.url }),
        pushServices: pushServiceOfTests,
      });
      current = { file, operator, database };
      return operator;
    },
    close,
  };
}
