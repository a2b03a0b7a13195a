/** Servers on this machine that receive what the outbox sends. */
import { EventEmitter, once } from "node:events";
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";

export const smtpPassword = "s3cret-of-smtp";

export interface ReceivedMail {
  readonly from: string | undefined;
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
}

/** A mail server that takes mails with the user `karo` and `smtpPassword`, and refuses the recipients of `refused` for good. */
export async function startMailServer({ refused = [] as readonly string[] } = {}) {
  const mails: ReceivedMail[] = [];
  const arrivals = new EventEmitter();
  const server = new SMTPServer({
    hideSTARTTLS: true,
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) =>
      username === "karo" && password === smtpPassword
        ? done(null, { user: username })
        : done(new Error("Wrong password")),
    onRcptTo: ({ address }, _session, done) =>
      done(refused.includes(address) ? Object.assign(new Error(`No ${address} here`), { responseCode: 550 }) : null),
    async onData(stream, { envelope }, done) {
      mails.push(
        read(
          await text(stream),
          envelope.rcptTo.map(({ address }) => address),
        ),
      );
      arrivals.emit("mail");
      done();
    },
  });
  // A client that gives up breaks its connection.
  server.on("error", () => {});
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    mails,
    /** Resolves with the next mail. */
    next: () => once(arrivals, "mail").then(() => mails.at(-1)),
    url: `smtp://karo:${smtpPassword}@127.0.0.1:${port}`,
    port,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}

function read(message: string, to: readonly string[]): ReceivedMail {
  const [head = "", ...body] = message.split("\r\n\r\n");
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, "m").exec(head)?.[1];
  return {
    from: header("From"),
    to,
    subject: header("Subject") ?? "",
    text: quotedPrintable(body.join("\n\n").trim()),
  };
}

function quotedPrintable(encoded: string): string {
  return encoded
    .replace(/=\r?\n/g, "")
    .replace(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)));
}

export interface Posted {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A service for text messages. It answers the given statuses one after another, then 204. */
export async function startSmsService(...statuses: number[]) {
  const posts: Posted[] = [];
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    posts.push({ headers: request.headers, body: await text(request) });
    response.writeHead(statuses.shift() ?? 204).end();
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    posts,
    url: `http://127.0.0.1:${port}/sms`,
    close: () => new Promise<unknown>((resolve) => server.close(resolve)),
  };
}
