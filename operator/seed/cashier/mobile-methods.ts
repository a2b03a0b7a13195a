import { about, amount, copy, senderNationalId, senderPhone } from "./common-fields.ts";
import { type MethodGroup, same, type SingleMethod } from "./method.ts";

/** Money sent to a phone number and withdrawn from a cash machine without a card. */
function phoneTransfer(id: number, name: string, receiverPhone: string): SingleMethod {
  return {
    id,
    name: same(name),
    kind: "mobile",
    deposit: {
      min: "50.00",
      max: "3000.00",
      fee: "5.00",
      processingTime: { tr: "10–30 dakika", en: "10–30 minutes" },
      transferType: 3,
      fields: [
        copy("receiverPhone", { tr: "Alıcının telefonu", en: "Recipient’s phone" }, same(receiverPhone)),
        copy(
          "receiverNationalId",
          { tr: "Alıcının T.C. kimlik numarası", en: "Recipient’s T.R. identity number" },
          same("10000000078"),
        ),
        amount,
        senderPhone,
        senderNationalId,
        {
          name: "referenceNumber",
          label: { tr: "İşlem referansı", en: "Transfer reference" },
          type: "text",
          pattern: "[0-9]{6,12}",
          maxLength: 12,
          hint: { tr: "Bankanızın SMS’indeki 6–12 rakam", en: "The 6–12 digits in your bank’s SMS" },
        },
      ],
    },
  };
}

export const phoneTransfers: MethodGroup = {
  id: 30,
  name: { tr: "Cep havalesi", en: "Phone transfer" },
  kind: "mobile",
  methods: [
    phoneTransfer(31, "Çınar Cep", "+905000000051"),
    phoneTransfer(32, "Poyraz Cep", "+905000000052"),
    phoneTransfer(33, "Martı Cep", "+905000000053"),
  ],
};

export const mobilePayment: SingleMethod = {
  id: 35,
  name: { tr: "Mobil ödeme", en: "Mobile payment" },
  kind: "mobile",
  deposit: {
    min: "20.00",
    max: "750.00",
    fee: "4.50",
    processingTime: { tr: "Anında", en: "At once" },
    transferType: 5,
    fields: [
      about({
        tr: "Tutar faturanıza eklenir. Hat adınıza kayıtlı olmalıdır.",
        en: "The amount is added to your phone bill. The line must be registered in your name.",
      }),
      amount,
      senderPhone,
      senderNationalId,
    ],
  },
};
