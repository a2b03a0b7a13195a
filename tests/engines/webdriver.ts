/** A session of the W3C WebDriver protocol: the few commands that the smoke suite needs. */
export interface WebDriver {
  /** Sends a command of the session, such as `POST url {url}`, and resolves with its value. */
  readonly send: (method: "GET" | "POST" | "DELETE", command: string, body?: object) => Promise<unknown>;
}

/** Calls a WebDriver server. Rejects with the server's own message. */
async function call(method: string, address: string, body?: object): Promise<unknown> {
  const answer = await fetch(address, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await answer.json()) as { value: unknown };
  if (answer.ok) return value;
  const { error, message } = value as { error?: string; message?: string };
  throw new Error(`${method} ${new URL(address).pathname}: ${error ?? answer.status} ${message ?? ""}`);
}

/** Opens a session on the WebDriver server at `origin`. Rejects while the server is not there yet. */
export async function openSession(origin: string, alwaysMatch: object): Promise<WebDriver> {
  const { sessionId } = (await call("POST", `${origin}/session`, { capabilities: { alwaysMatch } })) as {
    sessionId: string;
  };
  return {
    send: (method, command, body) =>
      call(
        method,
        `${origin}/session/${sessionId}${command && `/${command}`}`,
        method === "POST" ? (body ?? {}) : undefined,
      ),
  };
}

/** Whether a WebDriver server answers at `origin`. */
export async function isReady(origin: string): Promise<boolean> {
  const { ready } = (await call("GET", `${origin}/status`)) as { ready: boolean };
  return ready;
}
