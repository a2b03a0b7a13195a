import type { Server } from "node:http";
import { createAdaptorServer } from "@hono/node-server";
import type { Hono } from "hono";
import { longestGraceMs, stop } from "./listen.ts";

export interface AppServer {
  readonly server: Server;
  /**
   * Stops the server like `stop`, and waits as long for requests whose connection is gone: their work goes on, and needs
   * the database.
   */
  readonly stop: () => Promise<void>;
}

/** A server for an application. While it stops, it answers further requests of open connections with HTTP 503. */
export function serveApp(app: Hono): AppServer {
  const running = new Set<Promise<unknown>>();
  let isStopping = false;
  const server = createAdaptorServer({
    // Whoever sends slowly must not keep a connection. Even a slow phone sends a form within seconds.
    serverOptions: { headersTimeout: 10_000, requestTimeout: 30_000, connectionsCheckingInterval: 5_000 },
    fetch(request, env) {
      if (isStopping) return new Response("Closing\n", { status: 503, headers: { connection: "close" } });
      const answer = app.fetch(request, env);
      if (answer instanceof Promise) {
        running.add(answer);
        const forget = () => running.delete(answer);
        answer.then(forget, forget);
      }
      return answer;
    },
  }) as Server;
  return {
    server,
    async stop() {
      isStopping = true;
      let timer: NodeJS.Timeout | undefined;
      const over = new Promise((resolve) => {
        timer = setTimeout(resolve, longestGraceMs);
      });
      await Promise.all([stop(server), Promise.race([Promise.allSettled(running), over])]);
      clearTimeout(timer);
    },
  };
}
