import { join } from "node:path";
import { type OperatorOptions, type RunningOperator, startOperator } from "../../operator/server.ts";
import { cheapPasswords } from "../../operator/testing/cheap-passwords.ts";
import { testMasterKey } from "../../operator/testing/master-key.ts";
import { startApart } from "./operators-apart.ts";
import { copyOfTemplate } from "./template-database.ts";

/** Nobody listens there. No test sends a push message to the services of the browsers' vendors. */
export const pushServiceOfTests = "http://127.0.0.1:1";

/**
 * Starts an operator with the built app and the demo's data, on a free port and a database of its own, which is deleted
 * when the operator is closed.
 */
export async function startTestOperator(options: Partial<OperatorOptions> = {}): Promise<RunningOperator> {
  cheapPasswords();
  const database = await copyOfTemplate();
  const whole = {
    demo: true,
    port: 0,
    dist: join(import.meta.dirname, "../../dist"),
    dataDir: "memory",
    pushServices: pushServiceOfTests,
    // A busy machine makes calls slow. The log of a test run would be full of them.
    slowCallMs: 600_000,
    ...options,
  };
  // Without a database server, the operator runs in the test's own process: the test reads the database too, and only one
  // process can open an embedded database.
  if (!database) return startOperator(whole);
  const operator = await startApart({ ...whole, databaseUrl: database.url, masterKey: testMasterKey });
  return { ...operator, close: () => operator.close().then(() => database.remove()) };
}

/** The reference operator of one spec file at a time. Each Playwright worker has one of these. */
export interface OperatorOfFile {
  /** The operator of this file. Its first test starts it. */
  readonly get: (file: string) => Promise<RunningOperator>;
  readonly close: () => Promise<void>;
}

/** Files run one after another in a worker, so the operator of the file before can go when the next one starts. */
export function operatorOfFile(): OperatorOfFile {
  let current: { readonly file: string; readonly operator: RunningOperator } | undefined;
  const close = async () => {
    const last = current;
    current = undefined;
    await last?.operator.close();
  };
  return {
    get: async (file) => {
      if (current?.file !== file) {
        await close();
        current = { file, operator: await startTestOperator() };
      }
      return current.operator;
    },
    close,
  };
}
