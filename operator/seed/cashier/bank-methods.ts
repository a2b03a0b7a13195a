import { accountHolder } from "./banks.ts";
import { amount, copy, customerNote, identityValidity, info, ownAccount, playersReference } from "./common-fields.ts";
import { same, type SingleMethod } from "./method.ts";

const withdrawFields = [ownAccount, amount, identityValidity, customerNote];

export const bankTransfer: SingleMethod = {
  id: 21,
  name: { tr: "Havale / EFT", en: "Bank transfer / EFT" },
  kind: "bank",
  deposit: {
    min: "100.00",
    max: "50000.00",
    processingTime: { tr: "5–15 dakika", en: "5–15 minutes" },
    transferType: 1,
    highlighted: true,
    fields: [
      { name: "bank", label: { tr: "Göndereceğiniz bankamız", en: "Our bank you pay into" }, type: "bank" },
      playersReference,
      amount,
      {
        name: "branch",
        label: { tr: "Gönderdiğiniz şube", en: "Branch you send from" },
        type: "text",
        required: false,
        maxLength: 60,
      },
      {
        name: "paidOn",
        label: { tr: "Gönderdiğiniz gün", en: "Day you sent it" },
        type: "date",
        minDay: -7,
        maxDay: 0,
      },
      customerNote,
    ],
  },
  withdraw: {
    min: "250.00",
    max: "100000.00",
    processingTime: { tr: "Aynı iş günü", en: "Same working day" },
    transferType: 1,
    highlighted: true,
    fields: withdrawFields,
  },
};

export const fast: SingleMethod = {
  id: 22,
  name: same("FAST"),
  kind: "bank",
  deposit: {
    min: "50.00",
    max: "100000.00",
    processingTime: { tr: "1–5 dakika, 7/24", en: "1–5 minutes, around the clock" },
    transferType: 1,
    highlighted: true,
    fields: [
      info("holder", { tr: "Alıcı", en: "Recipient" }, same(accountHolder)),
      copy("receiverIban", { tr: "Alıcı IBAN", en: "Recipient’s IBAN" }, same("TR319990101200340056007001")),
      playersReference,
      amount,
      { name: "senderIban", label: { tr: "Gönderen IBAN", en: "Sender’s IBAN" }, type: "iban", required: false },
      { name: "paidAt", label: { tr: "Gönderdiğiniz saat", en: "Time you sent it" }, type: "time", required: false },
    ],
  },
  withdraw: {
    min: "100.00",
    max: "25000.00",
    processingTime: { tr: "15–60 dakika, 7/24", en: "15–60 minutes, around the clock" },
    transferType: 1,
    fields: withdrawFields,
  },
};
