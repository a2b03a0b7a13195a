import { coinDigits } from "../../src/lib/intl.ts";
import { fromMinorUnits, toMinorUnits } from "../../src/lib/money.ts";
import { filled } from "../texts/texts.ts";
import type { CashSide } from "../seed/cashier.ts";

/** The text of a payment's QR code. Undefined for a method that is not paid by scanning one. */
export function paymentCode({ qr, rate = "1.00" }: CashSide, payment: { amount: string; reference: string }) {
  return qr === undefined ? undefined : filled(qr, { ...payment, coins: inCoins(payment.amount, rate) });
}

/** The value of `lira` in coins, rounded up to the coin's last decimal so that it is never too little. */
function inCoins(lira: string, rate: string): string {
  const scaled = toMinorUnits(lira) * 10n ** BigInt(coinDigits);
  const perCoin = toMinorUnits(rate);
  return fromMinorUnits((scaled + perCoin - 1n) / perCoin, coinDigits);
}
