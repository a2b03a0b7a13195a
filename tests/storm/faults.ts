/**
 * The ways in which an answer can fail. Real proxies, firewalls and networks do each of them. None may be stored by the
 * browser's HTTP cache, or the fault would outlast its end.
 */
import type { ServerResponse } from "node:http";

/** The operator's true answer. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

/** Sends the fault instead of the answer. `ask` fetches the true answer from the operator. */
export type Fault = (response: ServerResponse, ask: () => Promise<Answer>) => Promise<void> | void;

const page = (title: string) =>
  `<!doctype html><html><head><title>${title}</title></head><body><h1>${title}</h1></body></html>`;

/** An HTML page as gateways send it. */
function gatewayPage(status: number, title: string): Fault {
  return (response) => {
    response.writeHead(status, { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" });
    response.end(page(title));
  };
}

/** The first half of the answer, ended as if it were complete. */
const truncated: Fault = async (response, ask) => {
  const { status, headers, body } = await ask();
  response.writeHead(status, { "Content-Type": headers["content-type"] ?? "text/plain", "Cache-Control": "no-store" });
  response.end(body.subarray(0, Math.floor(body.length / 2)));
};

/** In the order of the reports. */
export const faultNames = [
  "abort",
  "hang",
  "403",
  "404",
  "429",
  "500",
  "502",
  "521",
  "html",
  "truncated",
  "maintenance",
] as const;
export type FaultName = (typeof faultNames)[number];

export const faults: Readonly<Record<FaultName, Fault>> = {
  abort: (response) => void response.destroy(),
  hang: () => undefined,
  403: gatewayPage(403, "403 Forbidden"),
  404: gatewayPage(404, "404 Not Found"),
  429: gatewayPage(429, "429 Too Many Requests"),
  500: gatewayPage(500, "500 Internal Server Error"),
  502: gatewayPage(502, "502 Bad Gateway"),
  521: gatewayPage(521, "521 Web server is down"),
  html: gatewayPage(200, "Just a moment…"),
  truncated,
  maintenance: gatewayPage(503, "This site is under maintenance"),
};
