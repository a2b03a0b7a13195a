/** Money actions whose requests go wrong at random, by the client's own code, against the real operator. */
import { createHash, randomUUID } from "node:crypto";
import { findAccount } from "../../operator/identity/accounts.ts";
import { grantBonus } from "../../operator/money/bonuses.ts";
import { decideRequest } from "../../operator/money/decide-request.ts";
import { startOperator } from "../../operator/server.ts";
import { openSession } from "../../operator/identity/sessions.ts";
import { cheapPasswords } from "../../operator/testing/cheap-passwords.ts";
import { testNow } from "../../operator/testing/databases.ts";
import { testMasterKey } from "../../operator/testing/master-key.ts";
import { seedingOf } from "../../demo/load/seed.ts";
import { testSeed } from "../../operator/testing/seed.ts";
import { encrypted } from "../../operator/testing/site.ts";
import { call } from "../../src/api/call.ts";
import { hasExtension } from "../../src/api/capabilities.ts";
import { loadSiteConfig } from "../../src/api/config.ts";
import { liftErrorLock } from "../../src/api/error-lock.ts";
import { createIntentData } from "../../src/api/intents/intent-data.ts";
import { createIntents } from "../../src/api/intents/intents.ts";
import { writeOnce } from "../../src/api/intents/write-once.ts";
import { endMaintenance } from "../../src/api/maintenance.ts";
import { linkSession } from "../../src/api/session-link.ts";
import { bonusCancel, bonusListAvailable } from "../../src/contract/bonus.ts";
import { financeListTransactions } from "../../src/contract/finance-history.ts";
import type { SessionKeys } from "../../src/contract/system.ts";
import { settleBonusWrites, giveUpKind } from "../../src/features/bonuses/bonuses-queries.ts";
import { createAcceptedTransfers } from "../../src/features/cashier/accepted-transfers.ts";
import {
  acceptRow,
  giveUp,
  type KnownTransfer,
  repeatTransfer,
  resolveLostTransfer,
  type ResolvingDeps,
} from "../../src/features/cashier/resolve-lost-transfer.ts";
import { transferCall, transferRequest, type TransferWish } from "../../src/features/cashier/transfer-write.ts";
import { storeAccepted, transferWrite } from "../../src/features/cashier/transfer-write.ts";
import { isOffline } from "../../src/lib/network.ts";
import { openDevice, type Tab } from "./device.ts";
import { ledgerProblems, randomOf, requestsByAccount, standOf } from "./laws.ts";
import { type Fault, faults, faultyFetch } from "./transport.ts";

export interface StormOptions {
  readonly seed: number;
  readonly actions: number;
  readonly takesKeys: boolean;
  /** A PostgreSQL database. Otherwise PGlite. */
  readonly databaseUrl?: string | undefined;
}

export interface StormReport {
  /** What broke a law, with the number of its action. */
  readonly broken: readonly string[];
  /** How often each thing happened. */
  readonly counts: Readonly<Record<string, number>>;
}

/** What the player was told of the transfers of one action. */
interface Told {
  readonly number: number;
  /** Each transfer that was pressed has an account of its own, by which the operator's request is recognised. */
  readonly accounts: string[];
  readonly done: Set<string>;
  gaveUp: boolean;
  elsewhere: boolean;
}

const player = "player-1";
const { floor } = Math;

export async function runMoneyStorm({ seed, actions, takesKeys, databaseUrl }: StormOptions): Promise<StormReport> {
  const random = randomOf(seed);
  const pick = <Item>(items: readonly Item[]): Item => items[floor(random() * items.length)] as Item;
  const chance = (share: number) => random() < share;
  const counts: Record<string, number> = {};
  const count = (what: string) => (counts[what] = (counts[what] ?? 0) + 1);

  const clock = { nowMs: testNow.getTime() };
  const now = () => new Date(clock.nowMs);
  // The operator hashes its players' passwords as it starts. Nobody logs in with one here.
  cheapPasswords();
  const operator = await startOperator({
    dataDir: "memory",
    ...(databaseUrl && { databaseUrl, masterKey: testMasterKey }),
    seed: seedingOf(richSeed()),
    now,
    log: () => {},
  });
  const { db } = operator;
  const account = await findAccount(db, "sade");
  if (!account) throw new Error("There is no player");
  const signIn = () =>
    openSession(db, { id: account.id, awaits: null }, { ip: "192.0.2.1", userAgent: "", origin: "" }, now());
  let session: SessionKeys = await signIn();

  const device = openDevice();
  let tab = device.open();
  /** How likely it is that a request goes wrong. */
  let share = 0;
  const transport = faultyFetch({
    origin: operator.origin,
    takesKeys,
    next(isMoney): Fault | undefined {
      if (!chance(isMoney ? share : share / 3)) return undefined;
      const fault = pick(faults);
      count(fault);
      return fault;
    },
    passTime: (ms) => void (clock.nowMs += ms),
    async expireSession() {
      await db.deleteFrom("session").where("player_id", "=", account.id).execute();
    },
    onVanish: (gone, isReload) => {
      if (!gone) return;
      gone.vanish();
      tab = isReload ? device.open(gone) : device.open();
    },
  });
  const realFetch = globalThis.fetch;
  globalThis.fetch = transport.fetch;
  await loadSiteConfig(`${operator.origin}/config.json`);
  linkSession({
    playerId: () => player,
    userBlock: async () => encrypted(session, operator.config.publicKey),
  });

  /** A page whose lock and maintenance are over: the player pressed "try again", or reloaded. */
  const recover = async () => {
    liftErrorLock();
    endMaintenance();
    setOffline(false);
    session = await signIn();
  };
  const pages = new Map<Tab, ResolvingDeps>();
  const pageOf = (of: Tab): ResolvingDeps => {
    const known = pages.get(of);
    if (known) return known;
    const intents = createIntents({
      medium: of.medium,
      locks: of.locks,
      data: createIntentData({
        visit: of.visit,
        device: device.storage,
        digest: async (text) => createHash("sha256").update(text).digest("hex"),
        isSignedIn: () => true,
      }),
      now: () => clock.nowMs,
      newKey: randomUUID,
      send: call,
      takesKeys: () => hasExtension("idempotency"),
      pause: async (repeats, { kind }) => {
        clock.nowMs += 1_000;
        return repeats < 2 && kind !== "locked" && kind !== "maintenance" && !isOffline();
      },
    });
    const deps: ResolvingDeps = {
      intents: async () => intents,
      accepted: createAcceptedTransfers(device.storage, () => true),
      player,
      history: async (direction) =>
        (
          await call(
            financeListTransactions,
            { limit: 50, offset: 0, OrderDir: "DESC", OrderPar: "createdAt", searchCategory: direction + 1 + "" },
            { player },
          )
        ).data,
      now: () => clock.nowMs,
    };
    pages.set(of, deps);
    return deps;
  };

  const note = (told: Told, known: Pick<KnownTransfer, "end" | "transfer"> | undefined) => {
    if (known?.transfer) told.done.add(known.transfer.transactionID);
    else if (known?.end.kind === "done") told.elsewhere = true;
    count(
      `told: ${known ? (known.end.kind === "done" && !known.transfer ? "elsewhere" : known.end.kind) : "nothing, or the page was gone"}`,
    );
  };
  /** As the page of a method does it. */
  const send = async (wish: TransferWish, { intents, accepted }: ResolvingDeps) => {
    const { direction, method } = wish;
    const options = transferWrite({
      direction,
      methodID: method.id,
      methodName: "Heybe Cüzdan",
      currency: "TRY",
      payInto: [],
      holdsSecrets: false,
      // `waitForEnd` does it.
      resolve: () => {},
      now: () => clock.nowMs,
    });
    const end = await writeOnce(
      transferCall(direction, method),
      { data: transferRequest(wish), player },
      options,
      intents,
    );
    return { end, transfer: storeAccepted(end, player, accepted) };
  };
  let transfers = 0;
  const newTransfer = (told: Told, direction: 1 | 2): TransferWish => {
    const number = String(1_000_000_000 + (transfers += 1));
    told.accounts.push(number);
    // Few amounts, so that the history often has several equal ones.
    const amount = pick(["50.00", "50.00", "100.00", "250.00"]);
    const values = { account: number, ...(direction === 2 && { identityValidityDate: "2031-01-01" }) } as Record<
      string,
      string
    >;
    return { direction, method: { id: "40", transferType: "4" }, amount, values };
  };

  async function act(number: number): Promise<Told> {
    const told: Told = { number, accounts: [], done: new Set(), gaveUp: false, elsewhere: false };
    const direction = pick([1, 1, 2] as const);
    await recover();
    share = pick([0, 0.3, 0.6, 0.9]);
    if (chance(0.05)) setOffline(true);
    const wish = newTransfer(told, direction);
    const presses = [tab];
    const style = pick(["once", "once", "double tap", "second tab"] as const);
    count(style);
    if (style === "double tap") presses.push(tab);
    const second = style === "second tab" ? device.open() : undefined;
    if (second) presses.push(second);
    const ends = await Promise.all(presses.map((pressed) => pressed.run(() => send(wish, pageOf(pressed)))));
    for (const end of ends) note(told, end);
    second?.vanish();
    await waitForEnd(told, direction);
    return told;
  }

  /** The player stays, leaves and returns until the outcome is known, or gives the transfer up. */
  async function waitForEnd(told: Told, direction: 1 | 2): Promise<void> {
    for (let round = 0; ; round += 1) {
      if (round > 6) share = 0;
      if (round > 60) throw new Error(`action ${told.number} does not end`);
      const here = tab;
      const page = pageOf(here);
      const looked = await here.run(() => resolveLostTransfer(direction, page));
      if (looked?.kind === "known") note(told, looked);
      if (looked?.kind === "none") return;
      clock.nowMs += floor(random() * 90_000);
      if (chance(0.5)) await transport.arriveAll();
      if (looked?.kind === "open") {
        const mine = await byAccount(told.accounts);
        const row = looked.rows?.find(({ id }) => mine.has(id));
        if (row && chance(0.5)) note(told, await here.run(() => acceptRow(looked.intent, row, page)));
        else if (looked.repeatable && chance(0.4))
          note(told, await here.run(() => repeatTransfer(looked.intent, page)));
        else if (looked.mayBeGivenUp && chance(0.4)) {
          await here.run(() => giveUp(looked.intent, page));
          told.gaveUp = true;
          count("given up");
        } else if (chance(0.1)) {
          count("another one pressed");
          // In another tab, which does not know of the open transfer yet.
          const stale = device.open();
          note(told, await stale.run(() => send(newTransfer(told, direction), pageOf(stale))));
          stale.vanish();
        }
      }
      await recover();
      if (chance(0.05)) setOffline(true);
      if (chance(0.1)) reload();
      if (chance(0.03)) {
        count("logged out");
        device.logOut();
      }
    }
  }

  /** Grants a bonus and gives it up, until the player knows that it is over. Resolves with what is wrong then. */
  const giveBonusUp = async (number: number): Promise<string[]> => {
    // What is late of earlier actions would change the wallet.
    await transport.arriveAll();
    await recover();
    const before = await standOf(db, account.id);
    await grantBonus(db, account.id, { amount: "100.00", wagering: "300.00", days: 30 }, now());
    const { id } = await db.selectFrom("bonus").select("id").orderBy("id", "desc").executeTakeFirstOrThrow();
    share = pick([0.3, 0.6, 0.9]);
    const press = (pressed: Tab) =>
      pressed.run(() =>
        writeOnce(
          bonusCancel,
          { data: { id }, player },
          { kind: giveUpKind(id), policy: "device", mayStartAnew: true },
          pageOf(pressed).intents,
        ),
      );
    /** The player looks at the list of bonuses. Undefined when it could not be loaded. */
    const isOver = async () => {
      const here = tab;
      const { intents } = pageOf(here);
      return here.run(async () => {
        const { data } = await call(bonusListAvailable, {}, { player });
        await settleBonusWrites(data, intents);
        const isOpen = (await (await intents()).openOf(player)).some(({ kind }) => kind === giveUpKind(id));
        return !isOpen && data.find((bonus) => bonus.id === id)?.state === "expired";
      });
    };
    for (let round = 0; ; round += 1) {
      if (round > 6) share = 0;
      if (round > 30) throw new Error(`the bonus of action ${number} does not end`);
      const presses = chance(0.3) ? [tab, chance(0.5) ? tab : device.open()] : [tab];
      for (const end of await Promise.all(presses.map(press))) count(`giving a bonus up: ${end?.kind ?? "gone"}`);
      for (const extra of presses) if (extra !== presses[0] && extra !== tab) extra.vanish();
      clock.nowMs += floor(random() * 90_000);
      if (chance(0.5)) await transport.arriveAll();
      await recover();
      if (chance(0.1)) reload();
      if (await isOver().catch(() => undefined)) break;
    }
    await transport.arriveAll();
    const after = await standOf(db, account.id);
    const expected = { ...before, ended: before.ended + 1, givenUp: before.givenUp + 1 };
    return JSON.stringify(after) === JSON.stringify(expected)
      ? []
      : [`bonus of action ${number}: ${JSON.stringify({ expected, after })}`];
  };

  const reload = () => {
    const before = tab;
    before.vanish();
    tab = device.open(before);
    count("reload");
  };
  const byAccount = (accounts: readonly string[]) => requestsByAccount(db, accounts);
  /** Decides all open requests, as the back office does. Otherwise the operator refuses further ones. */
  const decideAll = async () => {
    const open = await db
      .selectFrom("player_transaction")
      .select("id")
      .where("player_id", "=", account.id)
      .where("status", "=", 1001)
      .execute();
    for (const { id } of open) await decideRequest(db, id, { verdict: chance(0.8) ? "approve" : "cancel" }, now());
  };

  try {
    const all: Told[] = [];
    const broken: string[] = [];
    for (let number = 1; number <= actions; number += 1) {
      all.push(await act(number));
      clock.nowMs += floor(random() * 10 * 60_000);
      if (chance(0.3)) await transport.arriveAll();
      if (number % 4 === 0) await decideAll();
      if (number % 5 === 0) broken.push(...(await giveBonusUp(number)));
    }
    await transport.arriveAll();
    for (const told of all) broken.push(...(await problemsOf(told, byAccount)));
    broken.push(...(await ledgerProblems(db)));
    return { broken, counts };
  } finally {
    globalThis.fetch = realFetch;
    Reflect.deleteProperty(navigator, "onLine");
    await operator.close();
  }
}

async function problemsOf(
  told: Told,
  byAccount: (accounts: readonly string[]) => Promise<ReadonlyMap<string, string>>,
): Promise<string[]> {
  const { number, accounts, done, gaveUp, elsewhere } = told;
  const real = await byAccount(accounts);
  const problems: string[] = [];
  if (new Set(real.values()).size < real.size) problems.push(`action ${number}: carried out twice`);
  if ([...done].some((id) => !real.has(id)))
    problems.push(`action ${number}: told as done is ${[...done].join()}, in truth ${[...real.keys()].join()}`);
  const forgotten = [...real.keys()].filter((id) => !done.has(id));
  if (forgotten.length > 0 && !gaveUp && !elsewhere)
    problems.push(`action ${number}: carried out and not told: ${forgotten.join()}`);
  return problems;
}

function setOffline(isSo: boolean): void {
  Object.defineProperty(navigator, "onLine", { value: !isSo, configurable: true });
}

/** A player rich enough for all withdrawals. */
function richSeed() {
  const seed = testSeed();
  return {
    ...seed,
    players: seed.players.map((each) => (each.username === "sade" ? { ...each, openingBalance: "900000.00" } : each)),
  };
}
