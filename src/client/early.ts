declare global {
  /** Answers under way since before the app was there, by address and body; public/start.js fills it. */
  var karoEarly: Map<string, Promise<Response>> | undefined;
}

/** Whoever asks from now on asks anew: what is on its way is no answer to them. */
export function forgetEarlyAnswers(): void {
  globalThis.karoEarly?.clear();
}

/** `fetch`, or the answer to exactly this request where public/start.js has sent it already; once. */
export function fetchUnlessSent(address: string, init?: RequestInit & { body?: string }): Promise<Response> {
  const key = address + (init?.body ?? "");
  const answer = globalThis.karoEarly?.get(key);
  globalThis.karoEarly?.delete(key);
  return answer ?? fetch(address, init);
}
