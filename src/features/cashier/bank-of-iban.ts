import { bankCodeOfIban } from "../../lib/iban.ts";

/** The banks of Turkey by the code in an IBAN: those with most accounts. */
const banks: Readonly<Record<string, string>> = {
  "00001": "T.C. Merkez Bankası",
  "00010": "Ziraat Bankası",
  "00012": "Halkbank",
  "00015": "VakıfBank",
  "00032": "TEB",
  "00046": "Akbank",
  "00059": "Şekerbank",
  "00062": "Garanti BBVA",
  "00064": "İş Bankası",
  "00067": "Yapı Kredi",
  "00099": "ING",
  "00103": "Fibabanka",
  "00111": "QNB",
  "00123": "HSBC",
  "00124": "Alternatif Bank",
  "00134": "DenizBank",
  "00135": "Anadolubank",
  "00143": "Aktif Bank",
  "00146": "Odeabank",
  "00203": "Albaraka Türk",
  "00205": "Kuveyt Türk",
  "00206": "Türkiye Finans",
  "00209": "Ziraat Katılım",
  "00210": "Vakıf Katılım",
  "00211": "Emlak Katılım",
};

/** The name of the bank that an IBAN belongs to. Undefined while its code is not typed, or if it is not known. */
export function bankOfIban(iban: string): string | undefined {
  return banks[bankCodeOfIban(iban) ?? ""];
}
