import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "@prometheus-io/client";
import { Hono } from "hono";
import { listen, originOf, serveApp } from "./listen.ts";

/** From an answer out of memory to what a player has given up. Passwords take about 250 ms. */
const durationBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/**
 * What an operator counts, for Prometheus. Labels have few values, and none comes from a player: a call that the contract does not
 * declare is `unknown`.
 */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  return {
    registry,
    calls: new Counter({
      name: "karo_calls_total",
      help: "Answered calls. outcome: ok, refused (with the code of the refusal), busy (HTTP 503) or fault (HTTP 500).",
      labelNames: ["call", "outcome", "code"],
      registers,
    }),
    callSeconds: new Histogram({
      name: "karo_call_duration_seconds",
      help: "From the arrival of a call to its answer, with the time in the queue.",
      labelNames: ["call"],
      buckets: durationBuckets,
      registers,
    }),
    answers: new Counter({
      name: "karo_http_answers_total",
      help: "Answered HTTP requests, calls among them. server: site or games.",
      labelNames: ["server", "status"],
      registers,
    }),
    jobs: new Counter({
      name: "karo_jobs_total",
      help: "Ended runs of the work in the background. job: what it does, or asking for what is due. outcome: ok or failed.",
      labelNames: ["job", "outcome"],
      registers,
    }),
    jobDueSeconds: (read: () => Iterable<readonly [job: string, seconds: number]>) =>
      new Gauge({
        name: "karo_job_due_seconds",
        help: "How long work has been due without a run of its job that ended well.",
        labelNames: ["job"],
        registers,
        collect() {
          this.reset();
          for (const [job, seconds] of read()) this.set({ job }, seconds);
        },
      }),
    callQueue: (read: () => { readonly underWay: number; readonly waiting: number }) =>
      new Gauge({
        name: "karo_calls_in_progress",
        help: "Calls that are not answered yet. state: under_way or waiting.",
        labelNames: ["state"],
        registers,
        collect() {
          const { underWay, waiting } = read();
          this.set({ state: "under_way" }, underWay);
          this.set({ state: "waiting" }, waiting);
        },
      }),
    connections: (read: () => { readonly total: number; readonly idle: number; readonly waiting: number }) =>
      new Gauge({
        name: "karo_database_connections",
        help: "PostgreSQL connections of this process. state: used, idle, or waiting for work that waits for one.",
        labelNames: ["state"],
        registers,
        collect() {
          const { total, idle, waiting } = read();
          this.set({ state: "used" }, total - idle);
          this.set({ state: "idle" }, idle);
          this.set({ state: "waiting" }, waiting);
        },
      }),
  };
}

export type Metrics = ReturnType<typeof createMetrics>;

/**
 * Serves `GET /metrics` on a port of its own, which the proxy does not forward, with the numbers of the process: memory, processor
 * time, the lag of the event loop.
 *
 * @throws OperatorError when the port is taken.
 */
export async function serveMetrics({ registry }: Metrics, port: number, host: string) {
  collectDefaultMetrics({ register: registry });
  const app = new Hono();
  app.get("/metrics", async (c) => c.body(await registry.metrics(), 200, { "content-type": registry.contentType }));
  const { server, stop } = serveApp(app);
  await listen(server, port, host, "--metrics-port");
  return { address: `${originOf(server)}/metrics`, stop };
}
