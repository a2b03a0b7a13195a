import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { signInHere } from "../../testing/sign-in-here.ts";
import { FollowedTransfers } from "./Cashier.tsx";
import { acceptedTransfers } from "./accepted-transfers.ts";
import { openCashier } from "../../testing/open-cashier.tsx";

const row = (createdAtMs: number, status = 1001) => ({
  id: 900,
  createdAt: new Date(createdAtMs).toISOString(),
  transaction_category_id: 2,
  category: "deposit",
  type: "deposit",
  amount: "500.00",
  currency: "TRY",
  transaction_status: status,
});

let players = 0;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "Date"] });
  onTestFinished(() => void vi.useRealTimers());
  await signInHere(`followed-${String(++players)}`);
});

/** Follows the deposits. `pass` lets time pass and waits for the answers. */
async function follow(first: object) {
  const startMs = Date.now();
  const askedAt: number[] = [];
  let data = [first];
  const { client, show } = await openCashier(
    {},
    { list_transactions: () => (askedAt.push(Math.round((Date.now() - startMs) / 1000)), { data }) },
    <FollowedTransfers direction={1} />,
  );
  const settled = () => expect.poll(() => client.isFetching()).toBe(0);
  await expect.poll(() => askedAt).toHaveLength(1);
  await settled();
  const pass = async (seconds: number) => {
    await vi.advanceTimersByTimeAsync(seconds * 1000);
    await settled();
  };
  return { askedAt, pass, show, answer: (next: object) => (data = [next]) };
}

test("a new deposit's status is asked for after 3 s, and then again and again until it is decided, whatever the operator's clock says", async () => {
  const nowMs = Date.now();
  acceptedTransfers.store(`followed-${String(players)}`, {
    direction: 1,
    methodID: "22",
    methodName: "FAST",
    amount: "500.00",
    currency: "TRY",
    atMs: nowMs,
    transactionID: "900",
    payInto: [],
  });
  const { askedAt, pass, answer } = await follow(row(nowMs - 293_500));
  for (let second = 1; second <= 30; second += 1) await pass(1);
  expect(askedAt).toEqual([0, 3, 6, 9, 12, 15, 18, 22, 27]);
  answer(row(nowMs - 293_500, 1002));
  await pass(10);
  expect(askedAt).toHaveLength(10);
  await pass(300);
  expect(askedAt).toHaveLength(10);
});

test("a page that renders again does not put the next request off", async () => {
  const { askedAt, pass, show } = await follow(row(Date.now() - 60_000));
  for (let second = 1; second <= 15; second += 1) {
    await pass(1);
    await show(<FollowedTransfers direction={1} />);
  }
  expect(askedAt).toEqual([0, 12]);
});
