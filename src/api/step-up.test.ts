import { expect, test, vi } from "vitest";
import type { RequestEnvelope } from "../contract/envelope.ts";
import { financeCheckBalance } from "../contract/finance.ts";
import { financeSaveBankAccount } from "../contract/finance-banks.ts";
import { userUsernameChange } from "../contract/user-account.ts";
import { userStepUp } from "../contract/user-step-up.ts";
import { refusal, success } from "../testing/client.ts";

const needed = refusal("Önce siz olduğunuzu doğrulayın.", { code: 428, data: { methods: ["password", "retina"] } });
const name = { value: "deniz", currentPassword: "Biber-8" };
const account = { bankID: "2", accountHolder: "Ada Deneme", iban: "TR1" };

/** An operator that refuses the first calls until the player has proved who they are. */
async function openPage({ extensions = ["stepUp", "idempotency"], refusals = 1 } = {}) {
  // The modules remember the operator's extensions, and who is asked.
  vi.resetModules();
  const { openClient, failureOfCall } = await import("../testing/client.ts");
  let left = refusals;
  const { productCalls } = await openClient(({ body }) => {
    if ((body as RequestEnvelope).api.method === "capabilities") return success(extensions);
    return left-- > 0 ? needed : success(null);
  });
  const writes = () => productCalls().filter(({ body }) => (body as RequestEnvelope).api.method !== "capabilities");
  const { call } = await import("./call.ts");
  const { stepUpRequest } = await import("./step-up.ts");
  const asked = () => vi.waitUntil(() => stepUpRequest.get());
  return { writes, call, failureOfCall, stepUpRequest, asked };
}

test("a write waits for the proof and is sent again as it was, with its key", async () => {
  const { writes, call, stepUpRequest, asked } = await openPage();
  const steps: string[] = [];
  const end = call(financeSaveBankAccount, account, {
    idempotencyKey: "6a4e",
    beforeLeaving: async (isAgain) => Boolean(steps.push(isAgain ? "leaves again" : "leaves")),
    beforeProof: async () => steps.push("is refused"),
  });
  const request = await asked();
  expect(request?.methods).toEqual(["password"]);
  expect(writes()).toHaveLength(1);
  request?.end(true);
  await expect(end).rejects.toMatchObject({ failure: { kind: "malformed" } });
  expect(writes()).toHaveLength(2);
  expect(writes()[1]?.body).toEqual(writes()[0]?.body);
  expect(writes().map(({ headers }) => headers["idempotency-key"])).toEqual(["6a4e", "6a4e"]);
  expect(steps).toEqual(["leaves", "is refused", "leaves again"]);
  expect(stepUpRequest.get()).toBeUndefined();
});

test("one proof serves all writes that wait", async () => {
  const { writes, call, asked } = await openPage({ refusals: 2 });
  const ends = [call(userUsernameChange, name), call(userUsernameChange, name)];
  await vi.waitUntil(() => writes().length === 2);
  (await asked())?.end(true);
  await expect(Promise.all(ends)).resolves.toHaveLength(2);
});

test("without a proof, the write ends with the operator's refusal", async () => {
  const { writes, call, failureOfCall, asked, stepUpRequest } = await openPage();
  const failure = failureOfCall(call(userUsernameChange, name));
  (await asked())?.end(false);
  expect(await failure).toMatchObject({ kind: "refused", code: 428, message: "Önce siz olduğunuzu doğrulayın." });
  expect(writes()).toHaveLength(1);
  expect(stepUpRequest.get()).toBeUndefined();
});

test("an operator that is not content with the proof is not asked again by itself", async () => {
  const { writes, call, failureOfCall, asked } = await openPage({ refusals: 9 });
  const failure = failureOfCall(call(userUsernameChange, name));
  (await asked())?.end(true);
  expect(await failure).toMatchObject({ code: 428 });
  expect(writes()).toHaveLength(2);
});

test.each([
  ["a read", {}, (call: Awaited<ReturnType<typeof openPage>>["call"]) => call(financeCheckBalance, {})],
  [
    "the proof itself",
    {},
    (call: Awaited<ReturnType<typeof openPage>>["call"]) => call(userStepUp, { password: "Biber-8" }),
  ],
  [
    "an operator without the extension",
    { extensions: [] },
    (call: Awaited<ReturnType<typeof openPage>>["call"]) => call(userUsernameChange, name),
  ],
])("nobody is asked for %s", async (_, operator, send) => {
  const { call, failureOfCall, stepUpRequest } = await openPage(operator);
  expect(await failureOfCall(send(call))).toMatchObject({ kind: "refused", code: 428 });
  expect(stepUpRequest.get()).toBeUndefined();
});
