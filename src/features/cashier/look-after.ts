import { type Intent, isRepeatable } from "../../client/intents/intent.ts";
import type { Intents } from "../../client/intents/intents.ts";
import type { CashDirection } from "../../contract/cash-method.ts";
import type { Transaction } from "../../contract/finance-history.ts";
import { findInHistory, mayStillArriveMs } from "./find-in-history.ts";
import type { AcceptedTransfer, ConfirmedTransfer } from "./kept-transfers.ts";
import { intentKind, repeatTransfer, type SendingDeps, type TransferEnd } from "./send-transfer.ts";

/** What is known of a transfer whose answer was lost. */
export type Looked =
  /** There is no such transfer. */
  | { readonly kind: "none" }
  /** A page is sending it right now. */
  | { readonly kind: "under-way" }
  /** Its outcome has become known. */
  | { readonly kind: "known"; readonly end: TransferEnd }
  | OpenTransfer;

export interface OpenTransfer {
  readonly kind: "open";
  readonly intent: Intent;
  /** What the player confirmed. Undefined after a log-out and on other devices. */
  readonly confirmed: ConfirmedTransfer | undefined;
  /** Whether the same can be sent again without being carried out twice. */
  readonly repeatable: boolean;
  /** Rows of the history that may be it. Empty if it has none; undefined if the history could not be fetched. */
  readonly rows: readonly Transaction[] | undefined;
  /** Too late to arrive now: either it never arrived, or the history does not show it. */
  readonly mayBeGivenUp: boolean;
}

export interface LookingDeps extends SendingDeps {
  readonly intents: () => Promise<Intents>;
  /** Fetches the latest transfers. Rejects when that fails. */
  readonly history: (direction: CashDirection) => Promise<readonly Transaction[]>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/**
 * For this long after the press, the app sends the request again by itself, with its key. Later that would surprise the
 * player: the app then searches the history, and only the player can have it sent again. Milliseconds.
 */
const waitsForMs = 2 * 60_000;

/** Finds out the outcome of the player's open transfer in this direction. Rejects if the intents cannot be read. */
export async function lookAfter(direction: CashDirection, deps: LookingDeps): Promise<Looked> {
  const { player, kept, now } = deps;
  const intents = await deps.intents();
  const intent = (await intents.openOf(player)).find(({ kind }) => kind === intentKind(direction));
  if (!intent) return { kind: "none" };
  if (intent.state !== "unknown") return { kind: "under-way" };
  if (now() - intent.at < waitsForMs) {
    const end = await sendAgain(direction, intent, deps);
    if (end && end.kind !== "unknown") return { kind: "known", end };
  }
  const confirmed = kept.sent(player, direction);
  const lastSentMs = confirmed?.lastSentMs ?? intent.at;
  const open = { kind: "open", intent, confirmed, repeatable: canSendAgain(direction, intent, deps) } as const;
  const rows = await deps.history(direction).catch(() => undefined);
  if (!rows) return { ...open, rows, mayBeGivenUp: false };
  const known = new Set(kept.accepted(player, direction).map(({ transactionID }) => transactionID));
  const found = findInHistory(rows, { direction, atMs: intent.at, lastSentMs, confirmed, known });
  if (found.kind === "found") return { kind: "known", end: await acceptRow(direction, intent, found.row, deps) };
  const mayBeGivenUp = now() - lastSentMs > mayStillArriveMs;
  return { ...open, rows: found.kind === "perhaps" ? found.rows : [], mayBeGivenUp };
}

function canSendAgain(direction: CashDirection, intent: Intent, { wishes, now }: LookingDeps): boolean {
  return wishes.read(direction) !== undefined && isRepeatable(intent, now());
}

/** Sends an open transfer again, unchanged. Undefined if that is not safe, or this tab no longer knows its data. */
export async function sendAgain(direction: CashDirection, intent: Intent, deps: LookingDeps): Promise<TransferEnd | undefined> {
  const toSend = deps.wishes.read(direction);
  if (!toSend || !isRepeatable(intent, deps.now())) return undefined;
  deps.kept.noteSentAgain(deps.player, direction, deps.now());
  return repeatTransfer(toSend, intent, deps);
}

/** Settles an open transfer: this row of the history is it. */
export async function acceptRow(direction: CashDirection, intent: Intent, row: Transaction, deps: LookingDeps): Promise<TransferEnd> {
  const { player, kept, wishes } = deps;
  const confirmed = kept.sent(player, direction);
  const transfer: AcceptedTransfer = {
    direction,
    methodID: confirmed?.methodID ?? "",
    methodName: confirmed?.methodName ?? row.method ?? "",
    amount: row.amount.replace(/^-/, ""),
    currency: row.currency,
    atMs: intent.at,
    transactionID: row.id,
    payInto: wishes.read(direction)?.payInto ?? [],
  };
  await (await deps.intents()).settle(intent, "done");
  forget(direction, deps);
  kept.keepAccepted(player, transfer);
  return { kind: "done", transfer, earlier: false };
}

/** The player has been told that it may have arrived, and stops waiting for it. */
export async function giveUp(direction: CashDirection, intent: Intent, deps: LookingDeps): Promise<void> {
  await (await deps.intents()).settle(intent, "given-up");
  forget(direction, deps);
}

function forget(direction: CashDirection, { player, kept, wishes }: LookingDeps): void {
  kept.forgetSent(player, direction);
  wishes.forget(direction);
}
