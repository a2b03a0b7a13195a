import type { SeedPromotion } from "../../types.ts";

export const liveCashback: SeedPromotion = {
  id: 4,
  title: { tr: "Canlı casinoda haftalık %10 iade", en: "10% back at the live casino, weekly" },
  summary: {
    tr: "Geçen haftaki net canlı casino kaybınızın %10’u, en fazla 2.500 TL.",
    en: "10% of last week’s net live casino loss, up to TRY 2,500.",
  },
  html: {
    tr: `
<p>Pazartesi 00.00 ile pazar 23.59 arasında canlı masalarda net kaybınız olduysa %10’unu pazartesi günü talep edebilirsiniz.</p>
<h3>Koşullar</h3>
<ul>
<li>Net kayıp en az 1.000 TL olmalıdır. İade en fazla 2.500 TL’dir.</li>
<li>Rulet, blackjack, bakara, poker ve oyun şovları sayılır. Risksiz bahisler (rulette bütün sonuçları kaplamak gibi) sayılmaz.</li>
<li>İade bonus olarak verilir ve 7 gün içinde canlı masalarda bir kez çevrilir. Bu promosyonda canlı masa bahisleri tam sayılır.</li>
<li>Pazartesi 12.00’den salı 23.59’a kadar <a href="/profile/bonuses">bonuslarım</a> sayfasından talep edilir.</li>
<li>Aynı kayıp için başka bir iade alınamaz.</li>
</ul>
<h3>Örnek</h3>
<p>Hafta boyunca 8.000 TL bahis yapıp 5.000 TL kazandıysanız net kaybınız 3.000 TL, iadeniz 300 TL’dir.</p>
<p><a href="/info/liveCasinoRules">Canlı casino kuralları</a> ve <a href="/info/PromoSart">promosyon şartları</a> geçerlidir.</p>`,
    en: `
<p>If you had a net loss at the live tables between Monday 00:00 and Sunday 23:59, you can claim 10% of it on Monday.</p>
<h3>Conditions</h3>
<ul>
<li>The net loss must be at least TRY 1,000. The most you get back is TRY 2,500.</li>
<li>Roulette, blackjack, baccarat, poker and game shows count. Risk-free bets, such as covering every outcome at roulette, do not.</li>
<li>It is given as a bonus, to be wagered once at live tables within 7 days. Live bets count in full for this promotion.</li>
<li>Claim it on your <a href="/profile/bonuses">bonuses</a> page from Monday 12:00 to Tuesday 23:59.</li>
<li>The same loss cannot be claimed under another promotion.</li>
</ul>
<h3>Example</h3>
<p>If you staked TRY 8,000 in a week and won TRY 5,000, your net loss is TRY 3,000 and you get TRY 300 back.</p>
<p>The <a href="/info/liveCasinoRules">live casino rules</a> and the <a href="/info/PromoSart">promotion terms</a> apply.</p>`,
  },
  image: "/art/promotion/4.svg",
  category: "live",
  active: true,
  startDay: -60,
  endDay: 120,
  rulesSlug: "PromoSart",
};
