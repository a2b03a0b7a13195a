import * as v from "valibot";
import { sessionLink } from "../../api/session-link.ts";
import type { CashDirection } from "../../contract/cash-method.ts";
import { privatePrefix } from "../../lib/private-storage.ts";
import { deviceStorage, readJson, type TextStorage, writeJson } from "../../lib/storage.ts";

/** What the player confirmed. It is the summary of the transfer's intent. */
const confirmed = {
  direction: v.picklist([1, 2]),
  methodID: v.string(),
  methodName: v.string(),
  /** A decimal string. */
  amount: v.string(),
  currency: v.string(),
  /** When the player confirmed it, in milliseconds since 1970. */
  atMs: v.number(),
  /**
   * The operator's account to pay into, and other lines to copy. A label is a text for every language, or a name that is
   * the same in each.
   */
  payInto: v.array(
    v.object({ label: v.union([v.string(), v.object({ tr: v.string(), en: v.string() })]), value: v.string() }),
  ),
};
export const confirmedTransfer = v.object(confirmed);
export type ConfirmedTransfer = v.InferOutput<typeof confirmedTransfer>;

/** A transfer that the operator has accepted, with what the player needs to complete it. */
const accepted = v.object({
  ...confirmed,
  transactionID: v.string(),
  redirectUrl: v.optional(v.string()),
  qr: v.optional(v.string()),
  reference: v.optional(v.string()),
});
export type AcceptedTransfer = v.InferOutput<typeof accepted>;

const stored = v.object({ player: v.string(), accepted: v.array(accepted) });

/** Private: removed from the device at log-out. */
const key = `${privatePrefix}cashier`;

const mostStored = 20;
const storedForMs = 7 * 24 * 3_600_000;

/**
 * The transfers that were accepted on this device, newest first, until log-out. The history does not have what they hold: an
 * answer tells only once how a transfer is completed (the reference, the QR code), and players leave the page for their
 * bank's app before they have done so. It stores nothing for a player who is no longer signed in.
 */
export function createAcceptedTransfers(storage: TextStorage, isSignedIn: (player: string) => boolean) {
  const read = (player: string | undefined): readonly AcceptedTransfer[] => {
    const found = readJson(storage, key, stored);
    return found && found.player === player ? found.accepted : [];
  };
  const of = (player: string | undefined, direction: CashDirection) =>
    read(player).filter((each) => each.direction === direction);
  return {
    store(player: string, transfer: AcceptedTransfer): void {
      if (!isSignedIn(player)) return;
      const { transactionID, direction, atMs } = transfer;
      const others = read(player).filter((each) => each.transactionID !== transactionID);
      // The last one of the other direction stays, because it names the method that was used last.
      const lastOther = others.find((each) => each.direction !== direction);
      const recent = others.filter((each) => each !== lastOther && atMs - each.atMs < storedForMs);
      const accepted = [transfer, ...(lastOther ? [lastOther] : []), ...recent].slice(0, mostStored);
      writeJson(storage, key, { player, accepted } satisfies v.InferInput<typeof stored>);
    },

    of,

    /** The id of the method that was used last. */
    lastMethod: (player: string | undefined, direction: CashDirection): string | undefined =>
      of(player, direction).find(({ methodID }) => methodID !== "")?.methodID,
  };
}

export type AcceptedTransfers = ReturnType<typeof createAcceptedTransfers>;

/** The accepted transfers of the player who is signed in on this device. */
export const acceptedTransfers = /* @__PURE__ */ createAcceptedTransfers(
  deviceStorage,
  (player) => player === (sessionLink().playerId() ?? ""),
);
