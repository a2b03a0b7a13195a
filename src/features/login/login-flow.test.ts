import { describe, expect, it } from "vitest";
import type { Failure } from "../../api/failure.ts";
import type { SignIn, SignInStep, SmsStep } from "../../session/sign-in.ts";
import { createLoginFlow } from "./login-flow.ts";

const failure: Failure = { kind: "unreachable", sent: true };
const expired: Failure = { kind: "session-expired", message: "" };

function openFlow(first: SignInStep, sms: SmsStep, second: SignInStep | (() => SignInStep) = { kind: "superseded" }) {
  let cancelled = 0;
  const passwordLogins: string[] = [];
  let letSms = () => {};
  const smsGate = new Promise<void>((resolve) => (letSms = resolve));
  const signIn: SignIn = {
    start: async () => first,
    complete: async () => (typeof second === "function" ? second() : second),
    sendSms: async () => (await smsGate, sms),
    cancel: () => void (cancelled += 1),
  };
  const flow = createLoginFlow(signIn, {
    now: () => 1000,
    onPasswordLogin: (playerId) => void passwordLogins.push(playerId),
  });
  const sent = async () => {
    letSms();
    await new Promise((resolve) => setImmediate(resolve));
    return flow.stage.get();
  };
  return { flow, sent, cancelled: () => cancelled, passwordLogins };
}
const credentials = { username: "deniz", password: "x" };

describe("the log-in page's flow", () => {
  it("asks for an authenticator code, and returns to the start when it is done", async () => {
    const { flow } = openFlow({ kind: "authenticator-code" }, { kind: "start-over" }, { kind: "done", playerId: "p" });
    await flow.start(credentials);
    expect(flow.stage.get()).toEqual({ kind: "authenticator-code" });
    await flow.complete("123456");
    expect(flow.stage.get()).toEqual({ kind: "credentials" });
  });

  it("sends an SMS automatically and knows how long its code is valid", async () => {
    const { flow, sent } = openFlow({ kind: "sms-code" }, { kind: "sent", expiresIn: 180 });
    await flow.start(credentials);
    expect(flow.stage.get()).toEqual({ kind: "sms-code", sms: { kind: "sending" } });
    expect(await sent()).toEqual({ kind: "sms-code", sms: { kind: "sent", until: 181_000 } });
  });

  it("says when the SMS could not be sent", async () => {
    const { flow, sent } = openFlow({ kind: "sms-code" }, { kind: "refused", failure });
    await flow.start(credentials);
    expect(await sent()).toEqual({ kind: "sms-code", sms: { kind: "failed", failure } });
  });

  it("starts again when the first step has expired, and says so", async () => {
    const { flow } = openFlow(
      { kind: "authenticator-code" },
      { kind: "start-over" },
      { kind: "start-over", failure: expired },
    );
    await flow.start(credentials);
    await flow.complete("123456");
    expect(flow.stage.get()).toEqual({ kind: "credentials", lapsed: "time" });
    const sms = openFlow({ kind: "sms-code" }, { kind: "start-over" });
    await sms.flow.start(credentials);
    expect(await sms.sent()).toEqual({ kind: "credentials", lapsed: "time" });
  });

  it("says that wrong codes may be the reason, if there were any", async () => {
    const wrong: SignInStep = { kind: "refused", failure: { kind: "refused", message: "Hatalı" } };
    const seconds: SignInStep[] = [wrong, { kind: "start-over", failure: expired }];
    const { flow } = openFlow({ kind: "authenticator-code" }, { kind: "start-over" }, () => seconds.shift() ?? wrong);
    await flow.start(credentials);
    await flow.complete("000000");
    await flow.complete("000001");
    expect(flow.stage.get()).toEqual({ kind: "credentials", lapsed: "codes" });
    // A new log-in knows nothing of them.
    seconds.push({ kind: "start-over", failure: expired });
    await flow.start(credentials);
    await flow.complete("123456");
    expect(flow.stage.get()).toEqual({ kind: "credentials", lapsed: "time" });
  });

  it("stays at the password if the player went back before the SMS was sent", async () => {
    const { flow, sent, cancelled } = openFlow({ kind: "sms-code" }, { kind: "sent", expiresIn: 180 });
    await flow.start(credentials);
    flow.giveUp();
    expect(await sent()).toEqual({ kind: "credentials" });
    expect(cancelled()).toBe(1);
  });

  it("reports log-ins with a password, also those that need a code, but not with passkeys", async () => {
    const done: SignInStep = { kind: "done", playerId: "p" };
    const plain = openFlow(done, { kind: "start-over" });
    await plain.flow.start(credentials);
    expect(plain.passwordLogins).toEqual(["p"]);
    const coded = openFlow({ kind: "authenticator-code" }, { kind: "start-over" }, done);
    await coded.flow.start(credentials);
    expect(coded.passwordLogins).toEqual([]);
    await coded.flow.complete("123456");
    expect(coded.passwordLogins).toEqual(["p"]);
    const passkey = openFlow(done, { kind: "start-over" });
    await passkey.flow.start(() => Promise.reject(new Error("not asked for")));
    expect(passkey.passwordLogins).toEqual([]);
  });
});
