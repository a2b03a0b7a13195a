/// <reference types="trusted-types" />
/** The development server compiles the worker by itself, as a module. */
const path = import.meta.env.DEV ? "/dev-sw.js?dev-sw" : "/sw.js";

export const workerType: WorkerType = import.meta.env.DEV ? "module" : "classic";

/**
 * The worker's address as the content security policy wants it: by the policy `karo-worker`, which knows
 * this one address. Call once; a second policy of the name is refused.
 */
export function trustedWorkerUrl() {
  const policy = window.trustedTypes?.createPolicy("karo-worker", {
    createScriptURL: (_url: string) => path,
  });
  return policy?.createScriptURL(path) ?? path;
}
