/** A proxy in front of an operator that breaks one thing at a time, and serves the site's data files. */
import { readFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";

/** A request on its way to the operator. */
export interface Passing {
  method: string;
  /** With its query. */
  path: string;
  headers: Record<string, string>;
  body: string;
  /** The call's name, `casino/games_list`; empty for other addresses. A GET of a public read has one, too. */
  readonly call: string;
  /** The parsed body of a call. */
  readonly sent: Sent;
  /** Aborted when the connection breaks before the answer is sent. */
  readonly left: AbortSignal;
}

export interface Sent {
  readonly api?: { readonly class: string; readonly method: string };
  readonly data?: Readonly<Record<string, unknown>>;
  readonly user?: Readonly<Record<string, unknown>>;
}

/** The operator's answer on its way back. */
export interface Answer {
  status: number;
  headers: Record<string, string>;
  text: string;
}

export interface Fault {
  /** What is wrong with the operator, in a few words. */
  readonly what: string;
  /** The check that finds it. */
  readonly caughtBy: string;
  /** Changes a request, or answers it in the operator's place. */
  readonly onRequest?: (
    request: Passing,
    pass: (request: Passing) => Promise<Answer>,
  ) => Promise<Answer | undefined> | Answer | undefined;
  /** Changes an answer. */
  readonly onAnswer?: (answer: Answer, request: Passing) => void;
  /** Never answers. */
  readonly hangs?: (request: Passing) => boolean;
}

export interface FaultyOperator {
  readonly origin: string;
  fault: Fault | undefined;
  readonly close: () => Promise<void>;
}

const data = join(import.meta.dirname, "../../public");

export async function startFaultyOperator(behind: string): Promise<FaultyOperator> {
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.writeHead(599).end(String(error)));
  });

  async function pass({ method, path, headers, body }: Passing): Promise<Answer> {
    if (path.startsWith("/data/")) {
      return {
        status: 200,
        headers: { "content-type": "application/json" },
        text: await readFile(join(data, path), "utf8"),
      };
    }
    const response = await fetch(`${behind}${path}`, { method, headers, ...(method === "POST" && { body }) });
    const text = await response.text();
    const received = Object.fromEntries(response.headers);
    // They describe the operator's bytes. `fetch` has decoded them, and the text may be changed.
    for (const name of ["content-encoding", "content-length", "transfer-encoding", "connection"]) delete received[name];
    return { status: response.status, headers: received, text };
  }

  async function answer(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    let body = "";
    incoming.setEncoding("utf8");
    for await (const part of incoming) body += part as string;
    const leaving = new AbortController();
    response.once("close", () => response.writableFinished || leaving.abort());
    const request = passingOf(incoming, body, leaving.signal);
    // For faults that put the site's own origin somewhere.
    request.headers["x-proxy-origin"] = operator.origin;
    const { fault } = operator;
    if (fault?.hangs?.(request)) return;
    const given = (await fault?.onRequest?.(request, pass)) ?? (await pass(request));
    fault?.onAnswer?.(given, request);
    response
      .writeHead(given.status, given.headers)
      .end(given.status === 304 || given.status === 204 ? undefined : given.text);
  }

  const operator: FaultyOperator = {
    origin: "",
    fault: undefined,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return Object.assign(operator, { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
}

function passingOf(
  { method = "GET", url = "/", headers: all }: IncomingMessage,
  body: string,
  left: AbortSignal,
): Passing {
  const { host: _host, connection: _connection, "content-length": _length, ...rest } = all;
  const headers = Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, String(value)]));
  const sent = sentIn(body);
  const asked = new URL(url, "http://operator").searchParams.get("call")?.replace(".", "/");
  const call = sent.api ? `${sent.api.class}/${sent.api.method}` : (asked ?? "");
  return { method, path: url, headers, body, call, sent, left };
}

function sentIn(body: string): Sent {
  try {
    return (JSON.parse(body) as Sent | null) ?? {};
  } catch {
    return {};
  }
}
