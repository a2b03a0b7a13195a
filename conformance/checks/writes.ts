/** What `--write` adds, apart from the cashier: favourites, limits, games, step-up, bank accounts. */
import { randomUUID } from "node:crypto";
import { casinoGamesList } from "../../src/contract/casino.ts";
import {
  financeDeleteBankAccount,
  financeListBanks,
  financeSaveBankAccount,
} from "../../src/contract/finance-banks.ts";
import {
  financeAddFavoriteCashMethod,
  financeCheckFavoriteCashMethod,
  financeRemoveFavoriteCashMethod,
} from "../../src/contract/finance.ts";
import { casinoInitGame, livecasinoInitGame } from "../../src/contract/game-players.ts";
import { limitsCancelPending, limitsGet, limitsSet } from "../../src/contract/limits.ts";
import { livecasinoGameTableList } from "../../src/contract/livecasino.ts";
import { type FavoriteType, userChangeFavorite, userFavorites } from "../../src/contract/user.ts";
import { userStepUp } from "../../src/contract/user-step-up.ts";
import { compareMoney } from "../../src/lib/money.ts";
import { type Check, type Finding, LeftOut } from "../check.ts";
import { accountsOf, methodsOf, sampleIban } from "../samples.ts";
import { describeRefusal, type Site } from "../site.ts";

const write = ["player", "write"] as const;

/** A game or a table that the player has not marked. */
async function unmarked(site: Site, type: FavoriteType): Promise<string> {
  const as = await site.player();
  const { data: marked } = await site.succeed(userFavorites, { type }, { as, fresh: true });
  const page = { limit: 20, offset: 0 };
  const ids =
    type === "casino"
      ? (await site.succeed(casinoGamesList, page)).data.map(({ gameID }) => gameID)
      : (await site.succeed(livecasinoGameTableList, page)).data.map(({ tableID }) => tableID);
  const free = ids.find((id) => !marked.some((each) => each.id === id));
  if (free === undefined) throw new LeftOut("there is nothing that the player has not marked");
  return free;
}

async function change(
  site: Site,
  mode: "insert" | "delete",
  type: FavoriteType,
  id: string,
): Promise<Finding | undefined> {
  const { answer } = await site.read(userChangeFavorite, { mode, type, id }, { as: await site.player() });
  return answer.kind === "refusal" ? { came: `${mode} was refused: ${describeRefusal(answer)}` } : undefined;
}

const isMarked = async (site: Site, type: FavoriteType, id: string) =>
  (await site.succeed(userFavorites, { type }, { as: await site.player(), fresh: true })).data.some(
    (each) => each.id === id,
  );

const favouriteChecks: readonly Check[] = (["casino", "livecasino"] as const).flatMap((type): readonly Check[] => {
  const common = { area: "favourites", contract: "#userfavorites", level: "must", needs: write } as const;
  return [
    {
      ...common,
      id: `favourite add ${type}`,
      title: `A favourite of ${type} can be added`,
      expected: "it is in the list afterwards, also when it is added twice",
      advice: "Two tabs may add the same one.",
      async run(site) {
        const id = await unmarked(site, type);
        try {
          const refused = (await change(site, "insert", type, id)) ?? (await change(site, "insert", type, id));
          if (refused) return refused;
          return (await isMarked(site, type, id)) ? undefined : { came: "it is not in the list" };
        } finally {
          await change(site, "delete", type, id);
        }
      },
    },
    {
      ...common,
      id: `favourite listed ${type}`,
      after: [`favourite add ${type}`],
      title: `Favourites of ${type} are listed with their rows`,
      expected: "the list with favorites has the row that was marked",
      advice: "With favorites, games_list and game_table_list give the player’s own.",
      async run(site) {
        const id = await unmarked(site, type);
        const asking = { as: await site.player(), fresh: true };
        const page = { limit: 20, offset: 0, favorites: true };
        try {
          await change(site, "insert", type, id);
          const ids =
            type === "casino"
              ? (await site.succeed(casinoGamesList, page, asking)).data.map(({ gameID }) => gameID)
              : (await site.succeed(livecasinoGameTableList, page, asking)).data.map(({ tableID }) => tableID);
          return ids.includes(id) ? undefined : { came: "the row is not among them" };
        } finally {
          await change(site, "delete", type, id);
        }
      },
    },
    {
      ...common,
      id: `favourite remove ${type}`,
      after: [`favourite add ${type}`],
      title: `A favourite of ${type} can be removed`,
      expected: "it is not in the list afterwards; removing it again succeeds",
      advice: "Deleting what is not there succeeds: another tab may have done it.",
      async run(site) {
        const id = await unmarked(site, type);
        await change(site, "insert", type, id);
        const refused = (await change(site, "delete", type, id)) ?? (await change(site, "delete", type, id));
        if (refused) return refused;
        return (await isMarked(site, type, id)) ? { came: "it is still in the list" } : undefined;
      },
    },
  ];
});

const ofMethods = {
  area: "favourites",
  contract: "#financeadd_favorite_cash_method",
  level: "must",
  needs: write,
} as const;

const methodChecks: readonly Check[] = [
  {
    ...ofMethods,
    id: "favourite method",
    title: "A cash method can be marked and unmarked",
    expected: "check_favorite_cash_method says so each time",
    advice: "The mark belongs to the player, the method and the direction.",
    async run(site) {
      const as = await site.player();
      const method = (await methodsOf(site, 1)).find(({ isFavorite }) => !isFavorite);
      if (!method) throw new LeftOut("there is no method that is not marked");
      const asked = { id: method.id, Type: 1 } as const;
      const isMarked = async () =>
        (await site.succeed(financeCheckFavoriteCashMethod, asked, { as, fresh: true })).data.isFavorite;
      await site.succeed(financeAddFavoriteCashMethod, asked, { as });
      const added = await isMarked();
      await site.succeed(financeRemoveFavoriteCashMethod, asked, { as });
      if (!added) return { came: "it is not marked afterwards" };
      return (await isMarked()) ? { came: "it is still marked after removing" } : undefined;
    },
  },
];

const ofLimits = {
  area: "limits",
  contract: "#limitsset",
  level: "must",
  needs: ["player", "write", "extension limits"],
} as const;

/** A limit far above what anybody loses in the test, so that it hinders nobody if it stays. */
const high = "900000.00";
const higher = "950000.00";
const loss = { kind: "loss", period: "month" } as const;

/** The player has a limit on the month's loss. It may have one of its own, which is then left alone. */
async function limited(site: Site) {
  const as = await site.player();
  const { data } = await site.succeed(limitsGet, {}, { as, fresh: true });
  const own = data.loss.month;
  if (own !== null && compareMoney(own, high) < 0)
    throw new LeftOut("this player has a limit of its own on the month’s loss");
  return site.succeed(limitsSet, { ...loss, value: high }, { as });
}

const limitChecks: readonly Check[] = [
  {
    ...ofLimits,
    id: "limit lower",
    title: "A lower limit takes effect at once",
    expected: "the answer and limits/get have the new value",
    advice: "A player who lowers a limit must be protected from that moment on.",
    async run(site) {
      const { data } = await limited(site);
      if (data.loss.month === null || compareMoney(data.loss.month, high) !== 0)
        return { came: `the answer has ${data.loss.month ?? "no limit"}` };
      const after = await site.succeed(limitsGet, {}, { as: await site.player(), fresh: true });
      const told = after.data.loss.month;
      return told !== null && compareMoney(told, high) === 0
        ? undefined
        : { came: `limits/get has ${told ?? "no limit"}` };
    },
  },
  {
    ...ofLimits,
    id: "limit higher",
    after: ["limit lower"],
    title: "A higher limit waits",
    expected: "the limit stays, and the raise is in pending with a later effectiveAt",
    advice: "A raise takes effect after raiseAfterHours, and must then be confirmed.",
    async run(site) {
      await limited(site);
      const as = await site.player();
      const { data } = await site.succeed(limitsSet, { ...loss, value: higher }, { as });
      const raise = data.pending.find(({ kind, period }) => kind === loss.kind && period === loss.period);
      if (raise) await site.succeed(limitsCancelPending, { id: raise.id }, { as });
      if (data.loss.month === null || compareMoney(data.loss.month, high) !== 0)
        return { came: `the limit is ${data.loss.month ?? "gone"} at once` };
      if (!raise) return { came: "nothing is pending" };
      return Date.parse(raise.effectiveAt) > site.clock.now().getTime()
        ? undefined
        : { came: "effectiveAt is not later than now" };
    },
  },
  {
    ...ofLimits,
    id: "limit cancel",
    contract: "#limitscancel_pending",
    after: ["limit lower", "limit higher"],
    title: "A pending raise can be given up",
    expected: "pending is without it afterwards",
    advice: "The player may change their mind while the raise waits.",
    async run(site) {
      await limited(site);
      const as = await site.player();
      const { data } = await site.succeed(limitsSet, { ...loss, value: higher }, { as });
      const raise = data.pending.find(({ kind, period }) => kind === loss.kind && period === loss.period);
      if (!raise) throw new LeftOut("nothing is pending");
      const after = await site.succeed(limitsCancelPending, { id: raise.id }, { as });
      return after.data.pending.some(({ id }) => id === raise.id) ? { came: "it is still pending" } : undefined;
    },
  },
];

/** What is wrong with the address of a game. */
async function launchProblem(site: Site, url: string): Promise<Finding | undefined> {
  const address = URL.canParse(url) ? new URL(url) : undefined;
  if (!address) return { came: "url is no absolute address" };
  if (address.origin === site.siteOrigin) return { came: "the game has the site’s own origin" };
  const { gameOrigins } = await site.settings();
  if (gameOrigins?.includes(address.origin) === false) return { came: `${address.origin} is not in gameOrigins` };
  return address.searchParams.has("origin") ? undefined : { came: "url has no ?origin=", mayBe: true };
}

const ofGames = { area: "games", contract: "#game-pages", level: "must", needs: write } as const;

const gameChecks: readonly Check[] = [
  {
    ...ofGames,
    id: "launch casino",
    title: "A game opens on an origin of its own",
    expected: "an address on one of gameOrigins, not the site’s own, with ?origin=",
    advice: "The front end frames nothing else, and speaks only to that origin.",
    async run(site) {
      const { data } = await site.succeed(casinoGamesList, { limit: 20, offset: 0 });
      if (!data[0]) throw new LeftOut("there are no games");
      const asked = { gameID: data[0].gameID, isMobile: true };
      const launch = await site.succeed(casinoInitGame, asked, { as: await site.player() });
      return launchProblem(site, launch.data.url);
    },
  },
  {
    ...ofGames,
    id: "launch livecasino",
    title: "A table opens on an origin of its own",
    expected: "the same for a table that is open; a closed one is refused with a message",
    advice: "The front end frames nothing else, and speaks only to that origin.",
    async run(site) {
      const { data } = await site.succeed(livecasinoGameTableList, { limit: 20, offset: 0 });
      const open = data.find((table) => table.open);
      if (!open) throw new LeftOut("no table is open");
      const { answer } = await site.read(
        livecasinoInitGame,
        { tableID: open.tableID, isMobile: true },
        { as: await site.player() },
      );
      if (answer.kind === "refusal") return answer.message ? undefined : { came: "refused without a message" };
      return answer.kind === "success" ? launchProblem(site, answer.data.url) : { came: answer.reason };
    },
  },
];

const ofWrites = { area: "writes", level: "must", needs: write } as const;

const otherChecks: readonly Check[] = [
  {
    ...ofWrites,
    id: "step-up wrong",
    contract: "#step-up",
    needs: ["player", "write", "extension stepUp"],
    title: "Step-up refuses a wrong password",
    expected: "result false, and the session goes on",
    advice: "The third wrong proof in a row may end the session, the first must not.",
    async run(site) {
      const { answer } = await site.read(userStepUp, { password: "Conformance-wrong-1" }, { as: await site.player() });
      return answer.kind === "refusal" ? undefined : { came: "it was accepted" };
    },
  },
  {
    ...ofWrites,
    id: "step-up right",
    contract: "#step-up",
    needs: ["player", "write", "extension stepUp"],
    title: "Step-up takes the right password",
    expected: "result true",
    advice: "The front end then sends the write again that asked for it.",
    async run(site) {
      const { answer } = await site.read(
        userStepUp,
        { password: site.options.player?.password ?? "" },
        { as: await site.player() },
      );
      return answer.kind === "refusal" ? { came: `refused: ${describeRefusal(answer)}` } : undefined;
    },
  },
  {
    ...ofWrites,
    id: "step-up methods",
    contract: "#step-up",
    needs: ["extension stepUp"],
    title: "Code 428 says how the player can prove who they are",
    expected: "data.methods with password, code or passkey, in every such refusal of this run",
    advice: "Without a method that the front end knows, the refusal is like any other: the player cannot go on.",
    async run({ exchanges }) {
      const silent = exchanges.find(({ body }) => {
        const { code, data } = (body ?? {}) as { code?: unknown; data?: { methods?: unknown } | null };
        const methods = data?.methods;
        const isKnown =
          Array.isArray(methods) && methods.some((each) => ["password", "code", "passkey"].includes(each as string));
        return Number(code) === 428 && !isKnown;
      });
      return silent && { came: `none from ${silent.request.what}` };
    },
  },
  {
    ...ofWrites,
    id: "bank account",
    contract: "#financesave_bank_account",
    after: ["schema finance/list_banks", "schema finance/list_bank_accounts"],
    title: "A bank account can be saved and removed",
    expected: "it is in the list afterwards, and is not after it was removed",
    advice:
      "The answer has the bankAccountID by which it is changed and removed. A refusal of the test’s IBAN is only a warning.",
    async run(site) {
      const as = await site.player();
      const { data: banks } = await site.succeed(financeListBanks, { typeID: 1 }, { as });
      if (!banks[0]) throw new LeftOut("there are no banks");
      const account = { bankID: banks[0].bankID, accountHolder: "Conformance Test", iban: sampleIban };
      const { answer } = await site.read(financeSaveBankAccount, account, { as, key: randomUUID() });
      if (answer.kind === "refusal") return { came: `refused: ${describeRefusal(answer)}`, mayBe: true };
      if (answer.kind === "malformed") return { came: answer.reason };
      const { bankAccountID } = answer.data;
      const isListed = async () => (await accountsOf(site)).some((account) => account.bankAccountID === bankAccountID);
      const wasListed = await isListed();
      await site.succeed(financeDeleteBankAccount, { bankAccountID }, { as });
      if (!wasListed) return { came: "it is not in the list" };
      return (await isListed()) ? { came: "it is still in the list" } : undefined;
    },
  },
];

export const writeChecks: readonly Check[] = [
  ...favouriteChecks,
  ...methodChecks,
  ...limitChecks,
  ...gameChecks,
  ...otherChecks,
];
