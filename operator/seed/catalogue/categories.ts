import type { SeedCategory } from "../types.ts";

/** Categories whose members follow from a game's figures, not from its theme. */
export const categoryIds = {
  quickAccess: 94,
  popular: 1,
  fresh: 2,
  manyWays: 3,
  jackpots: 5,
  table: 20,
  crash: 23,
  bingo: 26,
  highReturn: 55,
  instant: 61,
  exclusive: 64,
} as const;

const category = (id: number, tr: string, en: string, icon: string): SeedCategory => ({
  id,
  name: { tr, en },
  icon,
});

/** In the order in which the lobby shows them. */
export const categories: readonly SeedCategory[] = [
  category(94, "Hızlı Erişim", "Quick Access", "bolt"),
  category(1, "Popüler", "Popular", "flame"),
  category(2, "Yeni Oyunlar", "New Games", "sparkle"),
  category(64, "Karo’ya Özel", "Only on Karo", "star"),
  category(5, "Jackpot", "Jackpots", "coin"),
  category(29, "Anadolu", "Anatolia", "tulip"),
  category(3, "Çok Yollu", "Many Ways", "grid"),
  category(14, "Meyveler", "Fruit", "fruit"),
  category(12, "Mısır", "Egypt", "pyramid"),
  category(17, "Deniz ve Balık", "Sea and Fishing", "fish"),
  category(23, "Crash", "Crash", "rocket"),
  category(8, "Klasik Slotlar", "Classic Slots", "clock"),
  category(34, "Değerli Taşlar", "Gems", "diamond"),
  category(20, "Masa Oyunları", "Table Games", "cards"),
  category(31, "Mitoloji ve Büyü", "Myth and Magic", "sword"),
  category(49, "Macera", "Adventure", "globe"),
  category(37, "Vahşi Doğa", "Wild Nature", "leaf"),
  category(26, "Bingo", "Bingo", "ball"),
  category(61, "Anında Kazan", "Instant Games", "bolt"),
  category(52, "Tatlılar", "Sweets", "heart"),
  category(40, "Uzay", "Space", "moon"),
  category(46, "Müzik ve Spor", "Music and Sport", "music"),
  category(58, "Tavla ve Zar", "Backgammon and Dice", "dice"),
  category(43, "Kış", "Winter", "snow"),
  category(55, "Yüksek RTP", "High RTP", "crown"),
];

/** In the order in which the live lobby shows them. */
export const liveCategories: readonly SeedCategory[] = [
  category(77, "Popüler Masalar", "Popular Tables", "flame"),
  category(69, "Türkçe Masalar", "Turkish-speaking Tables", "tulip"),
  category(27, "Rulet", "Roulette", "roulette"),
  category(60, "Blackjack", "Blackjack", "cards"),
  category(67, "Oyun Şovları", "Game Shows", "music"),
  category(65, "Bakara", "Baccarat", "diamond"),
  category(63, "Poker", "Poker", "heart"),
  category(72, "VIP Masalar", "VIP Tables", "crown"),
  category(73, "Hızlı Masalar", "Fast Tables", "bolt"),
  category(75, "Yeni Masalar", "New Tables", "sparkle"),
  category(82, "Düşük Limit", "Low Limits", "coin"),
];
