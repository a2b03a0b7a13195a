import { createAdaptorServer } from "@hono/node-server";
import type { Hono } from "hono";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { networkInterfaces } from "node:os";
import { OperatorError } from "../lib/faults.ts";

/**
 * Starts to listen. `flag` is the command-line flag that sets the port, for the error's advice.
 *
 * @throws OperatorError when the port or the address is not available.
 */
export function listen(server: Server, port: number, host: string, flag = "--port"): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => reject(listenError(error, port, host, flag)));
    server.listen(port, host, resolve);
  });
}

function listenError(error: NodeJS.ErrnoException, port: number, host: string, flag: string): Error {
  if (error.code === "EADDRINUSE") {
    return new OperatorError(
      `Another program uses port ${port} on ${host}.`,
      `Use another port: ${flag} ${port + 1}, or ${flag} 0 for a free one.`,
    );
  }
  if (error.code === "EACCES") {
    return new OperatorError(`This user may not open port ${port}.`, `Use a port from 1024 on, such as ${flag} 4173.`);
  }
  if (error.code === "EADDRNOTAVAIL" || error.code === "ENOTFOUND") {
    return new OperatorError(
      `${host} is not an address of this machine.`,
      "Use --host 127.0.0.1 for only this machine, or --host 0.0.0.0 for the local network.",
    );
  }
  return error;
}

/** The server's address for a browser on this machine, such as `http://127.0.0.1:4173`. */
export function originOf(server: Server): string {
  const { address, family, port } = server.address() as AddressInfo;
  const reachable = { "0.0.0.0": "127.0.0.1", "::": "[::1]" }[address];
  return `http://${reachable ?? (family === "IPv6" ? `[${address}]` : address)}:${port}`;
}

/**
 * How long a server that stops waits for its requests. Container runtimes kill a process about 10 s after they asked it to
 * stop, and an operator stops two servers, one after the other.
 */
export const longestGraceMs = 4_000;

/**
 * Stops listening and lets the answers in progress finish: a player whose deposit arrived just before a restart learns
 * what became of it. After `graceMs`, closes what is still open.
 */
export function stop(server: Server, graceMs = longestGraceMs): Promise<void> {
  return new Promise((resolve, reject) => {
    // Browsers keep a connection open after its answer, for further requests.
    const closeIdle = setInterval(() => server.closeIdleConnections(), 50);
    const closeAll = setTimeout(() => server.closeAllConnections(), graceMs);
    server.close((error) => {
      clearInterval(closeIdle);
      clearTimeout(closeAll);
      if (error) reject(error);
      else resolve();
    });
  });
}

/** The addresses at which other devices find a server that listens on all interfaces. Empty for other servers. */
export function lanAddresses(host: string): string[] {
  if (host !== "0.0.0.0" && host !== "::") return [];
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === "IPv4" && !internal)
    .map(({ address }) => address);
}

interface AppServer {
  readonly server: Server;
  /**
   * Stops the server like `stop`, and waits as long for requests whose connection is gone: their work goes on, and needs
   * the database.
   */
  readonly stop: () => Promise<void>;
}

/**
 * The time-outs of every server, in milliseconds. A client that sends slowly must not keep a connection: even a slow phone sends a
 * form within seconds. An idle connection is kept longer than proxies keep theirs (nginx and load balancers a minute, Caddy two):
 * if the operator closed it first, a request that the proxy sends at that moment would be lost, and the player would get HTTP 502.
 */
const timeouts = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 5_000,
  keepAliveTimeout: 130_000,
};

/**
 * A server for an application. While it stops, it answers further requests of open connections with HTTP 503. `answered` is called
 * with the status of each answer.
 */
export function serveApp(app: Hono, answered: (status: number) => void = () => {}): AppServer {
  const running = new Set<Promise<unknown>>();
  let isStopping = false;
  const server = createAdaptorServer({
    serverOptions: timeouts,
    fetch(request, env) {
      if (isStopping) {
        answered(503);
        return new Response("Closing\n", { status: 503, headers: { connection: "close" } });
      }
      const answer = app.fetch(request, env);
      if (!(answer instanceof Promise)) {
        answered(answer.status);
        return answer;
      }
      running.add(answer);
      const forget = () => running.delete(answer);
      answer.then(
        ({ status }) => answered(status),
        () => {},
      );
      answer.then(forget, forget);
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
