/** Messages of the cashier. The caller fills in `{…}`. */
import type { Localised } from "../seed/types.ts";

/** Why a field is refused. Shown after the field's name. */
export const fieldTexts = {
  required: { tr: "Bu alan zorunludur.", en: "Required field." },
  tooLong: { tr: "En fazla {bound} karakter yazın.", en: "Use at most {bound} characters." },
  pattern: { tr: "Beklenen biçimde değil.", en: "Not in the expected form." },
  number: { tr: "Bir sayı girin.", en: "Enter a number." },
  tooSmall: { tr: "En az {bound} olmalıdır.", en: "It must be at least {bound}." },
  tooLarge: { tr: "En çok {bound} olmalıdır.", en: "It must be at most {bound}." },
  phone: { tr: "Geçerli bir telefon numarası girin.", en: "Enter a valid phone number." },
  nationalId: { tr: "T.C. Kimlik Numarası Hatalı", en: "T.R. Identity Number is Incorrect" },
  iban: { tr: "Geçerli bir IBAN girin.", en: "Enter a valid IBAN." },
  date: { tr: "Geçerli bir tarih girin.", en: "Enter a valid date." },
  tooEarly: { tr: "{bound} veya sonrası olmalıdır.", en: "It must be {bound} or later." },
  tooLate: { tr: "{bound} veya öncesi olmalıdır.", en: "It must be {bound} or earlier." },
  time: { tr: "Saati 14:05 gibi girin.", en: "Enter the time like 14:05." },
  option: { tr: "Listeden seçin.", en: "Choose from the list." },
  account: { tr: "Geçerli bir hesap seçin.", en: "Select a valid account." },
  notYours: { tr: "Hesap kendi adınıza olmalıdır.", en: "The account must be in your own name." },
  unknownBank: { tr: "Bu IBAN’ın bankasıyla çalışmıyoruz.", en: "We do not work with the bank of this IBAN." },
  otherBank: { tr: "Bu IBAN {bound} bankasına ait.", en: "This IBAN belongs to {bound}." },
  savedBefore: { tr: "Bu IBAN hesaplarınızda zaten var.", en: "This IBAN is already among your accounts." },
} as const satisfies Record<string, Localised>;

export const cashierTexts = {
  noSuchMethod: { tr: "Ödeme yöntemi tanımlı değil.", en: "The payment method is not defined." },
  amount: {
    tr: "Tutarı en fazla iki ondalıkla girin.",
    en: "Enter an amount with at most two decimals.",
  },
  outOfRange: {
    tr: "Girdiğiniz tutar en az ve en çok tutarların dışında: {min} – {max}.",
    en: "The amount entered is not within the minimum and maximum range: {min} – {max}.",
  },
  offeredAmounts: {
    tr: "Bu kart yalnızca şu tutarlarla kullanılır: {amounts}.",
    en: "This card is used with these amounts only: {amounts}.",
  },
  tooManyWaiting: {
    tr: "Sonuçlanmamış {count} talebiniz var. Yenisini vermeden önce sonuçlanmalarını bekleyin.",
    en: "You have {count} requests that are not decided yet. Please wait for them before you ask for another.",
  },
  tooLittle: {
    tr: "Bakiyeniz bu çekim için yeterli değil. Çekebileceğiniz tutar: {amount}.",
    en: "Your balance is too low for this withdrawal. You can withdraw {amount}.",
  },
  noSuchAccount: { tr: "Banka hesabı bulunamadı.", en: "The bank account was not found." },
  notSaved: {
    tr: "Banka hesabı kaydedilemedi. Lütfen işaretli alanları düzeltin.",
    en: "The bank account was not saved. Please correct the marked fields.",
  },
  tooManyAccounts: {
    tr: "En fazla {count} banka hesabı kaydedebilirsiniz. Yenisi için kullanmadığınız birini silin.",
    en: "You can save up to {count} bank accounts. Delete one that you do not use to add another.",
  },
  bonusRunning: {
    tr: "Devam eden bir bonusunuz var. Para çekebilmek için {amount} tutarında daha bahis yapmanız gerekiyor.",
    en: "You have an active bonus. Bet another {amount} before you withdraw.",
  },
  unverified: {
    tr: "Para çekebilmek için kimliğinizin doğrulanması gerekiyor. Lütfen destek ekibimize yazın.",
    en: "Your identity has to be verified before you can withdraw. Please contact our support team.",
  },
} as const satisfies Record<string, Localised>;
