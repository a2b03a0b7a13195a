import { memoryMedium, pageLocks } from "../api/intents/app-intents.ts";
import { createIntentData } from "../api/intents/intent-data.ts";
import { createIntents } from "../api/intents/intents.ts";
import { writeOnce } from "../api/intents/write-once.ts";
import { CallFailure, type Failure } from "../api/failure.ts";
import type { call, CallOptions } from "../api/call.ts";
import type { Transaction } from "../contract/finance-history.ts";
import { wrapStorage } from "../lib/storage.ts";
import { storageArea } from "./storage-area.ts";
import { createAcceptedTransfers } from "../features/cashier/accepted-transfers.ts";
import { resolveLostTransfer, type ResolvingDeps } from "../features/cashier/resolve-lost-transfer.ts";
import { storeAccepted, transferCall, transferRequest, transferWrite } from "../features/cashier/transfer-write.ts";

const startMs = Date.parse("2026-03-14T12:00:00Z");
const lost: Failure = { kind: "unreachable", sent: true };

/** What the operator does with each sending, in order; after these it accepts. `taken-lost` accepts and loses the answer. */
export type Fate = "taken" | "taken-lost" | "lost" | Failure;

/** A device with its storage, over an operator that remembers keys. A page is gone when another one is opened. */
export function openCashDevice({ keyed = true, fates = [] as Fate[] } = {}) {
  let nowMs = startMs;
  let keys = 0;
  let player = "p";
  let reachable = true;
  const ledger: Transaction[] = [];
  const byKey = new Map<string, string>();
  const medium = memoryMedium();
  const areas = { device: storageArea(), visit: storageArea() };

  const send = (async (declaration, data, options: CallOptions | undefined) => {
    const { idempotencyKey = "", beforeLeaving } = options ?? {};
    if (!(await beforeLeaving?.(false))) throw new CallFailure({ kind: "unreachable", sent: false }, declaration);
    const fate = fates.shift() ?? "taken";
    if (typeof fate === "object") throw new CallFailure(fate, declaration);
    if (fate === "lost") throw new CallFailure(lost, declaration);
    let id = byKey.get(idempotencyKey);
    if (id === undefined) {
      id = `${900 + ledger.length}`;
      if (idempotencyKey) byKey.set(idempotencyKey, id);
      ledger.push(rowOf(id, (data as { amount: string }).amount, new Date(nowMs).toISOString()));
    }
    if (fate === "taken-lost") throw new CallFailure(lost, declaration);
    return { data: { transactionID: id, status: "1001", reference: `KR-${id}` }, message: "", dropped: 0 };
  }) as typeof call;

  function openPage(locks = pageLocks()) {
    const intents = createIntents({
      medium,
      locks,
      now: () => nowMs,
      send,
      newKey: () => `key-${(keys += 1)}`,
      data: createIntentData({
        visit: wrapStorage(() => areas.visit),
        device: wrapStorage(() => areas.device),
        digest: (text) => Promise.resolve(text),
        isSignedIn: (id) => id === player,
      }),
      takesKeys: () => Promise.resolve(keyed),
      pause: () => Promise.resolve(false),
    });
    const source = () => Promise.resolve(intents);
    const accepted = createAcceptedTransfers(
      wrapStorage(() => areas.device),
      (id) => id === player,
    );
    const deps: ResolvingDeps = {
      player,
      accepted,
      intents: source,
      history: () => (reachable ? Promise.resolve(ledger) : Promise.reject(new Error("No network"))),
      now: () => nowMs,
    };
    const method = { id: "40", transferType: "4" };
    let resolved = 0;
    /** As the page of a method does it. */
    async function deposit(amount: string, values: Record<string, string> = {}) {
      const options = transferWrite({
        direction: 1,
        methodID: "40",
        methodName: "Heybe",
        currency: "TRY",
        payInto: [{ label: "IBAN", value: "TR31" }],
        holdsSecrets: "voucherCode" in values,
        resolve: () => (resolved += 1),
        now: () => nowMs,
      });
      const data = transferRequest({ direction: 1, method, amount, values });
      const end = await writeOnce(transferCall(1, method), { data, player }, options, source);
      return { end, transfer: storeAccepted(end, player, accepted) };
    }
    const openIntent = async () => {
      const [intent] = await intents.openOf(player);
      if (!intent) throw new Error("Nothing is open");
      return intent;
    };
    return { deps, intents, deposit, openIntent, resolved: () => resolved, look: () => resolveLostTransfer(1, deps) };
  }
  return {
    ledger,
    openPage,
    wait: (ms: number) => (nowMs += ms),
    setReachable: (is: boolean) => (reachable = is),
    /** Log-out takes what is private; the intents stay. */
    logOut: () => (areas.device.clear(), areas.visit.clear()),
    logInAs: (id: string) => (player = id),
    areas,
  };
}

function rowOf(id: string, amount: string, createdAt: string): Transaction {
  return {
    id,
    createdAt,
    amount,
    transaction_category_id: "2",
    category: "2",
    type: "deposit",
    currency: "TRY",
    transaction_status: "1001",
    method: "Heybe",
    sub_category: undefined,
    balanceAfter: undefined,
    game: undefined,
    note: undefined,
    ticketNumber: undefined,
  };
}
