import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";

export interface Received {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  /** The parsed body; undefined for a GET. */
  readonly body: unknown;
}

/** The operator's answer; `cut` breaks the connection in the middle of the body. */
export interface Reply {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | object | null;
  readonly cut?: boolean;
}

export interface TestOperator {
  readonly origin: string;
  readonly received: readonly Received[];
  /** The requests that the client aborted. */
  readonly abandoned: readonly Received[];
  readonly close: () => Promise<void>;
}

const base64 = "MFww".repeat(16);
/** Has the format of a key, but cannot encrypt. */
const publicKey = `-----BEGIN PUBLIC KEY-----\n${base64}\n-----END PUBLIC KEY-----\n`;

/** A valid config.json. */
export const goodConfig = {
  apiBase: "",
  ipInfoUrl: "/ip-info",
  siteId: 889,
  siteName: "Karo",
  brand: { name: "Karo" },
  publicKey,
  support: {},
};

/** A local server that answers with `answer`, until the test is finished. */
export async function startOperator(answer: (received: Received) => Reply | Promise<Reply>): Promise<TestOperator> {
  const received: Received[] = [];
  const abandoned: Received[] = [];
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    let text = "";
    for await (const chunk of request) text += String(chunk);
    const { method = "", url = "", headers } = request;
    const seen = { method, url, headers, body: text ? (JSON.parse(text) as unknown) : undefined };
    received.push(seen);
    response.once("close", () => {
      if (!response.headersSent) abandoned.push(seen);
    });
    const { status = 200, headers: extra, body, cut } = await answer(seen);
    const sent = typeof body === "string" ? body : JSON.stringify(body);
    if (cut) {
      response.writeHead(status, { "Content-Length": String((sent?.length ?? 0) + 10) });
      response.write(sent ?? "", () => request.socket.destroy());
      return;
    }
    response.writeHead(status, { "Content-Type": "application/json", ...extra });
    response.end(sent);
  };
  const server = createServer((request, response) => void respond(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  onTestFinished(close);
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, received, abandoned, close };
}
