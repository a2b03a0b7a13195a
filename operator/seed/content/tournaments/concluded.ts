import type { TournamentPlan } from "./plan.ts";

export const concludedTournaments: readonly TournamentPlan[] = [
  {
    id: 5,
    title: { tr: "Balık Derbisi", en: "Fishing Derby" },
    intro: {
      tr: "Balık temalı slotlarda bir haftalık derbi sona erdi. Ödüller kazananların bakiyesine eklendi.",
      en: "The week-long derby on fishing slots is over. Prizes have been added to the winners’ balances.",
    },
    scoring: {
      tr: [
        "Bonus turunda yakalanan her balık 5 puan getirdi.",
        "Bir bonus turundan en çok 200 puan alındı.",
        "Tur başına en az 2 TL bahis gerekiyordu; günde en çok 250 tur puanlandı.",
      ],
      en: [
        "Each fish caught in a bonus feature scored 5 points.",
        "A bonus feature scored at most 200 points.",
        "The minimum bet was TRY 2 a round; up to 250 rounds a day were scored.",
      ],
    },
    prizePool: "40000.00",
    startDay: -20,
    endDay: -13,
    gameIds: [10002, 10061, 11857, 14494, 16217, 17019, 18780, 20590],
    topScore: 9635,
  },
  {
    id: 6,
    title: { tr: "Meyve Şenliği", en: "Fruit Festival" },
    intro: {
      tr: "Klasik meyveli slotlarda iki hafta süren şenlik sona erdi. Katılan herkese teşekkür ederiz.",
      en: "The two-week festival on classic fruit slots is over. Thank you to everyone who took part.",
    },
    scoring: {
      tr: [
        "Aynı meyveden üç veya daha fazla simgeyle kazanılan her tur 10 puan getirdi.",
        "Kiraz, karpuz, limon ve üzümü aynı gün tamamlayanlar 250 puan daha aldı.",
        "Tur başına en az 1 TL bahis gerekiyordu; günde en çok 300 tur puanlandı.",
      ],
      en: [
        "Each win with three or more of the same fruit scored 10 points.",
        "Completing cherries, watermelon, lemon and grapes in a day scored another 250.",
        "The minimum bet was TRY 1 a round; up to 300 rounds a day were scored.",
      ],
    },
    prizePool: "80000.00",
    startDay: -45,
    endDay: -31,
    gameIds: [10005, 10022, 10058, 10877, 13010, 13417, 16744, 18222, 21562],
    topScore: 14210,
  },
];
