import { join } from "node:path";
import { demoSeed } from "../../operator/demo-seed.ts";
import { startOperator, type RunningOperator } from "../../operator/server.ts";
import { cheapHash } from "../../operator/testing/cheap-hash.ts";

/** The reference operator of one spec file at a time. Each Playwright worker has one of these. */
export interface OperatorOfFile {
  /** The operator of this file. Its first test starts it, on a free port with a new database. */
  readonly get: (file: string) => Promise<RunningOperator>;
  readonly close: () => Promise<void>;
}

/** Files run one after another in a worker, so the operator of the file before can go when the next one starts. */
export function operatorOfFile(): OperatorOfFile {
  let current: { readonly file: string; readonly operator: RunningOperator } | undefined;
  const close = async () => {
    const { operator } = current ?? {};
    current = undefined;
    await operator?.close();
  };
  return {
    get: async (file) => {
      if (current?.file === file) return current.operator;
      await close();
      const operator = await startOperator({
        port: 0,
        dist: join(import.meta.dirname, "../../dist"),
        dataDir: "memory",
        seed: { ...demoSeed, hashPassword: cheapHash },
      });
      current = { file, operator };
      return operator;
    },
    close,
  };
}
