import { once } from "node:events";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { Hono } from "hono";
import { expect, it } from "vitest";
import { listen, originOf, serveApp } from "./listen.ts";

/** A server with one slow path. `arrived` resolves when it is asked for; its answer waits for `goOn`. */
async function serveSlowly() {
  let arrive = () => {};
  let goOn = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  const gate = new Promise<void>((resolve) => (goOn = resolve));
  const ended: string[] = [];
  const app = new Hono()
    .get("/quick", (c) => c.text("quick"))
    .get("/slow", async (c) => {
      arrive();
      await gate;
      ended.push("work");
      return c.text("slow");
    });
  const { server, stop } = serveApp(app);
  await listen(server, 0, "127.0.0.1");
  return { server, stop, origin: originOf(server), arrived, goOn, ended };
}

it("waits for the work of a request whose connection is gone", async () => {
  const { server, stop, origin, arrived, goOn, ended } = await serveSlowly();
  const page = new AbortController();
  const answer = expect(fetch(`${origin}/slow`, { signal: page.signal })).rejects.toThrow();
  await arrived;
  page.abort();
  await answer;
  const closed = once(server, "close");
  const stopped = stop().then(() => ended.push("stop"));
  await closed;
  await new Promise(setImmediate);
  goOn();
  await stopped;
  expect(ended).toEqual(["work", "stop"]);
});

it("answers further requests of an open connection with HTTP 503", async () => {
  const { server, stop, origin, arrived, goOn } = await serveSlowly();
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  const request = (path: string) => socket.write(`GET ${path} HTTP/1.1\r\nHost: ${hostname}\r\n\r\n`);
  const answers = text(socket);
  request("/slow");
  await arrived;
  const stopped = stop();
  request("/quick");
  await once(server, "request");
  goOn();
  expect((await answers).match(/HTTP\/1.1 \d+/g)).toEqual(["HTTP/1.1 200", "HTTP/1.1 503"]);
  await stopped;
});

it("gives a client 10 seconds for the headers of a request, and 30 for the whole", () => {
  const { server } = serveApp(new Hono());
  expect(server).toMatchObject({ headersTimeout: 10_000, requestTimeout: 30_000 });
});

it("keeps an idle connection longer than Caddy and nginx do, so that no request meets its end", () => {
  const { server } = serveApp(new Hono());
  expect(server.keepAliveTimeout).toBeGreaterThan(120_000);
});
