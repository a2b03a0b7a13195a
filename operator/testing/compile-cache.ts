import { fileURLToPath } from "node:url";

/**
 * The value of NODE_COMPILE_CACHE for operators that tests start as processes: Node keeps the compiled modules there.
 * Compiling them takes half of the 0.8 s until an operator is ready.
 */
export const compileCache = fileURLToPath(new URL("../../.cache/node-compile", import.meta.url));
