import { about, amount, customerNote, identityValidity, senderPhone } from "./common-fields.ts";
import { type CashFieldDesign, same, type SingleMethod } from "./method.ts";

const walletNumber: CashFieldDesign = {
  name: "account",
  label: { tr: "Cüzdan numaranız", en: "Your wallet number" },
  type: "text",
  pattern: "[0-9]{10}",
  maxLength: 10,
  hint: { tr: "10 rakam", en: "10 digits" },
};

export const wallet: SingleMethod = {
  id: 40,
  name: same("Heybe Cüzdan"),
  kind: "wallet",
  deposit: {
    min: "20.00",
    max: "20000.00",
    processingTime: { tr: "1–3 dakika", en: "1–3 minutes" },
    transferType: 4,
    highlighted: true,
    fields: [amount, walletNumber, { ...senderPhone, required: false }],
  },
  withdraw: {
    min: "50.00",
    max: "20000.00",
    fee: "2.50",
    processingTime: { tr: "5–30 dakika", en: "5–30 minutes" },
    transferType: 4,
    highlighted: true,
    fields: [walletNumber, amount, identityValidity, customerNote],
  },
};

export const qrPayment: SingleMethod = {
  id: 45,
  name: { tr: "QR ile ödeme", en: "QR payment" },
  kind: "qr",
  deposit: {
    min: "50.00",
    max: "10000.00",
    processingTime: { tr: "Anında", en: "At once" },
    transferType: 6,
    // This form has no amount, so the front end has to add one (docs/contract.md, `finance/list_cash_methods_new`).
    fields: [
      about({
        tr: "Onayladıktan sonra çıkan kodu bankanızın uygulamasıyla okutun.",
        en: "After you confirm, scan the code with your bank’s app.",
      }),
    ],
    qr: ({ amount: paid, reference }) => `karopay://pay?to=KARO&amount=${paid}&currency=TRY&ref=${reference}`,
  },
};
