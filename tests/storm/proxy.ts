import { Agent, createServer, type IncomingMessage, request as ask, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { publicGetEnvelope } from "../../src/contract/public-get.ts";
import type { Answer, Fault } from "./faults.ts";

/** A request as targets see it. */
export interface Asked {
  readonly path: string;
  /** Such as `casino/games_list`, for a call of the contract. */
  readonly call?: string;
  /** The `data` of the call. */
  readonly data?: Readonly<Record<string, unknown>>;
}

export type Matches = (asked: Asked) => boolean;

/** A proxy with its own origin between the browser and an operator. It replaces answers with a fault. */
export interface FaultProxy {
  readonly origin: string;
  /** Applies the fault to the answers of matching requests from now on, and resets the counts. */
  readonly begin: (fault: Fault, matches: Matches) => void;
  /** Ends the fault. Requests that hang stay hanging. */
  readonly end: () => void;
  /** Closes hanging requests, so that the next case has all of the browser's connections. */
  readonly cut: () => void;
  /** The number of answers replaced since `begin`. */
  readonly spoilt: () => number;
  /** The names of the contract's calls since `begin`, in order. */
  readonly calls: () => readonly string[];
  /**
   * Milliseconds since the last request came or its answer left; 0 while a request is in progress that does not hang.
   * Code and pictures do not count, because a page fetches those of other pages in idle time.
   */
  readonly quietForMs: () => number;
  readonly close: () => Promise<void>;
}

const endpoint = "/endpoint/v1";
const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 4"><rect width="3" height="4" fill="teal"/></svg>`;

/** The answers with files whose names change with their content. Every first visit loads all of them. */
export type HashedFiles = Map<string, Promise<Answer>>;

/** Proxies that share `files` ask the operator for each of them once. */
export async function startFaultProxy(operatorOrigin: string, files: HashedFiles = new Map()): Promise<FaultProxy> {
  const { hostname, port } = new URL(operatorOrigin);
  const agent = new Agent({ keepAlive: true });
  const held = new Set<ServerResponse>();
  let fault: Fault | undefined;
  let matches: Matches = () => false;
  let spoilt = 0;
  let calls: string[] = [];
  let underWay = 0;
  let lastChange = performance.now();

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<unknown> => {
    let counted = !/^\/(assets|art|icons|fonts)\//.test(request.url ?? "");
    if (counted) {
      underWay += 1;
      lastChange = performance.now();
    }
    const done = () => {
      if (!counted) return;
      counted = false;
      underWay -= 1;
      lastChange = performance.now();
    };
    response.on("close", () => {
      held.delete(response);
      done();
    });
    const body = await bodyOf(request);
    const asked = askedBy(request, body);
    if (asked.call) calls.push(asked.call);
    // The operator draws its pictures, which would take processor time from the pages.
    if (asked.path.startsWith("/art/")) {
      response.writeHead(200, { "Content-Type": "image/svg+xml", "Cache-Control": "max-age=3600" });
      return response.end(picture);
    }
    const fetchAnswer = (encoding: string | undefined): Promise<Answer> =>
      new Promise<Answer>((resolve, reject) => {
        const headers = { ...request.headers, "accept-encoding": encoding ?? "identity" };
        // A fault needs the whole answer: nothing can be cut from a 304.
        if (encoding === undefined) delete headers["if-none-match"];
        const asking = ask({ hostname, port, agent, path: request.url, method: request.method, headers }, (answer) => {
          bodyOf(answer).then(
            (bytes) => resolve({ status: answer.statusCode ?? 502, headers: answer.headers, body: bytes }),
            reject,
          );
        });
        // The operator may close an idle connection just when the next request is sent on it. Node's documentation advises to
        // send such a request again.
        asking.on("error", (error) => (asking.reusedSocket ? resolve(fetchAnswer(encoding)) : reject(error)));
        asking.end(body);
      });
    if (fault && matches(asked)) {
      spoilt += 1;
      held.add(response);
      await fault(response, () => fetchAnswer(undefined));
      return done();
    }
    const fetchTrueAnswer = () => {
      const encoding = request.headers["accept-encoding"]?.toString();
      if (!asked.path.startsWith("/assets/")) return fetchAnswer(encoding);
      const key = `${request.url} ${encoding}`;
      const answer = files.get(key) ?? fetchAnswer(encoding);
      files.set(key, answer);
      answer.catch(() => files.delete(key));
      return answer;
    };
    try {
      const { status, headers, body: bytes } = await fetchTrueAnswer();
      const { "transfer-encoding": _chunked, connection: _connection, ...rest } = headers;
      response.writeHead(status, { ...rest, "content-length": String(bytes.length) });
      return response.end(bytes);
    } catch {
      return response.destroy();
    }
  };
  const server = createServer((request, response) => {
    handle(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const cut = () => {
    for (const response of held) response.destroy();
  };
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    begin: (newFault, newMatches) => {
      fault = newFault;
      matches = newMatches;
      spoilt = 0;
      calls = [];
    },
    end: () => {
      fault = undefined;
    },
    cut,
    spoilt: () => spoilt,
    calls: () => calls,
    quietForMs: () => (underWay > 0 ? 0 : performance.now() - lastChange),
    close: () =>
      new Promise((resolve) => {
        agent.destroy();
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** Rejects if the message ends early: half a file must not be stored among `files`, where all proxies find it. */
async function bodyOf(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

function askedBy({ url = "/", method }: IncomingMessage, body: Buffer): Asked {
  const { pathname: path, search, href } = new URL(url, "http://site");
  if (path !== endpoint || (method !== "POST" && search === "")) return { path };
  try {
    const { api, data } = (method === "POST" ? JSON.parse(body.toString()) : publicGetEnvelope(href)) as {
      api: { class: string; method: string };
      data: Readonly<Record<string, unknown>>;
    };
    return { path, call: `${api.class}/${api.method}`, data };
  } catch {
    return { path };
  }
}
