/** Refusals, unknown calls, rate limits, time-outs and maintenance. */
import { randomUUID } from "node:crypto";
import { casinoCategoryList, casinoGamesList } from "../../src/contract/casino.ts";
import { maintenanceCheckStatus } from "../../src/contract/maintenance.ts";
import { maintenanceStatus } from "../../src/contract/site-answers.ts";
import { userForgot, userPassReset, userRegister } from "../../src/contract/user-account.ts";
import { userLogin } from "../../src/contract/user.ts";
import * as v from "valibot";
import type { Check, Finding } from "../check.ts";
import type { Exchange } from "../exchange.ts";
import { envelopeProblem, type Site } from "../site.ts";

const unknownCalls = [
  ["casino", "conformance_no_such_method"],
  ["conformance", "games_list"],
  ["user", "constructor"],
  ["__proto__", "toString"],
] as const;

const unknown = { area: "unknown", contract: "#refusals-and-errors", level: "must" } as const;

function must404({ status, problem, body, ...exchange }: Exchange): Finding | undefined {
  if (problem || status !== 200) return { came: problem ?? `HTTP ${status}` };
  const wrong = envelopeProblem({ status, body, ...exchange });
  if (wrong) return { came: wrong };
  const { result, code } = body as { result: boolean; code?: unknown };
  if (result) return { came: "result true" };
  return Number(code) === 404 ? undefined : { came: `code ${code === undefined ? "missing" : JSON.stringify(code)}` };
}

export const unknownChecks: readonly Check[] = unknownCalls.map(([controller, method]) => ({
  ...unknown,
  id: `unknown call ${controller}/${method}`,
  title: `The unknown call ${controller}/${method} is refused`,
  expected: "HTTP 200 with result false and code 404",
  advice:
    "A newer front end asks for calls that this back end does not have, and works without them when it reads this.",
  async run(site) {
    const body = { api: { class: controller, method }, data: { Lang: "tr" } };
    return must404(await site.post(body, { what: `${controller}/${method}` }));
  },
}));

const refusals = { area: "refusals", contract: "#refusals-and-errors", level: "must" } as const;

/** Refusals of this run so far, as they came. */
const refusalsOf = ({ exchanges }: Site) =>
  exchanges.filter(({ body }) => (body as { result?: unknown } | null | undefined)?.result === false);

const strange = [
  ["an empty body", ""],
  ["a body that is not JSON", "{"],
  ["a list instead of an envelope", "[]"],
  ["null instead of an envelope", "null"],
  ["an envelope without api", '{"data":{"Lang":"tr"}}'],
  ["an envelope without data", '{"api":{"class":"casino","method":"category_list"}}'],
] as const;

export const refusalChecks: readonly Check[] = [
  ...strange.map(([what, body]): Check => ({
    ...refusals,
    id: `strange ${what.replaceAll(" ", "-")}`,
    level: "may",
    title: `${what[0]?.toUpperCase()}${what.slice(1)} does no harm`,
    expected: "an answer other than HTTP 500",
    advice: "HTTP 500 locks the front end for everybody behind the same cache or proxy, and hides real faults.",
    async run(site) {
      const { status, problem } = await site.post(body, { what });
      return problem || status >= 500 ? { came: problem ?? `HTTP ${status}` } : undefined;
    },
  })),
  {
    ...refusals,
    id: "refusal of a form",
    after: ["refusal is HTTP 200"],
    contract: "#userregister",
    title: "An empty registration is refused",
    expected: "result false; with data.errors, a message by the name of each wrong field",
    advice: "data.errors puts a message at its field. Without it, the player sees one message above the form.",
    async run(site) {
      const texts = [
        "firstName",
        "lastName",
        "nationalId",
        "country",
        "city",
        "address",
        "currency",
        "email",
        "phone",
        "username",
        "password",
        "passwordConfirm",
      ];
      const data = {
        ...Object.fromEntries(texts.map((name) => [name, ""])),
        birthDate: "2020-01-01",
        smsOptIn: false,
        emailOptIn: false,
        rulesAccepted: false,
      };
      const { exchange, answer } = await site.read(userRegister, data as never, { key: randomUUID() });
      if (answer.kind !== "refusal") return { came: "it was not refused" };
      const { errors } = ((exchange.body as { data?: unknown }).data ?? {}) as { errors?: unknown };
      if (errors === undefined) return { came: "no data.errors", mayBe: true };
      const isMap = v.is(v.record(v.string(), v.string()), errors);
      return isMap ? undefined : { came: "data.errors is no object of texts" };
    },
  },
  {
    ...refusals,
    id: "refusal of a token",
    contract: "#userpass_reset",
    title: "A new password needs the token of the mail",
    expected: "result false for a token that nobody was sent",
    advice: "Anybody could set anybody’s password otherwise.",
    async run(site) {
      const data = { token: randomUUID(), password: "Kontrol-Deneme-1", passwordConfirm: "Kontrol-Deneme-1" };
      const { answer } = await site.read(userPassReset, data);
      return answer.kind === "refusal" ? undefined : { came: "it was accepted" };
    },
  },
  {
    ...refusals,
    id: "forgot tells nothing",
    after: ["refusal has a message"],
    contract: "#userforgot",
    title: "Asking for a new password does not tell who has an account",
    expected: "result true for an address that nobody has",
    advice: "Answer the same whether or not the account exists.",
    async run(site) {
      const email = `conformance-${randomUUID().slice(0, 8)}@example.com`;
      const { answer } = await site.read(userForgot, { email });
      if (answer.kind === "refusal" && answer.code === 429) return undefined;
      return answer.kind === "success" ? undefined : { came: "it was refused" };
    },
  },
];

/** More attempts than any back end should let somebody make at once. */
const mostAttempts = 15;

/** Tries to log in as somebody who is nobody, until that is too much. */
async function tooMany(site: Site): Promise<Exchange | undefined> {
  const before = provoked.get(site);
  if (before) return before;
  const username = `conformance-${randomUUID().slice(0, 8)}`;
  const attempts = (async () => {
    for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
      const exchange = await site.ask(userLogin, { username, password: `Kontrol-${attempt}` });
      const { code } = (exchange.body ?? {}) as { code?: unknown };
      if (exchange.status === 429 || Number(code) === 429) return exchange;
    }
  })();
  provoked.set(site, attempts);
  return attempts;
}
const provoked = new WeakMap<Site, Promise<Exchange | undefined>>();

const rates = { area: "rates", contract: "#refusals-and-errors" } as const;

export const rateChecks: readonly Check[] = [
  {
    ...rates,
    id: "rate log-in",
    level: "may",
    title: "Guessing passwords is limited",
    expected: `a refusal with code 429 within ${mostAttempts} wrong log-ins`,
    advice: "Limit by account and by network. Without a limit, passwords can be guessed.",
    async run(site) {
      return (await tooMany(site)) ? undefined : { came: `${mostAttempts} wrong log-ins, each refused like the first` };
    },
  },
  {
    ...rates,
    id: "rate form",
    level: "must",
    title: "Too many attempts are refused in the contract’s form",
    expected: "HTTP 200 with result false, code 429 and a message, or HTTP 429 with Retry-After",
    advice: "The front end shows the message and does not try again by itself.",
    async run(site) {
      const exchange = await tooMany(site);
      if (!exchange) return { leftOut: "there was no limit" };
      if (exchange.status !== 200)
        return exchange.headers.has("retry-after") ? undefined : { came: "HTTP 429 without Retry-After" };
      const { result, message } = exchange.body as { result?: unknown; message?: unknown };
      if (result !== false) return { came: "result is not false" };
      return message ? undefined : { came: "no message" };
    },
  },
  {
    ...rates,
    id: "rate retry after",
    level: "must",
    after: ["rate form"],
    title: "Too many attempts: the time to wait is in seconds",
    expected: "data.retryAfter, where it is known, is a number of seconds up to a day",
    advice: "A moment or milliseconds would make the player wait for ever.",
    async run(site) {
      const exchange = await tooMany(site);
      if (!exchange || exchange.status !== 200) return { leftOut: "there was no such refusal" };
      const { retryAfter } = ((exchange.body as { data?: unknown }).data ?? {}) as { retryAfter?: unknown };
      if (retryAfter === undefined) return { came: "no data.retryAfter", mayBe: true };
      const seconds = Number(retryAfter);
      return seconds > 0 && seconds <= 86_400
        ? undefined
        : { came: `data.retryAfter is ${JSON.stringify(retryAfter)}` };
    },
  },
];

export const timeChecks: readonly Check[] = [
  {
    id: "time most reads",
    area: "times",
    contract: "#refusals-and-errors",
    level: "may",
    title: "Answers come quickly",
    expected: "19 of 20 answers of this run within a second",
    advice: "The front end gives a read up after 20 seconds, a ping after 8. Players leave much earlier.",
    async run({ exchanges }) {
      const sorted = exchanges.map(({ ms }) => ms).sort((a, b) => a - b);
      const late = sorted[Math.floor(sorted.length * 0.95)] ?? 0;
      return late > 1_000 ? { came: `${Math.round(late)} ms` } : undefined;
    },
  },
  {
    id: "time system calls",
    area: "times",
    contract: "#refusals-and-errors",
    level: "must",
    title: "Pings, capabilities and the maintenance check answer within 8 seconds",
    expected: "each of them within 8 seconds",
    advice: "The front end gives these up after 8 seconds, and everything that waits for them.",
    async run({ exchanges }) {
      const late = exchanges.find(
        ({ request, ms, problem }) => /^(system|maintenance)\//.test(request.what) && !problem && ms > 8_000,
      );
      return late && { came: `${Math.round(late.ms)} ms for ${late.request.what}` };
    },
  },
  {
    id: "time many at once",
    area: "times",
    contract: "#refusals-and-errors",
    level: "must",
    after: ["answer casino/category_list", "answer casino/games_list"],
    title: "Calls of one page are answered side by side",
    expected: "HTTP 200 for 12 reads that are sent at once",
    advice: "The home page sends about as many. A limit by address that is lower breaks every visit.",
    async run(site) {
      const asking = Array.from({ length: 12 }, (_, index) =>
        index % 2
          ? site.ask(casinoGamesList, { limit: 5, offset: 0 }, { fresh: true })
          : site.ask(casinoCategoryList, { limit: 100, offset: 0 }, { fresh: true }),
      );
      const wrong = (await Promise.all(asking)).find(({ status }) => status !== 200);
      return wrong && { came: wrong.problem ?? `HTTP ${wrong.status}` };
    },
  },
];

export const maintenanceChecks: readonly Check[] = [
  {
    id: "maintenance agrees",
    area: "maintenance",
    contract: "#other-addresses",
    level: "must",
    after: ["schema check-maintenance", "envelope maintenance/check_status", "answer maintenance/check_status"],
    title: "Both addresses agree about maintenance",
    expected: "check-maintenance says status on only while maintenance/check_status is refused",
    advice: "The front end asks one, its maintenance page the other: players would go round in a circle.",
    async run(site) {
      const { siteName } = await site.settings();
      const address = `${await site.endpoint()}/check-maintenance?sitename=${encodeURIComponent(siteName)}&version=1`;
      const told = v.safeParse(maintenanceStatus, (await site.get(address)).body);
      const { body } = await site.ask(maintenanceCheckStatus, {});
      const isOpen = (body as { result?: unknown }).result === true;
      if (!told.success || told.output.status !== isOpen) return undefined;
      return {
        came: `check-maintenance says ${told.output.status ? "maintenance" : "open"}, check_status says ${isOpen ? "open" : "maintenance"}`,
      };
    },
  },
];

/** These look at what came in the whole run, so they are late. */
export const observedChecks: readonly Check[] = [
  {
    ...refusals,
    id: "refusal is HTTP 200",
    title: "Refusals come with HTTP 200",
    expected: "every refusal of this run had the status 200",
    advice: "The front end takes any other status for a failure that passes, and shows no message.",
    async run(site) {
      const wrong = refusalsOf(site).find(
        ({ status, request }) => status !== 200 && request.method === "POST" && status !== 503,
      );
      return wrong && { came: `HTTP ${wrong.status} for ${wrong.request.what}` };
    },
  },
  {
    ...refusals,
    id: "refusal has a message",
    title: "Refusals for the player have a message",
    expected: "every refusal without a code that the front end understands has a message",
    advice: "The player sees this text. Without one, the front end can only say that something went wrong.",
    async run(site) {
      const silent = refusalsOf(site).find(({ body, status }) => {
        const { message, code, debug, data, pagination } = body as Readonly<Record<string, unknown>>;
        const isList = Array.isArray(data) || pagination !== undefined;
        const hasErrors = (data as { errors?: unknown } | null | undefined)?.errors !== undefined;
        return status === 200 && !message && !isList && !hasErrors && code === undefined && debug === undefined;
      });
      return silent && { came: `none from ${silent.request.what}` };
    },
  },
  {
    ...rates,
    id: "busy says when",
    level: "must",
    title: "HTTP 429 and 503 say when to try again",
    expected: "every such answer of this run has Retry-After",
    advice: "The front end waits at least as long before it repeats a read.",
    async run({ exchanges }) {
      const silent = exchanges.find(
        ({ status, headers }) => (status === 429 || status === 503) && !headers.has("retry-after"),
      );
      return silent && { came: `HTTP ${silent.status} without it, for ${silent.request.what}` };
    },
  },
];
