import { subject, type Theme } from "./theme.ts";

export const machine: Theme = {
  categories: [49],
  share: { slot: 26, jackpot: 18 },
  subjects: [
    subject("gears", "dişli", "cogwheel"),
    subject("pocketWatch", "köstekli saat|köstekli saat^", "pocket watch/pocket watches"),
    subject("ferry", "buharlı gemi", "steamship"),
    subject("locomotive", "buhar makinesi+buhar makineleri", "steam engine"),
    subject("compass", "usturlap|usturlab", "astrolabe"),
    subject("lantern", "gaz lambası+gaz lambaları", "gas lamp"),
  ],
  tr: {
    adjectives: [
      ["altın", "gold"], ["bakır", "fire"], ["gümüş", "silver"], "durmayan", "buharlı",
      "icat edilmemiş", "gizli", "kurulu",
    ],
    heads: [
      "atölyesi", "fabrikası", "kulesi", "icadı", "saati", "deneyi", "şehri", "müzesi", "treni",
      "formülü",
    ],
    belongings: ["sırrı", "ritmi", "çarkı", "icadı", "peşinde", "dönüşü", "rüyası", "zamanı"],
    origins: ["çarşı", "kule", "buhar", "Karaköy", "bakır", "liman"],
    owners: ["mucit|mucid", "saatçi", "makinist|makinist", "çırak|çırağ", "mühendis"],
    settings: ["atölyede", "saat kulesinde", "buharda", "gece vardiyasında"],
  },
  en: {
    adjectives: [
      ["golden", "gold"], ["copper", "fire"], ["silver", "silver"], "restless", "steam-driven",
      "uninvented", "secret", "clockwork",
    ],
    heads: [
      "workshop", "factory", "tower", "invention", "hour", "experiment", "city", "museum",
      "formula",
    ],
    belongings: ["secret", "rhythm", "invention", "return", "dream"],
    origins: ["clock-tower", "steam", "copper", "harbour", "midnight"],
    owners: ["inventor", "clockmaker", "engineer", "apprentice"],
    settings: ["in the workshop", "in the clock tower", "on the night shift"],
  },
};
