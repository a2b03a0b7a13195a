/** The operator under test, as the checks see it: its config.json, its extensions, its calls, and the player's session. */
import { constants, createPublicKey, type KeyObject, publicEncrypt } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import {
  type AnswerOf,
  type AnyCall,
  type ExtensionName,
  nameOf,
  type RequestOf,
} from "../src/contract/declaration.ts";
import { messages, parseAnswer, type ParsedAnswer } from "../src/contract/envelope.ts";
import { financeCheckBalance } from "../src/contract/finance.ts";
import { type SiteConfig, siteConfig } from "../src/contract/site-config.ts";
import { systemCapabilities, type SessionKeys } from "../src/contract/system.ts";
import { userCheckGa, userLogin } from "../src/contract/user.ts";
import * as v from "valibot";
import { LeftOut, Trouble } from "./check.ts";
import { type Exchange, fetchExchange, type HttpRequest, sendAndLeave } from "./exchange.ts";
import { createMask, type Mask } from "./mask.ts";
import { nextCode } from "./totp.ts";

export interface SiteOptions {
  /** The part before `/endpoint/v1`. By default that of config.json. */
  readonly api: string | undefined;
  /** Where config.json and the data files are. By default the origin of `api`. */
  readonly site: string | undefined;
  readonly player?:
    | { readonly name: string; readonly password: string; readonly totp?: string | undefined }
    | undefined;
  /** The extensions that the operator says it has. By default those that its capabilities name. */
  readonly extensions?: readonly ExtensionName[] | undefined;
  readonly write: boolean;
  readonly timeoutMs: number;
  /** How long a session lives after its last ping, as the operator says. Without it nothing waits for the end of one. */
  readonly sessionMinutes?: number | undefined;
  /** Ends the run. */
  readonly stop?: AbortSignal | undefined;
  /** For tests: the time, and how to wait. */
  readonly clock?: Clock | undefined;
}

export interface Clock {
  readonly now: () => Date;
  readonly wait: (ms: number) => Promise<void>;
}

const realClock = (stop: AbortSignal | undefined): Clock => ({
  now: () => new Date(),
  wait: (ms) => setTimeout(ms, undefined, stop && { signal: stop }),
});

const headersOfCalls = { "Content-Type": "application/json", panel: "frontend" };

/** Who sends a call: nobody in particular, somebody without a session (the placeholder), or a session. */
export type Sender = "public" | "nobody" | Player | { readonly user: object };

/** A session of the player. */
export interface Player {
  readonly keys: SessionKeys;
  readonly gmt: string;
  /** Whether it waits for a second factor. */
  readonly waits: "ga" | "sms" | undefined;
}

export interface Asking {
  readonly as?: Sender;
  readonly lang?: "tr" | "en";
  /** The header Idempotency-Key. */
  readonly key?: string;
  /** Ask again, although the same was asked before. Writes are always asked again. */
  readonly fresh?: boolean;
  /** More members of `data`, or of the envelope. */
  readonly more?: object;
  readonly beside?: object;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Success<Data> {
  readonly data: Data;
  readonly raw: { readonly data: unknown; readonly pagination?: unknown };
  readonly exchange: Exchange;
  readonly pagination: { readonly limit: number; readonly total: number; readonly offset: number } | undefined;
  readonly dropped: Extract<ParsedAnswer<Data>, { kind: "success" }>["dropped"];
}

export type Site = ReturnType<typeof openSite>;

/** Opens the operator for one run. Nothing is sent before a check asks for it. */
export function openSite(options: SiteOptions) {
  const mask: Mask = createMask();
  const clock = options.clock ?? realClock(options.stop);
  mask.hide(options.player?.password);
  mask.hide(options.player?.totp);
  const siteBase = (options.site ?? new URL(options.api ?? "http://localhost").origin).replace(/\/+$/, "");
  /** Everything that was sent in this run, in order. */
  const exchanges: Exchange[] = [];
  const kept = new Map<string, Promise<Exchange>>();
  let listener: ((exchange: Exchange) => void) | undefined;
  let config: { readonly value: SiteConfig } | undefined;
  let lastStep = 0;

  async function send(request: HttpRequest, keepAs?: string): Promise<Exchange> {
    const before = keepAs === undefined ? undefined : kept.get(keepAs);
    const sending =
      before ??
      fetchExchange(request, { timeoutMs: options.timeoutMs, stop: options.stop }).then((exchange) => {
        exchanges.push(exchange);
        return exchange;
      });
    if (keepAs !== undefined) kept.set(keepAs, sending);
    const exchange = await sending;
    listener?.(exchange);
    return exchange;
  }

  const get = (address: string, headers: Readonly<Record<string, string>> = {}, fresh = false) =>
    send(
      { what: `GET ${address}`, url: address, method: "GET", headers },
      fresh ? undefined : `GET ${address} ${JSON.stringify(headers)}`,
    );
  const siteAddress = (path: string) => (/^https?:/i.test(path) ? path : new URL(path, `${siteBase}/`).href);

  /** The parsed config.json. */
  async function settings(): Promise<SiteConfig> {
    if (config) return config.value;
    const { status, body } = await get(siteAddress("/config.json"));
    const parsed = v.safeParse(siteConfig, body);
    if (status !== 200 || !parsed.success) throw new Trouble("config.json cannot be used", "config fits");
    config = { value: parsed.output };
    return parsed.output;
  }

  /** The part before `/endpoint/v1`. */
  async function apiBase(): Promise<string> {
    if (options.api !== undefined) return options.api.replace(/\/+$/, "");
    const { apiBase: base } = await settings();
    return siteAddress(base === "" ? "/" : base).replace(/\/+$/, "");
  }
  const endpoint = async () => `${await apiBase()}/endpoint/v1`;

  async function publicKey(): Promise<KeyObject> {
    try {
      return createPublicKey((await settings()).publicKey);
    } catch (error) {
      if (error instanceof Trouble) throw error;
      throw new Trouble("publicKey is no RSA key", "config key");
    }
  }

  const ciphertexts = new Map<string, string>();
  async function encrypt(text: string): Promise<string> {
    const before = ciphertexts.get(text);
    if (before !== undefined) return before;
    const key = { key: await publicKey(), padding: constants.RSA_PKCS1_PADDING };
    const made = publicEncrypt(key, Buffer.from(text)).toString("base64");
    ciphertexts.set(text, made);
    return made;
  }

  async function userBlock(sender: Sender, lang: string): Promise<object | undefined> {
    if (sender === "public") return undefined;
    if (sender === "nobody") return { uip: await encrypt("0.0.0.0"), lang };
    if ("user" in sender) return sender.user;
    const { uid, sid, uip } = sender.keys;
    return { uid: await encrypt(uid), sid: await encrypt(sid), uip: await encrypt(uip), gmt: sender.gmt, lang };
  }

  /** The body of a call. */
  async function envelopeOf(call: AnyCall, data: object, { as = "public", lang = "tr", more, beside }: Asking) {
    const user = await userBlock(as, lang);
    return {
      api: { class: call.class, method: call.method },
      data: { ...data, ...more, Lang: lang },
      ...(user && { user }),
      ...beside,
    };
  }

  /** Sends a call. Reads that were sent before are not sent again. */
  async function ask(call: AnyCall, data: object, asking: Asking = {}): Promise<Exchange> {
    const { key, headers } = asking;
    const envelope = await envelopeOf(call, data, asking);
    return post(envelope, {
      what: `${nameOf(call)} ${JSON.stringify(envelope.data)}${envelope.user ? " as a player" : ""}`,
      headers: { ...(key !== undefined && { "Idempotency-Key": key }), ...headers },
      keep: call.effect === "read" && !asking.fresh,
    });
  }

  /** Sends a call and does not wait for the answer: the connection breaks once the request is on its way. */
  async function lose(call: AnyCall, data: object, asking: Asking & { readonly key: string }): Promise<void> {
    const body = JSON.stringify(await envelopeOf(call, data, asking));
    const headers = { ...headersOfCalls, "Idempotency-Key": asking.key };
    const request = { what: nameOf(call), url: await endpoint(), method: "POST", headers, body };
    await sendAndLeave(request, { timeoutMs: options.timeoutMs, stop: options.stop });
  }

  /** Posts any body to the endpoint. */
  async function post(
    body: unknown,
    { what, headers = {}, keep = false }: { what: string; headers?: Readonly<Record<string, string>>; keep?: boolean },
  ): Promise<Exchange> {
    const text = typeof body === "string" ? body : JSON.stringify(body);
    const sent = { ...headersOfCalls, ...headers };
    const request: HttpRequest = { what, url: await endpoint(), method: "POST", headers: sent, body: text };
    return send(request, keep ? `POST ${text} ${JSON.stringify(headers)}` : undefined);
  }

  /** Sends a call and reads the answer as the front end does. */
  async function read<Call extends AnyCall>(
    call: Call,
    data: RequestOf<Call>,
    asking: Asking = {},
  ): Promise<{ exchange: Exchange; answer: ParsedAnswer<AnswerOf<Call>> }> {
    const name = nameOf(call);
    const exchange = await ask(call, data as object, asking);
    const problem = exchange.problem ?? (exchange.status === 200 ? undefined : `HTTP ${exchange.status}`);
    if (problem) throw new Trouble(`${name}: ${problem}`, `answer ${name}`);
    const wrong = envelopeProblem(exchange);
    if (wrong) throw new Trouble(`${name}: ${wrong}`, `envelope ${name}`);
    return { exchange, answer: parseAnswer(call, exchange.body) };
  }

  /** The same for a call that must succeed. */
  async function succeed<Call extends AnyCall>(
    call: Call,
    data: RequestOf<Call>,
    asking: Asking = {},
  ): Promise<Success<AnswerOf<Call>>> {
    const { exchange, answer } = await read(call, data, asking);
    const owner = `schema ${nameOf(call)}`;
    if (answer.kind === "refusal") throw new Trouble(`${nameOf(call)} was refused: ${describeRefusal(answer)}`, owner);
    if (answer.kind === "malformed") throw new Trouble(`${nameOf(call)}: ${answer.reason}`, owner);
    const raw = exchange.body as { readonly data: unknown; readonly pagination?: unknown };
    return { data: answer.data, raw, exchange, pagination: answer.pagination, dropped: answer.dropped };
  }

  /** Logs in. The session may wait for a second factor. */
  async function logIn(): Promise<Player> {
    const { player } = options;
    if (!player) throw new LeftOut("needs --player and --password");
    const { data } = await succeed(userLogin, { username: player.name, password: player.password });
    for (const secret of [data.sid, data.uip]) mask.hide(secret);
    const waits = data.gasecret > 10 ? "ga" : data.otp === "sms" ? "sms" : undefined;
    return { keys: { uid: data.uid, sid: data.sid, uip: data.uip }, gmt: data.gtm, waits };
  }

  /** The next code of the authenticator that was not used before. Waits for it, if need be. */
  async function code(): Promise<string> {
    const { totp } = options.player ?? {};
    if (totp === undefined) throw new LeftOut("needs --totp");
    const next = nextCode(totp, clock.now(), lastStep);
    if (next.waitMs > 0) await clock.wait(next.waitMs);
    lastStep = next.step;
    mask.hide(next.code);
    return next.code;
  }

  /** A session that has passed its second factor, and works. */
  async function signIn(): Promise<Player> {
    const waiting = await logIn();
    if (waiting.waits === "sms") throw new LeftOut("this player gets codes by SMS, which the kit cannot read");
    const player = waiting.waits ? await passFactor(waiting) : waiting;
    const { answer } = await read(financeCheckBalance, {}, { as: player });
    if (saysNoSession(answer)) throw new Trouble("the new session does not work");
    return player;
  }

  async function passFactor(player: Player): Promise<Player> {
    const { data } = await succeed(userCheckGa, { SiteType: "Mobile", ga_code: await code() }, { as: player });
    if (data) mask.hide(data.sid);
    return { ...player, waits: undefined, ...(data && { keys: data }) };
  }

  let signingIn: Promise<Player> | undefined;
  let current: Player | undefined;
  /** The session that the checks share. */
  async function player(): Promise<Player> {
    if (current) return current;
    signingIn ??= signIn();
    try {
      current = await signingIn;
    } catch (error) {
      if (error instanceof Trouble) throw new Trouble(error.message, "session log-in");
      throw error;
    }
    return current;
  }

  let naming: Promise<ReadonlySet<string>> | undefined;
  /** The extensions that the capabilities name; none if the back end has no such call. */
  async function namedExtensions(): Promise<ReadonlySet<string>> {
    naming ??= read(systemCapabilities, {}).then(
      ({ answer }) =>
        new Set(
          answer.kind === "success" ? answer.data.map((each) => (typeof each === "string" ? each : each.name)) : [],
        ),
      () => new Set<string>(),
    );
    return naming;
  }

  /** The extensions to check: those of `--extensions`, or those that the capabilities name. */
  const extensions = async (): Promise<ReadonlySet<string>> =>
    options.extensions ? new Set(options.extensions) : namedExtensions();

  return {
    options,
    mask,
    clock,
    exchanges,
    siteOrigin: new URL(siteBase).origin,
    siteAddress,
    settings,
    apiBase,
    endpoint,
    publicKey,
    encrypt,
    userBlock,
    get,
    send,
    post,
    ask,
    lose,
    read,
    succeed,
    logIn,
    code,
    signIn,
    passFactor,
    player,
    /** The session goes on with other keys. */
    keepSession: (next: Player) => {
      mask.hide(next.keys.sid);
      current = next;
    },
    extensions,
    namedExtensions,
    /** Tells `onExchange` of every exchange until the returned function is called. */
    listen(onExchange: (exchange: Exchange) => void): () => void {
      const outer = listener;
      listener = (exchange) => {
        onExchange(exchange);
        outer?.(exchange);
      };
      return () => void (listener = outer);
    },
  };
}

const ended: ReadonlySet<string> = new Set([messages.sessionExpired, messages.loginFailed, messages.inactiveAccount]);

/** Whether the front end understands from this refusal that there is no session. */
export function saysNoSession(answer: ParsedAnswer<unknown>): boolean {
  if (answer.kind !== "refusal") return false;
  return answer.code === 403 || answer.debug === "anonymous user" || ended.has(answer.message);
}

/** What makes a body no envelope of the contract. Undefined for an envelope. */
export function envelopeProblem({ body, text }: Exchange): string | undefined {
  if (body === undefined) return `the body is not JSON: ${text.slice(0, 80)}`;
  if (typeof body !== "object" || body === null || Array.isArray(body)) return "the body is not an object";
  const { result, message, code, debug, pagination } = body as Readonly<Record<string, unknown>>;
  if (typeof result !== "boolean") return `result is ${JSON.stringify(result) ?? "missing"}, not true or false`;
  if (message != null && typeof message !== "string") return "message is no text";
  if (code != null && !/^("\d+"|\d+)$/.test(JSON.stringify(code)))
    return `code is ${JSON.stringify(code)}, not a number`;
  if (debug != null && typeof debug !== "string") return "debug is no text";
  return pagination == null || pagination === 0 ? undefined : paginationProblem(pagination);
}

function paginationProblem(pagination: unknown): string | undefined {
  const members = (pagination ?? {}) as Readonly<Record<string, unknown>>;
  const wrong = ["limit", "total", "offset"].find((name) => !/^\d+$/.test(String(members[name])));
  return wrong && `pagination.${wrong} is ${JSON.stringify(members[wrong]) ?? "missing"}, not a whole number`;
}

/** A refusal in a few words. */
export function describeRefusal(answer: { message: string; code?: number; debug?: string }): string {
  const { message, code, debug } = answer;
  return [message && `“${message}”`, code !== undefined && `code ${code}`, debug && `debug “${debug}”`]
    .filter(Boolean)
    .join(", ");
}
