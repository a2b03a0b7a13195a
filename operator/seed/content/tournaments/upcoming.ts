import type { TournamentPlan } from "./plan.ts";

export const upcomingTournaments: readonly TournamentPlan[] = [
  {
    id: 7,
    title: { tr: "Blackjack Düellosu", en: "Blackjack Duel" },
    intro: {
      tr: "<a href=\"/live/type/blackjack\">Canlı blackjack masalarında</a> krupiyeye karşı üst üste kazandığınız eller yarışıyor.",
      en: "At the <a href=\"/live/type/blackjack\">live blackjack tables</a>, your winning streaks against the dealer compete.",
    },
    scoring: {
      tr: [
        "Kazandığınız her el 10 puan, blackjack ile kazandığınız her el 25 puan getirir.",
        "Üst üste üçüncü ve sonraki her galibiyete 15 puan eklenir. Beraberlik seriyi bozmaz.",
        "Günde en çok 80 eliniz puanlanır; bahis tutarı puanı etkilemez.",
      ],
      en: [
        "Each hand you win scores 10 points, each win with a blackjack 25.",
        "The third win in a row and each one after it score another 15. A push does not break a streak.",
        "Up to 80 of your hands a day are scored; the size of the bet makes no difference.",
      ],
    },
    prizePool: "60000.00",
    startDay: 8,
    endDay: 15,
    gameIds: [],
  },
  {
    id: 9,
    title: { tr: "Bingo Gecesi", en: "Bingo Night" },
    intro: {
      tr: "Üç akşam boyunca <a href=\"/play/virtual/bingo\">bingo</a> salonlarında 20.00–23.00 arasında oynanan oyunlar puan getirir.",
      en: "For three evenings, games in the <a href=\"/play/virtual/bingo\">bingo</a> rooms between 20:00 and 23:00 score points.",
    },
    scoring: {
      tr: [
        "Çinko 20 puan, tulum 100 puan getirir.",
        "Bir oyunda en çok 6 kartınız puanlanır.",
        "Sesli bingo salonları da dâhildir.",
      ],
      en: [
        "A line scores 20 points, a full house 100.",
        "Up to 6 of your cards are scored in a game.",
        "Sound bingo rooms are included.",
      ],
    },
    prizePool: "20000.00",
    startDay: 9,
    endDay: 11,
    gameIds: [],
  },
  {
    id: 10,
    title: { tr: "Anadolu Efsaneleri Kupası", en: "Anatolian Legends Cup" },
    intro: {
      tr: "Hitit güneşinden kanatlı aslanlara, Anadolu’nun efsanelerini anlatan slotlarda iki haftalık kupa.",
      en: "From the Hittite sun to winged lions: a two-week cup on slots that tell the legends of Anatolia.",
    },
    scoring: {
      tr: [
        "Bir turun puanı, kazancın bahse bölümünün 10 katıdır.",
        "Her gün farklı bir oyun “günün efsanesi”dir ve o oyunda alınan puanlar 1,5 ile çarpılır.",
        "Tur başına en az 2 TL bahis gerekir; günde en çok 250 turunuz puanlanır.",
      ],
      en: [
        "A round scores 10 times the win divided by the bet.",
        "A different game is “legend of the day” each day, and points on it are multiplied by 1.5.",
        "The minimum bet is TRY 2 a round; up to 250 of your rounds a day are scored.",
      ],
    },
    prizePool: "150000.00",
    startDay: 14,
    endDay: 28,
    gameIds: [10006, 10008, 10013, 10024, 10076, 10857, 11312, 13915, 14215, 19935],
  },
];
