import { createServer, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";

export interface CountingProxy {
  readonly origin: string;
  /** How often a page, not a worker, has requested `path`. */
  readonly requestsOf: (path: string) => number;
  readonly close: () => Promise<void>;
}

/** A server in front of `target` that counts requests. Its origin is one that the browser has nothing stored for. */
export async function startCountingProxy(target: string): Promise<CountingProxy> {
  const counts = new Map<string, number>();
  const server: Server = createServer((asked, answer) => {
    const path = asked.url ?? "/";
    if (!asked.headers.referer?.endsWith("/sw.js")) counts.set(path, (counts.get(path) ?? 0) + 1);
    const { method, headers } = asked;
    const passed = request(new URL(path, target), { method, headers }, (answered) => {
      answer.writeHead(answered.statusCode ?? 502, answered.headers);
      answered.pipe(answer);
    });
    passed.on("error", () => answer.destroy());
    asked.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requestsOf: (path) => counts.get(path) ?? 0,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
