export const themeNames = [
  "garden", "fruit", "classic", "luck", "gems", "fishing", "coast", "caravan", "cappadocia", "egypt",
  "space", "flight", "racing", "forest", "myth", "bazaar", "kitchen", "boards", "cards", "roulette", "bingo",
  "scratch", "treasure", "palace", "east", "winter", "north", "west", "sport", "music", "safari", "birds",
  "sweets", "mine", "magic", "jungle", "city", "village", "machine", "castle",
] as const;

export type ThemeName = (typeof themeNames)[number];
