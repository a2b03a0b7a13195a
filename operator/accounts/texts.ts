/** Messages to players about their accounts. */
import type { Localised } from "../seed/types.ts";

export const fieldTexts = {
  required: { tr: "Bu alan zorunludur", en: "Required field" },
  tooLong: { tr: "Çok uzun", en: "Too long" },
  name: { tr: "Yalnızca harf kullanın", en: "Use letters only" },
  birthDate: { tr: "Geçerli bir tarih girin", en: "Enter a valid date" },
  tooYoung: { tr: "18 yaşından küçükler kayıt olamaz", en: "You must be 18 or older" },
  nationalId: { tr: "T.C. Kimlik Numarası Hatalı", en: "T.R. Identity Number is Incorrect" },
  documentNumber: {
    tr: "Kimlik veya pasaport numaranızı girin: 5–30 harf ve rakam",
    en: "Enter the number of your identity card or passport: 5–30 letters and digits",
  },
  country: { tr: "Listeden bir ülke seçin", en: "Choose a country from the list" },
  currency: { tr: "Yalnızca Türk lirası kullanılabilir", en: "Only Turkish lira is available" },
  email: { tr: "Geçerli bir e-posta adresi girin", en: "Enter a valid e-mail address" },
  phone: { tr: "Geçerli bir telefon numarası girin", en: "Enter a valid phone number" },
  username: {
    tr: "4–20 karakter: a–z harfleri, rakam, nokta, tire, alt çizgi; Türkçe karakter ve boşluk kullanmayın",
    en: "4–20 characters: letters a–z, digits, dot, hyphen, underscore; no accents, no spaces",
  },
  passwordTooShort: {
    tr: "Şifre en az 6 karakter olmalıdır",
    en: "Password must be at least 6 characters",
  },
  passwordWithoutCapital: {
    tr: "Şifre en az bir büyük harf içermelidir",
    en: "Password must contain at least one uppercase letter",
  },
  passwordWithoutDigit: {
    tr: "Şifre en az bir rakam içermelidir",
    en: "Password must contain at least one number",
  },
  passwordsDiffer: { tr: "Şifreler eşleşmiyor", en: "Passwords don't match" },
  rules: { tr: "Kuralları kabul etmelisiniz", en: "You must accept the rules" },
  usernameTaken: { tr: "Bu kullanıcı adı alınmış", en: "This username is taken" },
  emailTaken: { tr: "Bu e-posta adresiyle bir hesap var", en: "There is an account with this e-mail address" },
  phoneTaken: { tr: "Bu telefonla bir hesap var", en: "There is an account with this phone number" },
  nationalIdTaken: {
    tr: "Bu kimlik numarasıyla bir hesap var",
    en: "There is an account with this identity number",
  },
} as const satisfies Record<string, Localised>;

export type FieldProblem = keyof typeof fieldTexts;

export const accountTexts = {
  notRegistered: {
    tr: "Kayıt tamamlanamadı. Lütfen işaretli alanları düzeltin.",
    en: "Registration is not complete. Please correct the marked fields.",
  },
  wrongPassword: { tr: "Mevcut şifreniz hatalı.", en: "Your current password is incorrect." },
  linkOver: {
    tr: "Bu bağlantı geçersiz veya süresi dolmuş. Lütfen yenisini isteyin.",
    en: "This link is invalid or has expired. Please ask for a new one.",
  },
} as const satisfies Record<string, Localised>;
