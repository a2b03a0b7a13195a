import type { SeedPromotion } from "../../types.ts";

export const casinoDiscount: SeedPromotion = {
  id: 2,
  title: { tr: "%30 casino kayıp bonusu", en: "30% casino discount" },
  summary: {
    tr: "Dünkü net casino kaybınızın %30’u, en fazla 5.000 TL, bonus olarak geri gelir.",
    en: "30% of yesterday’s net casino loss, up to TRY 5,000, comes back as a bonus.",
  },
  html: {
    tr: `
<p>Bir günü slot ve casino oyunlarında net kayıpla kapattıysanız kaybınızın %30’unu ertesi gün bonus olarak talep edebilirsiniz.</p>
<h3>Nasıl hesaplanır?</h3>
<p>Net kayıp, 00.00–23.59 arasındaki bahislerinizden aynı sürede kazandıklarınızın çıkarılmasıyla bulunur. Yalnızca kendi paranızla yapılan bahisler sayılır.</p>
<table>
<thead><tr><th>Günlük net kayıp</th><th>Bonus</th></tr></thead>
<tbody>
<tr><td>499 TL ve altı</td><td>Yok</td></tr>
<tr><td>500 TL</td><td>150 TL</td></tr>
<tr><td>2.000 TL</td><td>600 TL</td></tr>
<tr><td>16.667 TL ve üzeri</td><td>5.000 TL</td></tr>
</tbody>
</table>
<h3>Koşullar</h3>
<ul>
<li>Ertesi gün saat 12.00’den sonra, gün bitmeden <a href="/profile/bonuses">bonuslarım</a> sayfasından talep edilir.</li>
<li>Bonusu 7 gün içinde bir kez çevirmeniz yeterlidir.</li>
<li>Canlı casino kayıpları için ayrı bir promosyon vardır; spor bahisleri bu promosyona girmez.</li>
<li>Kayıp limitiniz bu bonus için de geçerlidir. Bonus almak için limitinizi yükseltmeyin.</li>
<li><a href="/info/PromoSart">Promosyon şartları</a> geçerlidir.</li>
</ul>
<p>Bu promosyon kaybı ortadan kaldırmaz. Kaybınızı geri almak için oynadığınızı fark ederseniz <a href="/info/SorumluOyunculuk">sorumlu oyun</a> sayfasına bakın.</p>`,
    en: `
<p>If you end a day with a net loss on slots and casino games, you can claim 30% of it as a bonus the next day.</p>
<h3>How it is worked out</h3>
<p>Your net loss is your bets between 00:00 and 23:59 less what you won in that time. Only bets with your own money count.</p>
<table>
<thead><tr><th>Net loss of the day</th><th>Bonus</th></tr></thead>
<tbody>
<tr><td>TRY 499 or less</td><td>None</td></tr>
<tr><td>TRY 500</td><td>TRY 150</td></tr>
<tr><td>TRY 2,000</td><td>TRY 600</td></tr>
<tr><td>TRY 16,667 or more</td><td>TRY 5,000</td></tr>
</tbody>
</table>
<h3>Conditions</h3>
<ul>
<li>Claim it on your <a href="/profile/bonuses">bonuses</a> page the next day, after 12:00 and before the day ends.</li>
<li>The bonus must be wagered once, within 7 days.</li>
<li>Live casino losses have a promotion of their own; sports bets are not part of this one.</li>
<li>Your loss limit applies as always. Do not raise a limit for the sake of a bonus.</li>
<li>The <a href="/info/PromoSart">promotion terms</a> apply.</li>
</ul>
<p>This promotion does not undo a loss. If you notice that you are playing to win money back, see <a href="/info/SorumluOyunculuk">responsible gaming</a>.</p>`,
  },
  image: "/art/promotion/2.svg",
  category: "casino",
  active: true,
  startDay: -120,
  endDay: 180,
  rulesSlug: "PromoSart",
};
