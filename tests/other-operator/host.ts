import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** The answer of a server. */
export interface Reply {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
  /** How long to wait before sending anything. */
  readonly delayMs?: number;
}

export interface Host {
  /** Such as `http://127.0.0.1:40123`. */
  readonly origin: string;
  readonly close: () => Promise<void>;
}

/** Starts a server on a free port of this machine that sends what `reply` returns. */
export async function startHost(
  reply: (request: IncomingMessage, body: string) => Reply | Promise<Reply>,
): Promise<Host> {
  const server = createServer((request, response) => {
    // Whatever cannot be read is no reason to end.
    answer(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)));
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let body = "";
    request.setEncoding("utf8");
    for await (const part of request) body += part as string;
    const { status = 200, headers = {}, body: text = "", delayMs = 0 } = await reply(request, body);
    if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs));
    response.writeHead(status, headers).end(text);
  }

  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
