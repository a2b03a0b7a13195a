/** A push service on loopback, with browsers of its own that decrypt what they get (RFC 8291, RFC 8188). */
import { createDecipheriv, createECDH, createHmac, type ECDH, randomBytes, verify, createPublicKey } from "node:crypto";
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { listen, originOf, stop } from "../../http/listen.ts";

export interface Pushed {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export type PushService = Awaited<ReturnType<typeof startPushService>>;

/** `given.answerTo` returns the HTTP status for a request, and headers if any. The default is 201. */
export async function startPushService() {
  const received: Pushed[] = [];
  const given: { answerTo: (path: string) => { status: number; headers?: Record<string, string> } } = {
    answerTo: () => ({ status: 201 }),
  };
  const receive = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await buffer(request);
    const path = request.url ?? "";
    const { status, headers } = given.answerTo(path);
    if (status === 201) received.push({ path, headers: request.headers, body });
    response.writeHead(status, headers).end();
  };
  const server = createServer((request, response) => void receive(request, response));
  // Otherwise a request could meet a connection that is just being closed.
  server.keepAliveTimeout = 300_000;
  await listen(server, 0, "127.0.0.1");
  return { origin: originOf(server), received, given, close: () => stop(server) };
}

export interface TestBrowser {
  readonly subscription: {
    readonly endpoint: string;
    readonly keys: { readonly p256dh: string; readonly auth: string };
  };
  /** The text of a message that this browser got. */
  readonly decrypt: (body: Buffer) => string;
}

export function newBrowser(endpoint: string): TestBrowser {
  const pair = createECDH("prime256v1");
  const p256dh = pair.generateKeys("base64url");
  const auth = randomBytes(16);
  return {
    subscription: { endpoint, keys: { p256dh, auth: auth.toString("base64url") } },
    decrypt: (body) => decrypt(body, pair, auth),
  };
}

function decrypt(body: Buffer, pair: ECDH, auth: Buffer): string {
  const salt = body.subarray(0, 16);
  const senderKey = body.subarray(21, 21 + body.readUInt8(20));
  const record = body.subarray(21 + senderKey.length);
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), pair.getPublicKey(), senderKey]);
  const secret = expand(hmac(auth, pair.computeSecret(senderKey)), info, 32);
  const mixed = hmac(salt, secret);
  const key = expand(mixed, Buffer.from("Content-Encoding: aes128gcm\0"), 16);
  const nonce = expand(mixed, Buffer.from("Content-Encoding: nonce\0"), 12);
  const decipher = createDecipheriv("aes-128-gcm", key, nonce);
  decipher.setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  // The last record ends with 2 and any number of zeros.
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
}

function hmac(key: Buffer, text: Buffer): Buffer {
  return createHmac("sha256", key).update(text).digest();
}

function expand(key: Buffer, info: Buffer, length: number): Buffer {
  return hmac(key, Buffer.concat([info, Buffer.from([1])])).subarray(0, length);
}

/** The claims of a VAPID header (RFC 8292) that the owner of `publicKey` signed; undefined for any other. */
export function signedClaims(
  authorization: string,
  publicKey: string,
): { aud: string; exp: number; sub: string } | undefined {
  const [, token = "", key] = /^vapid t=([^,]+), k=([\w-]+)$/.exec(authorization) ?? [];
  const [head = "", claims = "", signature = ""] = token.split(".");
  const point = Buffer.from(publicKey, "base64url");
  const jwk = {
    kty: "EC",
    crv: "P-256",
    x: point.subarray(1, 33).toString("base64url"),
    y: point.subarray(33).toString("base64url"),
  };
  const verifying = { key: createPublicKey({ key: jwk, format: "jwk" }), dsaEncoding: "ieee-p1363" } as const;
  const isSigned = verify("sha256", Buffer.from(`${head}.${claims}`), verifying, Buffer.from(signature, "base64url"));
  if (!isSigned || key !== publicKey) return undefined;
  return JSON.parse(Buffer.from(claims, "base64url").toString()) as { aud: string; exp: number; sub: string };
}
