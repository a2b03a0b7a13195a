import { expect, test } from "vitest";
import { type Failure, failureOfRefusal, sessionEffectOf } from "./failure.ts";

test.each([
  [{ message: "Oturum süresi doldu" }, "session-expired", "session"],
  [{ message: "", code: 403 }, "session-expired", "session"],
  [{ message: "Bu işlem için yetkiniz yok", code: 403 }, "session-expired", "session"],
  [{ message: "", debug: "anonymous user" }, "session-expired", "session"],
  [{ message: "Giriş Başarısız" }, "login-failed", "session-and-auth"],
  [{ message: "Giriş Başarısız", code: 403 }, "login-failed", "session-and-auth"],
  [{ message: "İnaktif hesap" }, "inactive-account", "account"],
  [{ message: "Bu işlem için yetkiniz yok" }, "not-authorised", undefined],
  [{ message: "Yetersiz bakiye", code: 12 }, "refused", undefined],
  [{ message: "giriş başarısız" }, "refused", undefined],
  [{ message: "" }, "refused", undefined],
])("%j is %s and removes %s", (refusal, kind, effect) => {
  const failure = failureOfRefusal({ kind: "refusal", ...refusal });
  expect(failure.kind).toBe(kind);
  expect(sessionEffectOf(failure)).toBe(effect);
});

test("a refusal keeps its data", () => {
  const data = { until: "2027-01-01T00:00:00+03:00" };
  const failure = failureOfRefusal({ kind: "refusal", message: "Hesabınız kapalı", code: 7, data });
  expect(failure).toEqual({ kind: "refused", message: "Hesabınız kapalı", code: 7, data });
});

test("only answers about the session affect it", () => {
  const others: Failure[] = [
    { kind: "maintenance", sent: true },
    { kind: "locked", sent: true },
    { kind: "offline", sent: true },
    { kind: "unreachable", sent: true, status: 502 },
    { kind: "malformed", reason: "" },
  ];
  expect(others.map(sessionEffectOf)).toEqual(others.map(() => undefined));
});
