/**
 * `node tests/bench/operator-passwords.ts`: how long other visitors wait during a burst of a hundred calls that hash a password, from
 * different networks: wrong log-ins, registrations, and changes of the password with a wrong one. Starts an operator with the demo
 * in an embedded database and the built app; DATABASE_URL names another database.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { casinoGamesList } from "../../src/contract/casino.ts";
import type { AnyCall } from "../../src/contract/declaration.ts";
import type { SessionKeys } from "../../src/contract/system.ts";
import { userPassChange, userRegister } from "../../src/contract/user-account.ts";
import { userLogin } from "../../src/contract/user.ts";
import { demoPassword } from "../../demo/players.ts";
import { startForBench } from "./bench-operator.ts";
import { bodyOf } from "../../operator/testing/call.ts";
import { encrypted } from "../../operator/testing/site.ts";

const probeEveryMs = 25;

const { origin, stop } = await startForBench();
const { publicKey } = (await (await fetch(`${origin}/config.json`)).json()) as { publicKey: string };

const post = (body: unknown, ip?: string) =>
  fetch(`${origin}/endpoint/v1`, {
    method: "POST",
    headers: { panel: "frontend", ...(ip !== undefined && { "x-forwarded-for": ip }) },
    body: JSON.stringify(body),
  });

/** Logs in as a demo player, without `X-Forwarded-For`, because they can log in only from this machine. Returns the `user` block. */
async function userBlockOf(username: string) {
  const answer = (await (await post(bodyOf(userLogin, { username, password: demoPassword }))).json()) as {
    data: SessionKeys;
  };
  return encrypted(answer.data, publicKey);
}

const probes: readonly (readonly [string, () => Promise<Response>])[] = [
  ["the home page", () => fetch(origin, { headers: { accept: "text/html" } })],
  ["a list of games", () => post(bodyOf(casinoGamesList, { limit: 48, offset: 0 }), "198.51.100.1")],
];
for (let turn = 0; turn < 50; turn += 1) for (const [, ask] of probes) await (await ask()).text();
const users = await Promise.all(["deniz", "toprak", "defne"].map(userBlockOf));

interface Burst {
  readonly call: AnyCall;
  readonly times: number;
  readonly body: (n: number) => object;
}
const calls: readonly Burst[] = [
  { call: userLogin, times: 35, body: (n) => bodyOf(userLogin, { username: "deniz", password: `yanlis-${n}` }) },
  {
    call: userRegister,
    times: 35,
    body: (n) =>
      bodyOf(userRegister, {
        firstName: "Ada",
        lastName: "Deneme",
        birthDate: "1990-05-17",
        nationalId: "10000000528",
        country: "TR",
        city: "İzmir",
        address: "Sokak 1",
        currency: "TRY",
        email: `ada${n}@karo.example`,
        phone: `+9050000010${n}`,
        username: `ada${n}`,
        password: "Gizli-Parola-1",
        passwordConfirm: "Gizli-Parola-1",
        smsOptIn: false,
        emailOptIn: false,
        rulesAccepted: true,
      }),
  },
  {
    call: userPassChange,
    // Three players, of whom each may be wrong ten times.
    times: 30,
    body: (n) => ({
      ...bodyOf(userPassChange, {
        currentPassword: `yanlis-${n}`,
        password: "Gizli-Parola-1",
        passwordConfirm: "Gizli-Parola-1",
      }),
      user: users[n % users.length],
    }),
  },
];

const waits = new Map<string, number[]>(probes.map(([name]) => [name, []]));
const burst = new AbortController();
const probing = probes.map(async ([name, ask]) => {
  while (!burst.signal.aborted) {
    const before = performance.now();
    const response = await ask();
    await response.text();
    if (!response.ok) throw new Error(`${name}: HTTP ${response.status}`);
    waits.get(name)?.push(performance.now() - before);
    await sleep(probeEveryMs);
  }
});
const began = performance.now();
const sent = await Promise.all(
  calls
    .flatMap(({ call, times, body }) => Array.from({ length: times }, () => ({ call, body })))
    .map(async ({ call, body }, n) => {
      const response = await post(body(n), `203.0.113.${n}`);
      await response.text();
      return { method: call.method, status: response.status };
    }),
);
burst.abort();
await Promise.all(probing);
console.log(`100 calls in ${Math.round(performance.now() - began)} ms`);
for (const { call } of calls) {
  const ofCall = sent.filter(({ method }) => method === call.method);
  const answered = ofCall.filter(({ status }) => status === 200).length;
  console.log(`${call.method}: ${answered} answered, ${ofCall.length - answered} put off`);
}
for (const [name, all] of waits) {
  const sorted = all.toSorted((left, right) => left - right);
  const ms = (at: number) => `${(sorted[at] ?? 0).toFixed(0)} ms`;
  console.log(`${name}: median ${ms(sorted.length >> 1)}, longest ${ms(sorted.length - 1)}, of ${sorted.length}`);
}
await stop();
