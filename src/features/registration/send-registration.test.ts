import { expect, test, vi } from "vitest";
import { refusal, success } from "../../client/testing/client.ts";
import type { Received, Reply } from "../../client/testing/operator.ts";
import { wrapStorage } from "../../platform/storage.ts";
import { storageArea } from "../../platform/testing/storage-area.ts";
import { createAttempt } from "./attempt.ts";
import { emptyRegistration } from "./registration-values.ts";

const values = {
  ...emptyRegistration,
  firstName: " Işıl  Nur ",
  lastName: "Çağlayan",
  birthDate: "1990-3-5",
  nationalId: " 10000000146",
  email: " isil@test.example ",
  phone: "0532 123 45 67",
  city: "Muğla",
  address: "Deneme Sokak 2",
  username: "isil",
  password: " Biber-8 ",
  passwordConfirm: " Biber-8 ",
  rulesAccepted: true,
};

const silence: Reply = { status: 502, body: "" };

/**
 * Starts an operator with these extensions that answers registrations with `replies`, in order. The client caches what
 * it knows of the operator for the life of the page, so each test loads the modules anew.
 */
async function openOperator(extensions: readonly string[], ...replies: readonly Reply[]) {
  vi.resetModules();
  const { openClient } = await import("../../client/testing/client.ts");
  const { sendRegistration } = await import("./send-registration.ts");
  const registrations: Received[] = [];
  await openClient((received) => {
    const { api } = received.body as { api: { method: string } };
    if (api.method === "capabilities") return success(extensions);
    registrations.push(received);
    return replies[registrations.length - 1] ?? silence;
  });
  const area = storageArea();
  const attempt = createAttempt(wrapStorage(() => area));
  return {
    attempt,
    keys: () => registrations.map(({ headers }) => headers["idempotency-key"]),
    sent: () => registrations.map(({ body }) => (body as { data: unknown }).data),
    send: (change: Partial<typeof values> = {}) =>
      sendRegistration({ ...values, ...change }, { attempt, language: "tr", pause: () => Promise.resolve() }),
  };
}

test("sends what the contract wants, and says whether there is a mail to answer", async () => {
  const { send, sent, keys, attempt } = await openOperator(["register_confirm"], success({ uid: 7 }));
  expect(await send()).toEqual({ kind: "done", toConfirm: true });
  expect(attempt.isOpen()).toBe(false);
  expect(keys()).toEqual([undefined]);
  expect(sent()).toEqual([
    {
      firstName: "Işıl Nur",
      lastName: "Çağlayan",
      birthDate: "1990-03-05",
      nationalId: "10000000146",
      country: "TR",
      city: "Muğla",
      address: "Deneme Sokak 2",
      currency: "TRY",
      email: "isil@test.example",
      phone: "+905321234567",
      username: "isil",
      password: " Biber-8 ",
      passwordConfirm: " Biber-8 ",
      smsOptIn: false,
      emailOptIn: false,
      rulesAccepted: true,
      Lang: "tr",
    },
  ]);
});

test("without idempotency an unknown outcome is said, and nothing is sent again by itself", async () => {
  const { send, keys, attempt } = await openOperator([], silence);
  expect(await send()).toEqual({ kind: "unknown", repeatable: false });
  expect(keys()).toEqual([undefined]);
  expect(attempt.isOpen()).toBe(true);
});

test("with idempotency the same is sent again with the same key until it is answered", async () => {
  const { send, keys } = await openOperator(["idempotency"], silence, silence, success({ uid: "7" }));
  expect(await send()).toEqual({ kind: "done", toConfirm: false });
  expect(keys()).toHaveLength(3);
  expect(new Set(keys()).size).toBe(1);
  expect(keys()[0]).toBeDefined();
});

test("an edit has another key, and the same data after an unknown outcome keep theirs", async () => {
  const { send, keys } = await openOperator(["idempotency"]);
  expect(await send()).toEqual({ kind: "unknown", repeatable: true });
  await send({ username: "isil2" });
  await send();
  const [first, , , edited, , , again] = keys();
  expect(keys()).toHaveLength(9);
  expect(edited).not.toBe(first);
  expect(again).toBe(first);
});

test("a refusal ends the attempt: sent once more, the same data are a new one", async () => {
  const no = refusal("Düzeltin", { data: { errors: { username: "Alınmış" } } });
  const { send, keys, attempt } = await openOperator(["idempotency"], no, no);
  expect(await send()).toEqual({
    kind: "refused",
    message: "Düzeltin",
    fields: { atFields: [{ field: "username", message: "Alınmış" }], elsewhere: [] },
    afterUnknown: false,
  });
  expect(attempt.isOpen()).toBe(false);
  await send();
  expect(keys()[1]).not.toBe(keys()[0]);
});

test("a refusal after an unknown outcome says that the earlier sending may have worked", async () => {
  const { send } = await openOperator([], silence, refusal("Düzeltin"));
  await send();
  expect(await send()).toMatchObject({ kind: "refused", afterUnknown: true });
});

test("what did not leave the page leaves nothing open", async () => {
  vi.stubGlobal("navigator", { onLine: false });
  const { send, attempt } = await openOperator([], { cut: true, body: "" });
  expect(await send()).toEqual({ kind: "not-sent", failure: { kind: "offline", sent: false } });
  expect(attempt.isOpen()).toBe(false);
  vi.unstubAllGlobals();
});
