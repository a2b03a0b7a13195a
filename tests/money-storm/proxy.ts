import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { faultyFetch, type TransportDeps } from "./transport.ts";

/** Headers that apply to one connection or to one encoding of the body. */
const ofConnection =
  /^(?:host|connection|content-length|accept-encoding|content-encoding|transfer-encoding|keep-alive)$/;
const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 4"><path fill="teal" d="M0 0h3v4H0z"/></svg>`;

/** Puts the storm's transport between a browser and the operator, as a server. A lost answer is a broken connection. */
export async function startMoneyProxy(deps: TransportDeps) {
  const transport = faultyFetch(deps);
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { url = "/", method = "GET" } = request;
    // The operator draws its pictures, which would take processor time from the pages.
    if (url.startsWith("/art/")) return void response.writeHead(200, { "Content-Type": "image/svg+xml" }).end(picture);
    try {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const headers = Object.entries(request.headers).filter(([name]) => !ofConnection.test(name)) as [
        string,
        string,
      ][];
      const body = method === "POST" && { body: Buffer.concat(chunks).toString() };
      const answered = await transport.fetch(url, { method, headers, ...body, redirect: "manual" });
      const bytes = Buffer.from(await answered.arrayBuffer());
      response.writeHead(
        answered.status,
        Object.fromEntries([...answered.headers].filter(([name]) => !ofConnection.test(name))),
      );
      return void response.end(bytes);
    } catch {
      if (deps.takesKeys) return void response.destroy();
      // Chromium itself sends a POST again whose kept-alive connection breaks before the first byte of an answer. Without
      // keys nobody can tell both from each other, and no page can prevent it (docs/decisions/0011).
      response.writeHead(200, { "Content-Type": "application/json", "Content-Length": "1000" }).flushHeaders();
      return void response.write("{", () => response.destroy());
    }
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    arriveAll: () => transport.arriveAll(),
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
