import type { Localised } from "../../operator/lib/language.ts";

/** The legal notice of product.md 1.7, in one place for every page that repeats it. */
export const legalNotice: Localised = {
  tr: "Kuzey Kıbrıs Türk Cumhuriyeti’nde (KKTC) ikamet edenler ile KKTC kimlik kartı sahipleri canlı casino, slot ve spor bahsi oynayamaz.",
  en: "Residents of the Turkish Republic of Northern Cyprus (TRNC) and holders of a TRNC identity card may not play live casino games, slots or sports bets.",
};

/** Shown wherever a company or a licence is named, so that nobody mistakes the demo for a real casino. */
export const demoNotice: Localised = {
  tr: "Karo gerçek bir işletmeci değildir: bu ürünü tanıtmak için kurgulanmıştır. Arkasında bir şirket yoktur, hiçbir kurumdan oyun lisansı almamıştır ve gerçek para kabul etmez. Sitede görünen lisanslar örnektir.",
  en: "Karo is a demonstration operator, invented to show this product. It is not a real company, holds no gaming licence from any authority and takes no real money. The licences shown on this site are examples.",
};

export const adultsOnly: Localised = {
  tr: "18 yaşını doldurmamış kişiler kayıt olamaz ve oynayamaz.",
  en: "Nobody under 18 may register or play.",
};
