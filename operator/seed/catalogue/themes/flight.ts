import { englishColours, turkishColours } from "./common-words.ts";
import { subject, type Theme } from "./theme.ts";

export const flight: Theme = {
  categories: [23],
  share: { crash: 330, slot: 8 },
  subjects: [
    subject("rocket", "roket|roket", "rocket"),
    subject("plane", "uçak|uçağ", "plane"),
    subject("zeppelin", "zeplin", "airship"),
    subject("plane", "çift kanatlı", "biplane"),
    subject("rocket", "fişek|fişeğ", "skyrocket"),
    subject("zeppelin", "hava gemisi+hava gemileri", "skyship"),
  ],
  tr: {
    adjectives: [
      ...turkishColours, "deli", "hızlı", "korkusuz", "son", "yalnız", "göğe sevdalı", "inatçı",
    ],
    heads: [
      "kalkışı", "uçuşu", "rotası", "rekoru", "yükselişi", "pisti", "gösterisi", "yarışı",
      "fırtınası", "molası",
    ],
    belongings: [
      "yükselişi", "peşinde", "rotası", "kalkışı", "rekoru", "izinde", "cesareti", "ufku",
    ],
    origins: ["Yeşilköy", "bulut", "Boğaz", "gece", "kuzey", "Marmara", "şimşek"],
    owners: ["pilot|pilot", "makinist|makinist", "kaptan", "postacı", "mucit|mucid", "telsizci"],
    settings: ["bulutlarda", "gece göğünde", "sis içinde", "rüzgârda", "bin metrede"],
  },
  en: {
    adjectives: [...englishColours, "reckless", "swift", "fearless", "last", "lonely", "stubborn"],
    heads: [
      "ascent", "flight", "run", "record", "climb", "runway", "stunt", "dash", "storm", "stopover",
    ],
    belongings: ["climb", "record", "trail", "escape", "courage", "horizon"],
    origins: ["cloud-top", "Bosphorus", "midnight", "northern", "thunder"],
    owners: ["aviatrix", "mechanic", "postman", "inventor", "radio man"],
    settings: ["in the clouds", "after midnight", "in the fog", "at full throttle"],
  },
};
