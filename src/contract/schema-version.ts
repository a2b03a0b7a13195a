/** Defined by the build (vite.config.ts): a hash of docs/contract.md, which is generated from all schemas. */
declare const contractHash: string | undefined;

/** The version of stored answers, in the worker and in the persisted query cache. Any change of a schema changes it. */
export const schemaVersion = typeof contractHash === "string" ? contractHash : "source";
