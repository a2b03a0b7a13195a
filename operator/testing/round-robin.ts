/** A small reverse proxy that forwards requests to several servers in turns. */
import { createServer, request, type Server } from "node:http";
import { originOf } from "../http/listen.ts";

export interface RoundRobin {
  readonly origin: string;
  /** The servers' origins. Set them before the first request. */
  servers: readonly string[];
  readonly close: () => Promise<void>;
}

/** Forwards each request to the next server. It claims https although it does not terminate TLS. */
export async function startRoundRobin(): Promise<RoundRobin> {
  let turn = 0;
  const proxy: Server = createServer((asked, answer) => {
    const server = new URL(roundRobin.servers[turn++ % roundRobin.servers.length] ?? "");
    const { "x-visitor": visitor = "198.51.100.1", ...headers } = asked.headers;
    const forwarded = {
      "x-forwarded-for": [headers["x-forwarded-for"], visitor].filter(Boolean).join(", "),
      "x-forwarded-proto": "https",
      "x-forwarded-host": headers.host,
    };
    const { hostname, port } = server;
    const passedOn = request(
      {
        hostname,
        port,
        path: asked.url,
        method: asked.method,
        headers: { ...headers, ...forwarded, host: server.host },
      },
      (given) => {
        answer.writeHead(given.statusCode ?? 502, {
          ...given.headers,
          "x-server": String(roundRobin.servers.indexOf(server.origin)),
        });
        given.pipe(answer);
      },
    );
    passedOn.on("error", () => answer.writeHead(502).end());
    asked.pipe(passedOn);
  });
  await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
  const roundRobin: RoundRobin = {
    origin: originOf(proxy),
    servers: [],
    close: () =>
      new Promise((resolve) => {
        proxy.close(() => resolve());
        proxy.closeAllConnections();
      }),
  };
  return roundRobin;
}
