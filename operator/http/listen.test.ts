import { createServer, type ServerResponse } from "node:http";
import { describe, expect, it } from "vitest";
import { listen, originOf, stop } from "./listen.ts";

/** A server that answers nothing by itself. `arrived` resolves with the response to its first request. */
async function serve() {
  const server = createServer();
  const arrived = new Promise<ServerResponse>((resolve) =>
    server.once("request", (_request, response) => resolve(response)),
  );
  await listen(server, 0, "127.0.0.1");
  return { server, origin: originOf(server), arrived };
}

describe("stop", () => {
  it("lets an answer in progress finish, and takes no further request", async () => {
    const { server, origin, arrived } = await serve();
    const answer = fetch(origin);
    const response = await arrived;
    const stopped = stop(server);
    await expect(fetch(origin)).rejects.toThrow();
    response.end("done");
    expect(await (await answer).text()).toBe("done");
    await stopped;
  });

  it("cuts off an answer that does not come", async () => {
    const { server, origin, arrived } = await serve();
    const answer = expect(fetch(origin)).rejects.toThrow();
    await arrived;
    await stop(server, 0);
    await answer;
  });
});
