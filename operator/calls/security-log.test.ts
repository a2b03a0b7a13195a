import { afterAll, beforeAll, expect, it } from "vitest";
import type { AnyCall, RequestOf } from "../../src/contract/declaration.ts";
import type { SessionKeys } from "../../src/contract/system.ts";
import { userCheckGa, userLogin } from "../../src/contract/user.ts";
import {
  userPasskeyAdd,
  userPasskeyLogin,
  userPasskeyLoginOptions,
  userPasskeyOptions,
} from "../../src/contract/user-passkeys.ts";
import { userGenerateGa, userSmsSend, userSmsValidate } from "../../src/contract/user-security.ts";
import { totpAt } from "../identity/second-factor.ts";
import type { RunningOperator } from "../server.ts";
import { softAuthenticator } from "../testing/authenticator.ts";
import { bodyOf } from "../testing/call.ts";
import { postCall } from "../testing/fetch-call.ts";
import { startTestOperator } from "../testing/operator.ts";
import { testPassword } from "../testing/players.ts";
import { encrypted } from "../testing/site.ts";

const SiteType = "Mobile";
const logged: string[] = [];
let operator: RunningOperator;
let user: ReturnType<typeof encrypted>;

const send = async <Call extends AnyCall>(call: Call, data: RequestOf<Call>) =>
  postCall(operator.origin, { ...bodyOf(call, data), user });

beforeAll(async () => {
  operator = await startTestOperator({
    config: { siteOrigin: "https://site.example" },
    log: (line) => void logged.push(line),
  });
  const { envelope } = await postCall(operator.origin, bodyOf(userLogin, { username: "sade", password: testPassword }));
  user = encrypted(envelope.data as SessionKeys, operator.config.publicKey);
});
afterAll(() => operator.close());

/** The value at `key` in the answer to a call, which must succeed. */
async function answered<Call extends AnyCall>(call: Call, data: RequestOf<Call>, key: string): Promise<string> {
  const { envelope } = await send(call, data);
  expect(envelope.result).toBe(true);
  return String((envelope.data as Record<string, unknown>)[key]);
}

it("no secret, code or challenge is in the log, on success or on a fault", async () => {
  const secret = await answered(userGenerateGa, { SiteType }, "secret");
  await answered(userSmsSend, { SiteType }, "expiresIn");
  const { body } = await operator.db
    .selectFrom("outbox")
    .select("body")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirstOrThrow();
  const sms = /\b\d{6}\b/.exec(body ?? "")?.[0] ?? "no code";
  const device = softAuthenticator({ origin: "https://site.example", rpId: "site.example" });
  const creation = await answered(userPasskeyOptions, {}, "challenge");
  const login = await answered(userPasskeyLoginOptions, {}, "challenge");
  const code = totpAt(secret, new Date());
  expect(logged).toEqual([]);

  const tables = ["passkey_challenge", "sms_code", "throttle"] as const;
  for (const table of tables) await operator.db.schema.alterTable(table).renameTo(`lost_${table}`).execute();
  const failures = [
    await send(userCheckGa, { SiteType, ga_code: code }),
    await send(userSmsValidate, { SiteType, code: sms }),
    await send(userPasskeyAdd, { credential: device.create(creation), name: "Telefonum" }),
    await send(userPasskeyLogin, { credential: device.get(login) }),
  ];
  expect(failures.map(({ response }) => response.status)).toEqual([500, 500, 500, 500]);
  expect(logged).toHaveLength(failures.length);
  for (const kept of [secret, code, sms, creation, login, device.id]) expect(logged.join("\n")).not.toContain(kept);
});
