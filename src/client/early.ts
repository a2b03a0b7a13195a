declare global {
  /** Requests that src/start/start.js sent before the app loaded, keyed by address and body. */
  var karoEarly: Map<string, Promise<Response>> | undefined;
}

/** Drops the early requests, so that every later caller sends a new one. */
export function forgetEarlyAnswers(): void {
  globalThis.karoEarly?.clear();
}

/** Like `fetch`, but uses the early request from src/start/start.js if it is the same one. Each is used once. */
export function fetchUnlessSent(address: string, init?: RequestInit & { body?: string }): Promise<Response> {
  const key = address + (init?.body ?? "");
  const answer = globalThis.karoEarly?.get(key);
  globalThis.karoEarly?.delete(key);
  return answer ?? fetch(address, init);
}
