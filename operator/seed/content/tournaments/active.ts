import type { TournamentPlan } from "./plan.ts";

/** They run for a week at least, since the demo's calendar moves on by whole weeks. */
export const activeTournaments: readonly TournamentPlan[] = [
  {
    id: 1,
    title: { tr: "Slot Yarışı", en: "Slot Race" },
    intro: {
      tr: "Seçilen slot oyunlarında en iyi turlarınızla yarışın. Bahsinizin büyüklüğü değil, kazancınızın bahse oranı önemlidir.",
      en: "Race with your best rounds on the chosen slots. What matters is not the size of your bet but how many times it you win.",
    },
    scoring: {
      tr: [
        "Bir turun puanı, kazancın bahse bölümünün 10 katıdır: 2 TL’lik turda 30 TL kazanmak 150 puan getirir.",
        "Tur başına en az 2 TL bahis gerekir; günde en çok 300 turunuz puanlanır.",
        "Sıralamaya en iyi 100 turunuzun toplamı girer.",
      ],
      en: [
        "A round scores 10 times the win divided by the bet: winning TRY 30 on a bet of TRY 2 scores 150.",
        "The minimum bet is TRY 2 a round; up to 300 of your rounds a day are scored.",
        "Your best 100 rounds add up to your score.",
      ],
    },
    prizePool: "50000.00",
    startDay: -2,
    endDay: 7,
    gameIds: [10001, 10007, 10009, 10011, 10015, 10017, 10021, 10023, 10029, 10035],
    topScore: 18450,
  },
  {
    id: 2,
    title: { tr: "Canlı Rulet Ligi", en: "Live Roulette League" },
    intro: {
      tr: "<a href=\"/live/type/roulette\">Canlı rulet masalarında</a> tek sayıda tutturduğunuz bahislerle puan toplayın. Bütün rulet masaları lige dâhildir.",
      en: "Score with straight-up wins at the <a href=\"/live/type/roulette\">live roulette tables</a>. Every roulette table is part of the league.",
    },
    scoring: {
      tr: [
        "Tek sayıya yapılan ve tutan her bahis 35 puan, iki sayılı (split) bahis 17 puan getirir.",
        "Bahis tutarı puanı etkilemez; masanın en düşük bahsi yeterlidir.",
        "Günde en çok 100 turunuz puanlanır. Aynı turda 6’dan fazla sayıyı kapsayan bahisler sayılmaz.",
      ],
      en: [
        "Each winning bet on a single number scores 35 points, each winning split 17.",
        "The size of the bet makes no difference; the table’s minimum will do.",
        "Up to 100 of your rounds a day are scored. Bets covering more than 6 numbers in a round do not count.",
      ],
    },
    prizePool: "75000.00",
    startDay: -13,
    endDay: 15,
    gameIds: [],
    topScore: 4235,
  },
  {
    id: 3,
    title: { tr: "Çarpan Kupası", en: "Crash Cup" },
    intro: {
      tr: "Çarpan oyunlarında doğru anda bozdurduğunuz turlar puan getirir. Cesaret kadar durmayı bilmek de işe yarar.",
      en: "Rounds that you cash out in time score points. Knowing when to stop is worth as much as nerve.",
    },
    scoring: {
      tr: [
        "2,00 ve üzeri çarpanla bozdurduğunuz her tur, çarpan kadar puan getirir (örneğin 3,40 çarpan 3,4 puandır).",
        "Bir turdan en çok 50 puan alınır.",
        "Tur başına en az 1 TL bahis gerekir; günde en çok 150 turunuz puanlanır.",
      ],
      en: [
        "Each round cashed out at 2.00 or more scores its multiplier: 3.40 scores 3.4 points.",
        "A round scores at most 50 points.",
        "The minimum bet is TRY 1 a round; up to 150 of your rounds a day are scored.",
      ],
    },
    prizePool: "30000.00",
    startDay: -1,
    endDay: 7,
    gameIds: [10003, 10014, 10036, 10054, 10068, 12889],
    topScore: 1286,
  },
  {
    id: 4,
    title: { tr: "Mısır Seferi", en: "Egypt Expedition" },
    intro: {
      tr: "Piramitler, skarabeler ve güneş tanrıları: Mısır temalı slotlarda iki haftalık bir sefer.",
      en: "Pyramids, scarabs and sun gods: a two-week expedition through slots on ancient Egypt.",
    },
    scoring: {
      tr: [
        "Bir turun puanı, kazancın bahse bölümünün 10 katıdır.",
        "Bonus turunu başlatan her tur ayrıca 100 puan getirir.",
        "Tur başına en az 2 TL bahis gerekir; günde en çok 250 turunuz puanlanır.",
      ],
      en: [
        "A round scores 10 times the win divided by the bet.",
        "Each round that starts a bonus feature scores another 100 points.",
        "The minimum bet is TRY 2 a round; up to 250 of your rounds a day are scored.",
      ],
    },
    prizePool: "100000.00",
    startDay: -3,
    endDay: 11,
    gameIds: [10004, 10027, 10039, 10541, 12612, 12620, 13925, 17405, 18997],
    topScore: 26780,
  },
  {
    id: 8,
    title: { tr: "Jackpot Avı", en: "Jackpot Hunt" },
    intro: {
      tr: "<a href=\"/slot/type/jackpot\">Jackpot oyunlarında</a> bir ay sürecek av. Jackpot kazanmanız gerekmez; her büyük tur puan getirir.",
      en: "A month-long hunt on the <a href=\"/slot/type/jackpot\">jackpot games</a>. You need not hit a jackpot; every big round scores.",
    },
    scoring: {
      tr: [
        "Bahsinizin en az 20 katını kazandığınız her tur 200 puan, en az 100 katını kazandığınız her tur 1.000 puan getirir.",
        "Jackpot kazanan tura 5.000 puan eklenir.",
        "Tur başına en az 3 TL bahis gerekir; günde en çok 200 turunuz puanlanır.",
      ],
      en: [
        "Each round that wins 20 times the bet or more scores 200 points; 100 times or more scores 1,000.",
        "A round that hits a jackpot scores another 5,000.",
        "The minimum bet is TRY 3 a round; up to 200 of your rounds a day are scored.",
      ],
    },
    prizePool: "250000.00",
    startDay: -10,
    endDay: 20,
    gameIds: [10010, 10016, 10026, 10042, 10055, 10070, 10080, 11729, 12238],
    topScore: 31400,
  },
];
