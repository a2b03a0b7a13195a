/// <reference types="trusted-types" />
/** The development server compiles the worker by itself, as a module. */
const path = import.meta.env.DEV ? "/dev-sw.js?dev-sw" : "/sw.js";

export const workerType: WorkerType = import.meta.env.DEV ? "module" : "classic";

/**
 * The worker's address, wrapped by the Trusted Types policy `karo-worker`, which allows only this address. Call once:
 * the browser refuses a second policy with the same name.
 */
export function trustedWorkerUrl() {
  const policy = window.trustedTypes?.createPolicy("karo-worker", {
    createScriptURL: (_url: string) => path,
  });
  return policy?.createScriptURL(path) ?? path;
}
