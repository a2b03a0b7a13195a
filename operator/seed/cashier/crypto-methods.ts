import { fromMinorUnits, toMinorUnits } from "../../../src/lib/money.ts";
import { amount, copy, identityValidity, info } from "./common-fields.ts";
import { type MethodGroup, same, type SingleMethod } from "./method.ts";

/** The number of decimals of a coin. */
const coinDigits = 8;

interface Coin {
  readonly id: number;
  readonly name: string;
  readonly scheme: string;
  readonly ticker: string;
  /** The address to which players send it. */
  readonly address: string;
  /** Its price in TRY. The demo's coins have fixed prices. */
  readonly rate: string;
}

/** The value of `lira` in coins, rounded up to the coin's last decimal so that it is never too little. */
function inCoins(lira: string, rate: string): string {
  const scaled = toMinorUnits(lira) * 10n ** BigInt(coinDigits);
  const perCoin = toMinorUnits(rate);
  return fromMinorUnits((scaled + perCoin - 1n) / perCoin, coinDigits);
}

function coinMethod({ id, name, scheme, ticker, address, rate }: Coin): SingleMethod {
  const price = { tr: `1 ${ticker} = ${rate.replace(".", ",")} TL`, en: `1 ${ticker} = TRY ${rate}` };
  return {
    id,
    name: same(name),
    kind: "crypto",
    deposit: {
      min: "250.00",
      max: "250000.00",
      processingTime: { tr: "10–40 dakika", en: "10–40 minutes" },
      transferType: 9,
      highlighted: ticker === "LLE",
      fields: [
        info("rate", { tr: "Kur", en: "Rate" }, price),
        copy("address", { tr: "Adresimiz", en: "Our address" }, same(address)),
        amount,
        {
          name: "confirmations",
          label: { tr: "Cüzdanınızın beklediği onay sayısı", en: "Confirmations that your wallet waits for" },
          type: "number",
          required: false,
          min: "1",
          max: "12",
        },
      ],
      qr: ({ amount: lira, reference }) => `${scheme}:${address}?amount=${inCoins(lira, rate)}&message=${reference}`,
    },
    withdraw: {
      min: "500.00",
      max: "250000.00",
      fee: "15.00",
      processingTime: { tr: "1–3 saat", en: "1–3 hours" },
      transferType: 9,
      fields: [
        {
          name: "account",
          label: { tr: `${ticker} adresiniz`, en: `Your ${ticker} address` },
          type: "text",
          pattern: `${scheme}1[02-9ac-hj-np-z]{20,60}`,
          maxLength: 70,
        },
        amount,
        identityValidity,
      ],
    },
  };
}

export const coins: MethodGroup = {
  id: 50,
  name: { tr: "Kripto para", en: "Cryptocurrency" },
  kind: "crypto",
  methods: [
    coinMethod({
      id: 51,
      name: "Lale (LLE)",
      scheme: "lale",
      ticker: "LLE",
      address: "lale1q7kar0n3s4lt5uz8n0d3m0c4shacc0unt9",
      rate: "1250.00",
    }),
    coinMethod({
      id: 52,
      name: "Firuze (FRZ)",
      scheme: "firuze",
      ticker: "FRZ",
      address: "firuze1qxk4r0z4tes7dem0c4shacc0unt5u2",
      rate: "32.40",
    }),
  ],
};
