import * as v from "valibot";
import type { CashDirection } from "../../contract/cash-method.ts";
import { draftPrefix } from "../../platform/private-storage.ts";
import { readJson, type TextStorage, visitStorage, writeJson } from "../../platform/storage.ts";
import { confirmedTransfer, linesToCopy } from "./kept-transfers.ts";
import type { TransferToSend } from "./transfer-request.ts";

const kept = v.object({
  player: v.string(),
  wish: v.object({
    direction: v.picklist([1, 2]),
    method: v.object({ id: v.string(), transferType: v.string() }),
    amount: v.string(),
    values: v.record(v.string(), v.string()),
  }),
  confirmed: v.object(confirmedTransfer),
  payInto: linesToCopy,
});

export interface KeptWishes {
  /** Call before sending. A stored transfer is not replaced, because its outcome is unknown. */
  readonly keep: (toSend: TransferToSend) => void;
  /** What was sent in this tab, to send the same again after a reload. */
  readonly read: (direction: CashDirection) => TransferToSend | undefined;
  readonly forget: (direction: CashDirection) => void;
}

/**
 * The data of a transfer whose outcome is not known, kept like the draft of its form: for this visit in this tab. With
 * a secret among them (a card's code) nothing is kept; the history then tells the outcome.
 */
export function createKeptWishes(player: string, visit: TextStorage = visitStorage): KeptWishes {
  const keyOf = (direction: CashDirection) => `${draftPrefix}transfer.${direction}.${player}`;
  return {
    keep(toSend) {
      const key = keyOf(toSend.wish.direction);
      const { direction, method, amount, values } = toSend.wish;
      if (visit.read(key) !== undefined || Object.keys(values).some(isSecret)) return;
      const { id, transferType } = method;
      const wish = { direction, method: { id, transferType }, amount, values };
      writeJson(visit, key, { ...toSend, wish, player } satisfies v.InferInput<typeof kept>);
    },
    read(direction) {
      const found = readJson(visit, keyOf(direction), kept);
      return found?.player === player ? found : undefined;
    },
    forget: (direction) => visit.remove(keyOf(direction)),
  };
}

/** Whether a field's value must not be stored on the device: passwords, codes that are worth money, card details. */
export function isSecret(name: string): boolean {
  // The series of a prepaid card, which is no secret.
  if (name === "bankcode") return false;
  return /pass|otp|code$|token|secret|pin$|card|kart|cvv|cvc|şifre|sifre/iu.test(name);
}
