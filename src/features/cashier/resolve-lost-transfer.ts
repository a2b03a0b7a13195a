import * as v from "valibot";
import type { Intent } from "../../api/intents/intent.ts";
import { type IntentSource, repeatWrite } from "../../api/intents/write-once.ts";
import type { CashDirection } from "../../contract/cash-method.ts";
import type { Transaction } from "../../contract/finance-history.ts";
import {
  type AcceptedTransfer,
  type AcceptedTransfers,
  type ConfirmedTransfer,
  confirmedTransfer,
} from "./accepted-transfers.ts";
import { findInHistory, mayStillArriveMs } from "./find-in-history.ts";
import { directionOf, storeAccepted, transferCalls, transferKind, type TransferWriteEnd } from "./transfer-write.ts";

/** What is known of the player's transfer of a direction whose end was not known. */
export type LostTransfer =
  /** There is no such transfer. */
  | { readonly kind: "none" }
  /** A page is sending it right now. */
  | { readonly kind: "under-way" }
  /** Its end has become known. */
  | KnownTransfer
  | OpenTransfer;

export interface KnownTransfer {
  readonly kind: "known";
  readonly end: TransferWriteEnd;
  /** What was accepted; undefined if nothing was, or another tab knows it. */
  readonly transfer: AcceptedTransfer | undefined;
}

export interface OpenTransfer {
  readonly kind: "open";
  readonly intent: Intent;
  /** What the player confirmed. Undefined after a log-out and on other devices. */
  readonly confirmed: ConfirmedTransfer | undefined;
  /** Whether the same can be sent again without being carried out twice. */
  readonly repeatable: boolean;
  /** Rows of the history that may be it. Empty if it has none; undefined if the history has not been fetched. */
  readonly rows: readonly Transaction[] | undefined;
  /** Too late to arrive now: either it never arrived, or the history does not show it. */
  readonly mayBeGivenUp: boolean;
}

export interface ResolvingDeps {
  readonly intents: IntentSource;
  readonly accepted: AcceptedTransfers;
  readonly player: string;
  /** Fetches the latest transfers. Rejects when that fails. */
  readonly history: (direction: CashDirection) => Promise<readonly Transaction[]>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/**
 * For this long after the press, the app sends the request again by itself, with its key. Later that would surprise the
 * player: the app then searches the history, and only the player can have it sent again. Milliseconds.
 */
const repeatsForMs = 2 * 60_000;

/**
 * Finds out what became of the player's open transfer in this direction. Rejects if the intents cannot be read.
 *
 * @param onOpen called before the search, which takes seconds on a bad network, so that the player is told at once.
 */
export async function resolveLostTransfer(
  direction: CashDirection,
  deps: ResolvingDeps,
  onOpen?: (open: OpenTransfer) => void,
): Promise<LostTransfer> {
  const { player, accepted, now } = deps;
  const intents = await deps.intents();
  const intent = (await intents.openOf(player)).find(({ kind }) => kind === transferKind(direction));
  if (!intent) return { kind: "none" };
  if (intent.state !== "unknown") return { kind: "under-way" };
  const summary = v.safeParse(confirmedTransfer, intents.summaryOf(intent));
  const confirmed = summary.success ? summary.output : undefined;
  const open = { kind: "open", intent, confirmed, repeatable: intents.canRepeat(intent) } as const;
  onOpen?.({ ...open, rows: undefined, mayBeGivenUp: false });
  if (now() - intent.at < repeatsForMs) {
    const known = await repeatTransfer(intent, deps);
    if (known) return known;
  }
  // It may have been sent again just now.
  const { sentAt: lastSentMs = intent.at } =
    (await intents.openOf(player)).find(({ id }) => id === intent.id) ?? intent;
  const rows = await deps.history(direction).catch(() => undefined);
  if (!rows) return { ...open, rows, mayBeGivenUp: false };
  const others = new Set(accepted.of(player, direction).map(({ transactionID }) => transactionID));
  const found = findInHistory(rows, { direction, atMs: intent.at, lastSentMs, confirmed, known: others });
  if (found.kind === "found") return acceptRow(intent, found.row, deps);
  const mayBeGivenUp = now() - lastSentMs > mayStillArriveMs;
  return { ...open, rows: found.kind === "perhaps" ? found.rows : [], mayBeGivenUp };
}

/**
 * Sends an open transfer again, unchanged. Undefined if its end is still unknown: the answer was lost again, or sending it
 * is not safe, or this tab does not have its data.
 */
export async function repeatTransfer(
  intent: Intent,
  { intents, player, accepted }: ResolvingDeps,
): Promise<KnownTransfer | undefined> {
  const end = await repeatWrite(intent, transferCalls, intents);
  if (!end || end.kind === "unknown") return undefined;
  return { kind: "known", end, transfer: storeAccepted(end, player, accepted) };
}

/** Settles an open transfer: this row of the history is it. */
export async function acceptRow(
  intent: Intent,
  row: Transaction,
  { intents, player, accepted }: ResolvingDeps,
): Promise<KnownTransfer> {
  const opened = await intents();
  const summary = v.safeParse(confirmedTransfer, opened.summaryOf(intent));
  const transfer: AcceptedTransfer = {
    ...(summary.success
      ? summary.output
      : { direction: directionOf(intent), methodID: "", methodName: row.method ?? "", payInto: [] }),
    amount: row.amount.replace(/^-/, ""),
    currency: row.currency,
    atMs: intent.at,
    transactionID: row.id,
  };
  await opened.settle(intent, "done");
  accepted.store(player, transfer);
  return { kind: "known", end: { kind: "done", success: undefined, earlier: false }, transfer };
}

/** The player has been told that it may have arrived, and stops waiting for it. */
export async function giveUp(intent: Intent, { intents }: ResolvingDeps): Promise<void> {
  await (await intents()).settle(intent, "given-up");
}
