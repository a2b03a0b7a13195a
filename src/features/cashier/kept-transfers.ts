import * as v from "valibot";
import type { CashDirection } from "../../contract/cash-method.ts";
import { privatePrefix } from "../../platform/private-storage.ts";
import { deviceStorage, readJson, type TextStorage, writeJson } from "../../platform/storage.ts";

/** The schema of `ConfirmedTransfer`. */
export const confirmedTransfer = {
  direction: v.picklist([1, 2]),
  methodID: v.string(),
  methodName: v.string(),
  /** A decimal string. */
  amount: v.string(),
  currency: v.string(),
  /** When the player confirmed it, in milliseconds since 1970. */
  atMs: v.number(),
};

/** What the player confirmed, as it was. */
export interface ConfirmedTransfer {
  readonly direction: CashDirection;
  readonly methodID: string;
  readonly methodName: string;
  readonly amount: string;
  readonly currency: string;
  readonly atMs: number;
}

/** `lastSentMs`: when it was sent for the last time, in milliseconds since 1970. */
const sentTransfer = v.object({ ...confirmedTransfer, lastSentMs: v.number() });
export type SentTransfer = v.InferOutput<typeof sentTransfer>;

/**
 * The operator's account to pay into, and other lines to copy. A label is a text for every language, or a name that is the
 * same in each.
 */
export const linesToCopy = v.array(v.object({ label: v.union([v.string(), v.object({ tr: v.string(), en: v.string() })]), value: v.string() }));

/** A transfer that the operator has accepted, with what the player needs to complete it. */
const accepted = v.object({
  ...confirmedTransfer,
  transactionID: v.string(),
  redirectUrl: v.optional(v.string()),
  qr: v.optional(v.string()),
  reference: v.optional(v.string()),
  payInto: linesToCopy,
});
export type AcceptedTransfer = v.InferOutput<typeof accepted>;

const kept = v.object({
  player: v.string(),
  accepted: v.array(accepted),
  /** Confirmed and sent, without a known outcome; at most one of each direction. */
  sent: v.array(sentTransfer),
  /** The id of the method that was used last, by direction. */
  lastUsed: v.record(v.string(), v.string()),
});
type Kept = v.InferOutput<typeof kept>;

/** Private: removed from the device at log-out. */
const key = `${privatePrefix}cashier`;

const mostAccepted = 20;
const keptForMs = 7 * 24 * 3_600_000;

/**
 * The player's transfers on this device, until log-out. It stores nothing for a player who is no longer signed in. An
 * answer tells only once how a transfer is completed (the reference, the QR code), and players leave the page for their
 * bank's app before they have done so.
 */
export function createKeptTransfers(storage: TextStorage = deviceStorage, isSignedIn: (player: string) => boolean = () => true) {
  const empty = (player: string): Kept => ({ player, accepted: [], sent: [], lastUsed: {} });
  const read = (player: string | undefined): Kept => {
    const found = readJson(storage, key, kept);
    return found && found.player === player ? found : empty(player ?? "");
  };
  const change = (player: string | undefined, changed: (before: Kept) => Partial<Kept>) => {
    if (player === undefined || !isSignedIn(player)) return;
    const before = read(player);
    writeJson(storage, key, { ...before, ...changed(before) } satisfies Kept);
  };
  return {
    /** Call before sending. An earlier one without a known outcome stays: this one is not sent before that is known. */
    keepSent(player: string | undefined, transfer: ConfirmedTransfer): void {
      change(player, ({ sent }) => (sent.some(({ direction }) => direction === transfer.direction) ? {} : { sent: [...sent, { ...transfer, lastSentMs: transfer.atMs }] }));
    },

    /** Call before sending it again. */
    noteSentAgain(player: string | undefined, direction: CashDirection, atMs: number): void {
      change(player, ({ sent }) => ({ sent: sent.map((each) => (each.direction === direction ? { ...each, lastSentMs: atMs } : each)) }));
    },

    /** The transfer without a known outcome. Undefined if it was sent before a log-out or on another device. */
    sent(player: string | undefined, direction: CashDirection): SentTransfer | undefined {
      return read(player).sent.find((each) => each.direction === direction);
    },

    /** Call when the outcome is known. */
    forgetSent(player: string | undefined, direction: CashDirection): void {
      change(player, ({ sent }) => ({ sent: sent.filter((each) => each.direction !== direction) }));
    },

    keepAccepted(player: string | undefined, transfer: AcceptedTransfer): void {
      const { direction, methodID, atMs } = transfer;
      change(player, (before) => ({
        accepted: [transfer, ...before.accepted.filter(({ transactionID }) => transactionID !== transfer.transactionID)]
          .filter((each) => atMs - each.atMs < keptForMs)
          .slice(0, mostAccepted),
        lastUsed: { ...before.lastUsed, [direction]: methodID },
      }));
    },

    accepted(player: string | undefined, direction: CashDirection): readonly AcceptedTransfer[] {
      return read(player).accepted.filter((each) => each.direction === direction);
    },

    lastUsed(player: string | undefined, direction: CashDirection): string | undefined {
      return read(player).lastUsed[direction];
    },
  };
}
