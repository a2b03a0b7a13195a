/** The icons of src/ui/sprite.svg. A test keeps the two in sync. */
export const iconNames = [
  "star", "sparkle", "flame", "crown", "diamond", "fruit", "fish", "pyramid", "cards", "dice",
  "rocket", "ball", "bolt", "tulip", "roulette", "coin", "leaf", "moon", "sun", "sword", "music",
  "snow", "heart", "globe", "clock", "grid", "slot", "live", "trophy", "gift", "bell", "user",
  "support", "search", "menu", "close", "chevron-left", "chevron-right", "chevron-down", "pause",
  "play", "plus", "check", "warning", "info", "offline", "refresh", "copy", "external", "home",
  "language", "eye", "eye-off", "wallet", "telegram", "whatsapp", "mail", "facebook", "twitter",
  "instagram", "youtube", "reddit", "google", "pinterest", "thread", "expand", "shrink",
] as const;
export type IconName = (typeof iconNames)[number];

/** The icon with the name in the operator's data, or `fallback` if this build has no such icon. */
export function iconNameOr(name: string | null | undefined, fallback: IconName): IconName {
  return iconNames.find((known) => known === name) ?? fallback;
}
