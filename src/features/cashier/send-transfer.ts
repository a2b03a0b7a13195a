import type { Failure } from "../../client/failure.ts";
import type { IntentOutcome, Intents, Wish } from "../../client/intents/intents.ts";
import type { Intent } from "../../client/intents/intent.ts";
import type { AnyCall } from "../../contract/declaration.ts";
import { cashDirections, type CashDirection, type CashTransfer } from "../../contract/cash-method.ts";
import type { PrepayTransfer } from "../../contract/prepay.ts";
import type { AcceptedTransfer, createKeptTransfers } from "./kept-transfers.ts";
import type { KeptWishes } from "./kept-wish.ts";
import { type TransferToSend, transferRequest } from "./transfer-request.ts";

/** How sending a transfer ended. */
export type TransferEnd =
  /** The operator has accepted it. `earlier`: not this one, but the one before it whose outcome was unknown. */
  | { readonly kind: "done"; readonly transfer: AcceptedTransfer; readonly earlier: boolean }
  /** Certainly not accepted: refused, or never sent. */
  | { readonly kind: "not-done"; readonly failure: Failure }
  /** Not sent, because this device cannot note that it is sent. */
  | { readonly kind: "no-storage" }
  /** Sent, and it is unknown whether it arrived. */
  | { readonly kind: "unknown" }
  /** Another tab carried it out. */
  | { readonly kind: "elsewhere" };

export interface SendingDeps {
  readonly intents: () => Promise<Pick<Intents, "carryOut" | "openOf">>;
  readonly kept: ReturnType<typeof createKeptTransfers>;
  readonly wishes: KeptWishes;
  readonly player: string;
  readonly language: string;
}

export function intentKind(direction: CashDirection): "deposit" | "withdraw" {
  return direction === cashDirections.deposit ? "deposit" : "withdraw";
}

/** Sends a confirmed transfer at most once. Does not reject. */
export async function sendTransfer(toSend: TransferToSend, deps: SendingDeps): Promise<TransferEnd> {
  const { confirmed } = toSend;
  const { kept, wishes, player } = deps;
  let intents;
  try {
    intents = await deps.intents();
    const open = await intents.openOf(player);
    // Without an open intent, a stored transfer was never sent: its page closed first. Remove it, so that it is not
    // mistaken for this one.
    if (!open.some(({ kind }) => kind === intentKind(confirmed.direction))) {
      kept.forgetSent(player, confirmed.direction);
      wishes.forget(confirmed.direction);
    }
  } catch {
    return { kind: "no-storage" };
  }
  kept.keepSent(player, confirmed);
  wishes.keep(toSend);
  return carryOut(intents, toSend, deps);
}

/**
 * Sends a transfer of an earlier visit again, with the key that it was sent with. Never sends another. Does not reject.
 */
export async function repeatTransfer(toSend: TransferToSend, only: Intent, deps: SendingDeps): Promise<TransferEnd> {
  try {
    return await carryOut(await deps.intents(), toSend, deps, only);
  } catch {
    return { kind: "unknown" };
  }
}

async function carryOut(
  intents: Pick<Intents, "carryOut">,
  toSend: TransferToSend,
  deps: SendingDeps,
  only?: Intent,
): Promise<TransferEnd> {
  const { wish: transfer, confirmed } = toSend;
  const { player, language } = deps;
  const wish = {
    ...transferRequest(transfer),
    player,
    language,
    kind: intentKind(confirmed.direction),
    ...(only && { only }),
  } as Wish<AnyCall>;
  try {
    return endOf((await intents.carryOut(wish)) as IntentOutcome<CashTransfer & Partial<PrepayTransfer>>, toSend, deps);
  } catch {
    // The device could not store the intent, so nothing was sent. If an earlier visit sent it, its outcome stays unknown.
    if (only) return { kind: "unknown" };
    deps.kept.forgetSent(player, confirmed.direction);
    deps.wishes.forget(confirmed.direction);
    return { kind: "no-storage" };
  }
}

/** What an outcome means for the player. Keeps what has to be known later. */
export function endOf(
  outcome: IntentOutcome<CashTransfer & Partial<PrepayTransfer>>,
  { confirmed, payInto }: Pick<TransferToSend, "confirmed" | "payInto">,
  { kept, wishes, player }: Pick<SendingDeps, "kept" | "wishes" | "player">,
): TransferEnd {
  if (outcome.kind === "unknown") return { kind: "unknown" };
  const { direction } = confirmed;
  const before = kept.sent(player, direction);
  kept.forgetSent(player, direction);
  wishes.forget(direction);
  if (outcome.kind === "not-done") return outcome;
  if (outcome.kind === "elsewhere") {
    // The tab that sent it may have been refused. Then nothing was carried out, and this one was not sent.
    const { state, end } = outcome.intent;
    return state === "settled" && end === "not-done" ? { kind: "not-done", failure: { kind: "unreachable", sent: false } } : { kind: "elsewhere" };
  }
  const { transactionID, redirectUrl, qr, reference } = outcome.success.data;
  const { earlier } = outcome;
  // The stored data of the earlier transfer. Without them, only the history can show what it was.
  if (earlier && !before) return { kind: "elsewhere" };
  const { methodID, methodName, amount, currency, atMs } = earlier && before ? before : confirmed;
  const transfer: AcceptedTransfer = {
    direction, methodID, methodName, amount, currency, atMs,
    transactionID,
    ...(redirectUrl && { redirectUrl }),
    ...(qr && { qr }),
    ...(reference && { reference }),
    payInto: earlier ? [] : payInto,
  };
  kept.keepAccepted(player, transfer);
  return { kind: "done", transfer, earlier };
}
