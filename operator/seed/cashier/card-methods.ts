import { amount } from "./common-fields.ts";
import { same, type SingleMethod } from "./method.ts";
import { voucherSeries } from "./vouchers.ts";

export const debitCard: SingleMethod = {
  id: 60,
  name: { tr: "Banka kartı", en: "Debit card" },
  kind: "card",
  deposit: {
    min: "50.00",
    max: "15000.00",
    fee: "0.00",
    processingTime: { tr: "1–3 dakika", en: "1–3 minutes" },
    transferType: 7,
    fields: [
      amount,
      {
        name: "cardHolder",
        label: { tr: "Kartın üzerindeki ad", en: "Name on the card" },
        type: "text",
        maxLength: 60,
        pattern: "[\\p{L}][\\p{L} .'’\\-]*",
      },
      {
        name: "cardEnding",
        label: { tr: "Kart numarasının son 4 hanesi", en: "Last 4 digits of the card" },
        type: "text",
        pattern: "[0-9]{4}",
        maxLength: 4,
        hint: {
          tr: "Kartınızın tüm numarasını ve şifresini hiçbir zaman istemeyiz.",
          en: "We never ask for your whole card number or its PIN.",
        },
      },
    ],
  },
};

export const voucher: SingleMethod = {
  id: 65,
  name: { tr: "Badem Kart (ön ödemeli)", en: "Badem Card (prepaid)" },
  kind: "voucher",
  deposit: {
    min: "50.00",
    max: "2500.00",
    processingTime: { tr: "Anında", en: "At once" },
    transferType: 8,
    fields: [
      {
        name: "bankcode",
        label: { tr: "Kartın serisi", en: "Series of the card" },
        type: "select",
        options: voucherSeries.map(({ code, name }) => ({ value: code, label: name })),
      },
      amount,
      {
        name: "voucherCode",
        label: { tr: "Kart kodu", en: "Card code" },
        type: "text",
        pattern: "[A-Z0-9]{4}(-[A-Z0-9]{4}){3}",
        maxLength: 19,
        hint: same("ABCD-1234-EFGH-5678"),
      },
    ],
  },
};
