/** Deposits and withdrawals with `--write`: that they are in the history once, and what idempotency promises. */
import { randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { type CashDirection, cashDirections } from "../../src/contract/cash-method.ts";
import { financeCheckBalance, financeEligibility } from "../../src/contract/finance.ts";
import {
  financeListTransactions,
  latestTransactions,
  transactionCategories,
  transactionStatuses,
} from "../../src/contract/finance-history.ts";
import { addMoney, compareMoney } from "../../src/lib/money.ts";
import type { Check, Finding } from "../check.ts";
import { describeRefusal, type Site } from "../site.ts";
import { oncePerSite, type Transfer, transferOf } from "../transfer.ts";

/** Sends a transfer, and gives what came in the words of the front end. */
async function send(site: Site, { call, data }: Transfer, key: string = randomUUID(), more: object = {}) {
  const { exchange, answer } = await site.read(call, { ...data, ...more }, { as: await site.player(), key });
  const told = answer.kind === "success" ? (answer.data as { transactionID: string; status: string }) : undefined;
  const why =
    answer.kind === "refusal"
      ? `refused: ${describeRefusal(answer)}`
      : answer.kind === "malformed"
        ? answer.reason
        : "";
  return { exchange, answer, told, why, code: answer.kind === "refusal" ? answer.code : undefined };
}

/** A transfer that is sent twice with one key. */
async function repeat(site: Site, direction: CashDirection) {
  const transfer = await transferOf(site, direction);
  const key = randomUUID();
  const sent: Awaited<ReturnType<typeof send>>[] = [];
  const rows = await countNewRows(site, direction, async () => {
    sent.push(await send(site, transfer, key), await send(site, transfer, key));
  });
  const [firstId, secondId] = sent.map(({ told }) => told?.transactionID);
  return { transfer, key, firstId, secondId, rows, why: sent[0]?.why ?? "" };
}

const repeatedOf = oncePerSite(repeat);

/** The transfer that several checks look at, with the balance before and after it. */
const firstOf = oncePerSite(async (site, direction) => {
  const transfer = await transferOf(site, direction);
  const before = await balanceOf(site);
  const sent = await send(site, transfer);
  return { ...sent, transfer, before, after: await balanceOf(site) };
});

async function rowsOf(site: Site, direction: CashDirection) {
  const category =
    direction === cashDirections.deposit ? transactionCategories.deposit : transactionCategories.withdraw;
  const asking = { as: await site.player(), fresh: true };
  return (await site.succeed(financeListTransactions, latestTransactions(category, 50), asking)).data;
}

/** How many rows of the history came into being while `work` ran. */
async function countNewRows(site: Site, direction: CashDirection, work: () => Promise<void>): Promise<number> {
  const before = new Set((await rowsOf(site, direction)).map(({ id }) => id));
  await work();
  return (await rowsOf(site, direction)).filter(({ id }) => !before.has(id)).length;
}

async function balanceOf(site: Site): Promise<string> {
  const { data } = await site.succeed(financeCheckBalance, {}, { as: await site.player(), fresh: true });
  return data[0]?.balance ?? "0";
}

const names = { 1: "deposit", 2: "withdrawal" } as const;

function checksOf(direction: CashDirection): readonly Check[] {
  const name = names[direction];
  const first = `${name} accepted`;
  const common = {
    area: "cashier",
    contract: "#prepayservicesprocesstransaction",
    level: "must",
    needs: ["player", "write"],
  } as const;
  const once = {
    ...common,
    area: "idempotency",
    contract: "#idempotency",
    needs: ["player", "write", "extension idempotency"],
    after: [first],
  } as const;

  const rowsWith = async (site: Site, id: string) => (await rowsOf(site, direction)).filter((row) => row.id === id);

  return [
    {
      ...common,
      id: first,
      title: `A ${name} of the smallest amount is accepted`,
      expected: "transactionID and status",
      advice: "The kit fills in the first form that it can. A player who may not do this now is only a warning.",
      async run(site) {
        const { told, why, answer } = await firstOf(site, direction);
        return told ? undefined : { came: why, mayBe: answer.kind === "refusal" };
      },
    },
    {
      ...common,
      id: `${name} in the history`,
      contract: "#financelist_transactions",
      after: [first],
      title: `A ${name} is in the history`,
      expected: `one row with the transactionID as its id, the category ${direction === 1 ? 2 : 3} and the signed amount`,
      advice: "The front end follows the status there, and looks there when it does not know what became of it.",
      async run(site) {
        const { told, why, transfer } = await firstOf(site, direction);
        if (!told) return { leftOut: why };
        const [row, second] = await rowsWith(site, told.transactionID);
        if (!row) return { came: "no row has this id" };
        if (second) return { came: "two rows have this id" };
        const signed = direction === 1 ? transfer.amount : `-${transfer.amount}`;
        return compareMoney(row.amount, signed) === 0
          ? undefined
          : { came: `the amount is ${row.amount}, not ${signed}` };
      },
    },
    {
      ...common,
      id: `${name} and the balance`,
      contract: "#financecheck_balance",
      after: [first, `${name} in the history`],
      title:
        direction === 1
          ? "A new deposit moves no money before it is approved"
          : "A withdrawal’s money is held from the moment it is asked for",
      expected: direction === 1 ? "the same balance while the status is 1001" : "the balance is less by the amount",
      advice: "The fee is information: the balance moves by the amount.",
      async run(site) {
        const { told, why, transfer, before, after } = await firstOf(site, direction);
        if (!told) return { leftOut: why };
        if (told.status !== transactionStatuses.new) return { leftOut: `the status is ${told.status} at once` };
        const expected = direction === 1 ? before : addMoney(before, `-${transfer.amount}`);
        return compareMoney(after, expected) === 0
          ? undefined
          : { came: `the balance went from ${before} to ${after}` };
      },
    },
    {
      ...common,
      id: `${name} too small`,
      after: [first],
      title: `A ${name} below the smallest amount is refused`,
      expected: "result false with a message",
      advice: "min and max of the method are the operator’s own word.",
      async run(site) {
        const transfer = await transferOf(site, direction);
        if (compareMoney(transfer.method.min, "0.02") < 0) return { leftOut: "the method has no smallest amount" };
        const { told, answer } = await send(site, transfer, randomUUID(), { amount: "0.01" });
        if (told) return { came: "it was accepted" };
        return answer.kind === "refusal" && answer.message === "" ? { came: "refused without a message" } : undefined;
      },
    },
    {
      ...once,
      id: `same key ${name}`,
      title: `The same key gives the same ${name}`,
      expected: "the same answer, and one row in the history",
      advice: "Store the answer by player and key, in the transaction that carries it out.",
      async run(site) {
        const { firstId, secondId, rows, why } = await repeatedOf(site, direction);
        if (firstId === undefined) return { leftOut: why };
        if (firstId !== secondId)
          return { came: secondId === undefined ? "the second was refused" : "another transactionID" };
        return rows === 1 ? undefined : { came: `${rows} rows` };
      },
    },
    {
      ...once,
      id: `other data ${name}`,
      after: [first, `same key ${name}`],
      title: `Other data under one key is refused: ${name}`,
      expected: "code 409, and nothing is carried out",
      advice: "The front end makes a new key after any edit. Other data under one key is a mistake.",
      async run(site) {
        const { transfer, key, firstId, why } = await repeatedOf(site, direction);
        if (firstId === undefined) return { leftOut: why };
        const { told, code } = await send(site, transfer, key, { amount: addMoney(transfer.amount, "1.00") });
        if (told) return { came: "it was accepted" };
        return code === 409 ? undefined : { came: `code ${code ?? "missing"}` };
      },
    },
    {
      ...once,
      id: `two at once ${name}`,
      after: [first, `same key ${name}`],
      title: `Two requests at once with one key are one ${name}`,
      expected: "one row in the history, and the same answer to both",
      advice: "Let a request wait while another one with its key is worked on.",
      async run(site) {
        const transfer = await transferOf(site, direction);
        const key = randomUUID();
        let ids: readonly (string | undefined)[] = [];
        const rows = await countNewRows(site, direction, async () => {
          const both = await Promise.all([send(site, transfer, key), send(site, transfer, key)]);
          ids = both.map(({ told }) => told?.transactionID);
        });
        if (ids.every((id) => id === undefined)) return { leftOut: "both were refused" };
        if (rows !== 1) return { came: `${rows} rows` };
        return ids[0] === ids[1] ? undefined : { came: "different answers" };
      },
    },
    {
      ...once,
      id: `lost answer ${name}`,
      after: [first, `same key ${name}`, `two at once ${name}`],
      title: `A ${name} whose answer was lost is carried out once`,
      expected: "sent again with its key, it gives the answer that was lost",
      advice: "The front end does this after every connection that broke. Browsers do it by themselves.",
      async run(site) {
        const transfer = await transferOf(site, direction);
        const key = randomUUID();
        let told: object | undefined;
        let why = "";
        const rows = await countNewRows(site, direction, async () => {
          await site.lose(transfer.call, transfer.data, { as: await site.player(), key });
          ({ told, why } = await send(site, transfer, key));
        });
        if (!told) return { leftOut: why };
        return rows === 1 ? undefined : { came: `${rows} rows` };
      },
    },
    {
      ...once,
      id: `new key ${name}`,
      after: [first, `${name} in the history`, `same key ${name}`],
      title: `Another key is another ${name}`,
      expected: "a row of its own in the history, for the same data under another key",
      advice: "A player who wants the same again must get it. Do not take equal data for a repetition.",
      async run(site) {
        const { transfer, told: before } = await firstOf(site, direction);
        const { told, why } = await send(site, transfer);
        if (!before || !told) return { leftOut: why };
        if (told.transactionID === before.transactionID) return { came: "the transactionID of the first one" };
        return (await rowsWith(site, told.transactionID)).length === 1 ? undefined : { came: "no row of its own" };
      },
    },
    {
      ...once,
      id: `refusal kept ${name}`,
      after: [first, `${name} too small`],
      title: `A refused ${name} is refused again under its key`,
      expected: "the same refusal for the same key",
      advice: "Refusals are remembered, too, except those about the session, maintenance, 428, 429 and 5xx.",
      async run(site) {
        const transfer = await transferOf(site, direction);
        const key = randomUUID();
        const bodies: unknown[] = [];
        for (let attempt = 0; attempt < 2; attempt += 1) {
          const { exchange, told } = await send(site, transfer, key, { amount: "0.01" });
          if (told) return { leftOut: "it was accepted" };
          bodies.push(exchange.body);
        }
        return isDeepStrictEqual(bodies[0], bodies[1]) ? undefined : { came: "another answer" };
      },
    },
  ];
}

const tooMuch: Check = {
  id: "withdrawal too large",
  area: "cashier",
  contract: "#prepayservicesprocesstransaction",
  level: "must",
  needs: ["player", "write"],
  title: "A withdrawal of more than the balance is refused",
  expected: "result false with a message, and the balance stays",
  advice: "Check the balance in the transaction that holds the money.",
  async run(site) {
    const transfer = await transferOf(site, cashDirections.withdraw);
    const before = await balanceOf(site);
    const { told } = await send(site, transfer, randomUUID(), { amount: addMoney(before, transfer.amount) });
    if (told) return { came: "it was accepted" };
    const after = await balanceOf(site);
    return compareMoney(before, after) === 0 ? undefined : { came: `the balance went from ${before} to ${after}` };
  },
};

const available: Check = {
  id: "eligibility withdraw",
  area: "cashier",
  contract: "#financeeligibility",
  level: "must",
  needs: ["player", "extension eligibility"],
  title: "What can be withdrawn is at most the balance",
  expected: "available of Type 2 is not more than the balance",
  advice: "The front end promises the player this amount before the form.",
  async run(site): Promise<Finding | undefined> {
    const as = await site.player();
    const { data } = await site.succeed(financeEligibility, { Type: 2 }, { as, fresh: true });
    const balance = await balanceOf(site);
    return compareMoney(data.available, balance) > 0
      ? { came: `${data.available} available, a balance of ${balance}` }
      : undefined;
  },
};

export const moneyChecks: readonly Check[] = [
  ...checksOf(cashDirections.deposit),
  ...checksOf(cashDirections.withdraw),
  tooMuch,
  available,
];
