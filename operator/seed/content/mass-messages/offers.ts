import type { SeedMassMessage } from "../../types.ts";

/** About games, tournaments and promotions; each says its main condition. */
export const offers: readonly SeedMassMessage[] = [
  {
    id: 11,
    title: { tr: "Slot Yarışı başladı", en: "The Slot Race is on" },
    html: {
      tr: `<p>50.000 TL ödüllü yarışta ilk 20 oyuncu kazanıyor. Bahsinizin büyüklüğü puanı etkilemiyor, günde en çok 300 tur sayılıyor. Oyunları ve sıralamayı <a href="/tournaments">turnuvalar</a> sayfasında bulursunuz.</p>`,
      en: `<p>The first 20 players share TRY 50,000. The size of your bet does not affect the score, and up to 300 rounds a day count. Games and leaderboard are on the <a href="/tournaments">tournaments</a> page.</p>`,
    },
    createdDay: -2,
  },
  {
    id: 10,
    title: { tr: "Haftanın yeni oyunları", en: "New games this week" },
    html: {
      tr: `<p>Bu hafta lobiye yeni slotlar ve iki canlı masa eklendi. <a href="/slot">Slot</a> sayfasında “En yeni” sıralamasını seçin; slotların çoğunu deneme modunda ücretsiz açabilirsiniz.</p>`,
      en: `<p>New slots and two live tables have joined the lobby. Sort the <a href="/slot">slots</a> page by “Newest”; most slots open free of charge in demo mode.</p>`,
    },
    createdDay: -5,
  },
  {
    id: 8,
    title: { tr: "Canlı Rulet Ligi’nde ilk hafta", en: "Week one of the Live Roulette League" },
    html: {
      tr: `<p>75.000 TL ödüllü lig sürüyor. Masanın en düşük bahsi yeterli; günde en çok 100 tur puanlanıyor. Sıralamaya <a href="/tournaments">turnuvalar</a> sayfasından bakabilirsiniz.</p>`,
      en: `<p>The league for TRY 75,000 goes on. The table’s minimum bet will do, and up to 100 rounds a day are scored. See the leaderboard on the <a href="/tournaments">tournaments</a> page.</p>`,
    },
    createdDay: -12,
  },
  {
    id: 6,
    title: { tr: "Hafta sonu ücretsiz dönüşleri", en: "Free spins at the weekend" },
    html: {
      tr: `<p>Cumartesi veya pazar en az 500 TL yatırırsanız haftanın oyununda, her biri 1 TL değerinde 50 ücretsiz dönüş alabilirsiniz. Kazancın çevrim şartı 5 kattır. Ayrıntılar <a href="/promotions">promosyonlar</a> sayfasında.</p>`,
      en: `<p>Deposit TRY 500 or more on Saturday or Sunday and you can take 50 free spins worth TRY 1 each on the game of the week. Winnings are wagered 5 times. Details are on the <a href="/promotions">promotions</a> page.</p>`,
    },
    createdDay: -23,
  },
  {
    id: 3,
    title: { tr: "Meyve Şenliği sonuçlandı", en: "Fruit Festival results" },
    html: {
      tr: `<p>80.000 TL ödüllü turnuvanın kazananları belli oldu, ödüller çevrim şartı olmadan bakiyelere eklendi. Sıralamayı <a href="/tournaments">turnuvalar</a> sayfasının “biten” bölümünde görebilirsiniz.</p>`,
      en: `<p>The winners of the tournament for TRY 80,000 are known, and prizes have been credited with no wagering requirement. The leaderboard is among the concluded <a href="/tournaments">tournaments</a>.</p>`,
    },
    createdDay: -30,
  },
  {
    id: 1,
    title: { tr: "Limitlerinizi gözden geçirin", en: "Take a look at your limits" },
    html: {
      tr: `<p>Yeni bir aya girerken <a href="/profile/statement">hesap özetinize</a> bakmanızı, gerekirse <a href="/profile/limits">limitinizi</a> düşürmenizi öneririz. Düşürdüğünüz limit hemen uygulanır. Konuşmak isterseniz YEDAM’ın <strong>115</strong> hattı ücretsizdir.</p>`,
      en: `<p>As a new month begins, look at your <a href="/profile/statement">statement</a> and lower your <a href="/profile/limits">limits</a> if you need to. A lower limit applies at once. If you want to talk, YEDAM’s line <strong>115</strong> (Türkiye) is free.</p>`,
    },
    createdDay: -58,
  },
];
