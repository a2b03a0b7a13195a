/** A load generator: callers that send one request after the other, or requests at a fixed rate. */
import { Agent, request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";

/** One request. Returns what is counted, such as `ok`, or the reason of a refusal. */
export type Shot = (number: number) => Promise<string>;

export interface Load {
  /** Requests a second that ended with `ok`. */
  readonly perSecond: number;
  /** The time of 50 %, 99 % and all requests, in milliseconds. */
  readonly medianMs: number;
  readonly p99Ms: number;
  readonly longestMs: number;
  /** How many requests ended in which way. */
  readonly ends: Readonly<Record<string, number>>;
}

/** Sends with `callers` at once, for `seconds` or until `most` requests were sent. */
export async function sendAtOnce(
  shot: Shot,
  { callers, seconds, most = Infinity }: { callers: number; seconds: number; most?: number },
): Promise<Load> {
  const record = newRecord();
  let sent = 0;
  const until = performance.now() + seconds * 1_000;
  const caller = async () => {
    while (performance.now() < until && sent < most) {
      sent += 1;
      await record.time(shot, sent);
    }
  };
  await Promise.all(Array.from({ length: callers }, caller));
  return record.load();
}

/** Sends `perSecond` requests a second, whether or not those before have ended. */
export async function sendAtRate(
  shot: Shot,
  { perSecond, seconds }: { perSecond: number; seconds: number },
): Promise<Load> {
  const record = newRecord();
  const began = performance.now();
  const underWay: Promise<void>[] = [];
  const total = Math.floor(perSecond * seconds);
  while (underWay.length < total) {
    const due = Math.min(total, Math.floor(((performance.now() - began) / 1_000) * perSecond));
    while (underWay.length < due) underWay.push(record.time(shot, underWay.length));
    await sleep(5);
  }
  await Promise.all(underWay);
  return record.load();
}

function newRecord() {
  const began = performance.now();
  const times: number[] = [];
  const ends: Record<string, number> = {};
  return {
    async time(shot: Shot, number: number): Promise<void> {
      const before = performance.now();
      const end = await shot(number).catch((error: unknown) => (error as NodeJS.ErrnoException).code ?? String(error));
      times.push(performance.now() - before);
      ends[end] = (ends[end] ?? 0) + 1;
    },
    load(): Load {
      const seconds = (performance.now() - began) / 1_000;
      const sorted = times.toSorted((left, right) => left - right);
      const at = (share: number) =>
        sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
      return { perSecond: (ends["ok"] ?? 0) / seconds, medianMs: at(0.5), p99Ms: at(0.99), longestMs: at(1), ends };
    },
  };
}

const agent = new Agent({ keepAlive: true, maxSockets: 1_000 });

/** What the operator and the provider of its games answer. */
export interface Answer {
  readonly result?: boolean;
  readonly code?: number;
  readonly message?: string;
  readonly data?: unknown;
}

/** Posts JSON and returns the status and the answer. */
export function post(
  url: string,
  body: unknown,
  headers: Readonly<Record<string, string>>,
): Promise<{ readonly status: number; readonly answer: Answer }> {
  return new Promise((resolve, reject) => {
    const sent = request(
      url,
      { method: "POST", agent, headers: { "content-type": "application/json", ...headers } },
      (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("error", reject);
        response.on("end", () => {
          const text = Buffer.concat(chunks).toString();
          const isJson = response.headers["content-type"]?.includes("json") ?? false;
          resolve({
            status: response.statusCode ?? 0,
            answer: isJson ? (JSON.parse(text) as Answer) : {},
          });
        });
      },
    );
    sent.on("error", reject);
    sent.end(JSON.stringify(body));
  });
}
