import type { SeedPromotion } from "../../types.ts";

export const weekendFreeSpins: SeedPromotion = {
  id: 7,
  title: { tr: "Hafta sonu 50 ücretsiz dönüş", en: "50 free spins at the weekend" },
  summary: {
    tr: "Cumartesi veya pazar en az 500 TL yatırın, haftanın oyununda 50 ücretsiz dönüş alın.",
    en: "Deposit TRY 500 or more on Saturday or Sunday for 50 free spins on the game of the week.",
  },
  html: {
    tr: `
<p>Cumartesi 00.00 ile pazar 23.59 arasında tek seferde en az 500 TL yatırırsanız haftanın slot oyununda 50 ücretsiz dönüş alabilirsiniz. Oyunun adı her cuma <a href="/notifications">bildirimlerde</a> duyurulur; dönüşlerinizi <a href="/profile/bonuses">bonuslarım</a> sayfasından talep edersiniz.</p>
<h3>Koşullar</h3>
<ul>
<li>Her dönüş 1 TL değerindedir, 50 dönüşün toplamı 50 TL’dir.</li>
<li>Hafta sonu başına bir kez, pazar günü bitmeden talep edilir.</li>
<li>Dönüşler talep edildikten sonra 48 saat geçerlidir.</li>
<li>Dönüşlerden kazandığınız tutar bonus bakiyenize geçer, çevrim şartı 5 kattır, süre 7 gündür. En fazla 1.000 TL çekilebilir bakiyeye dönüşür.</li>
<li>Ücretsiz dönüşler turnuva puanı getirmez.</li>
</ul>
<p><a href="/info/CasinoKurallari">Casino kuralları</a> ve <a href="/info/PromoSart">promosyon şartları</a> geçerlidir.</p>`,
    en: `
<p>Make a single deposit of at least TRY 500 between Saturday 00:00 and Sunday 23:59, and you can take 50 free spins on the slot of the week. Its name is announced every Friday in your <a href="/notifications">notifications</a>; you claim the spins on your <a href="/profile/bonuses">bonuses</a> page.</p>
<h3>Conditions</h3>
<ul>
<li>Each spin is worth TRY 1, so 50 spins are worth TRY 50.</li>
<li>Once a weekend, to be claimed before Sunday ends.</li>
<li>The spins are valid for 48 hours after you claim them.</li>
<li>What you win goes to your bonus balance, to be wagered 5 times within 7 days. Up to TRY 1,000 can become withdrawable.</li>
<li>Free spins earn no tournament points.</li>
</ul>
<p>The <a href="/info/CasinoKurallari">casino rules</a> and the <a href="/info/PromoSart">promotion terms</a> apply.</p>`,
  },
  image: "/art/promotion/7.svg",
  category: "casino",
  active: true,
  startDay: -30,
  endDay: 90,
  rulesSlug: "PromoSart",
};
