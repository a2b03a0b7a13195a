import type { SeedPromotion } from "../../types.ts";

export const vip: SeedPromotion = {
  id: 10,
  title: { tr: "VIP kulübü", en: "VIP club" },
  summary: {
    tr: "Turkuaz, Kobalt ve Mercan: üç seviye, öncelikli destek ve daha hızlı çekim incelemesi.",
    en: "Turquoise, Cobalt and Coral: three levels, priority support and faster payout reviews.",
  },
  html: {
    tr: `
<p>VIP kulübü, uzun süredir bizimle olan oyunculara verdiğimiz hizmettir. Başvuru gerekmez; seviyeniz her ayın ilk günü belirlenir ve size mesajla bildirilir.</p>
<table>
<thead><tr><th>Seviye</th><th>Turkuaz</th><th>Kobalt</th><th>Mercan</th></tr></thead>
<tbody>
<tr><td>Koşul</td><td>Doğrulanmış hesap</td><td>6 ay üyelik</td><td>12 ay üyelik</td></tr>
<tr><td>Destek</td><td>Canlı destek</td><td>Öncelikli destek</td><td>Kişisel temsilci</td></tr>
<tr><td>Çekim incelemesi</td><td>24 saat</td><td>12 saat</td><td>4 saat</td></tr>
<tr><td>Doğum günü hediyesi</td><td>200 TL</td><td>300 TL</td><td>500 TL</td></tr>
</tbody>
</table>
<h3>Bilmeniz gerekenler</h3>
<ul>
<li>Seviye, ne kadar harcadığınıza veya kaybettiğinize bağlı değildir; üyelik süresi ve kurallara uygun kullanım esas alınır.</li>
<li>Oynamadığınız aylarda seviyeniz düşmez. Mola vermek de seviyenizi etkilemez.</li>
<li>Temsilciniz sizden yatırım yapmanızı veya limitinizi yükseltmenizi istemez.</li>
<li>VIP iletişimi istemiyorsanız canlı desteğe yazmanız yeterlidir.</li>
</ul>
<p><a href="/info/PromoSart">Promosyon şartları</a> geçerlidir.</p>`,
    en: `
<p>The VIP club is our service for players who have been with us for a while. You need not apply; levels are set on the first day of each month and you are told by message.</p>
<table>
<thead><tr><th>Level</th><th>Turquoise</th><th>Cobalt</th><th>Coral</th></tr></thead>
<tbody>
<tr><td>Condition</td><td>Verified account</td><td>6 months’ membership</td><td>12 months’ membership</td></tr>
<tr><td>Support</td><td>Live support</td><td>Priority support</td><td>Personal contact</td></tr>
<tr><td>Payout review</td><td>24 hours</td><td>12 hours</td><td>4 hours</td></tr>
<tr><td>Birthday gift</td><td>TRY 200</td><td>TRY 300</td><td>TRY 500</td></tr>
</tbody>
</table>
<h3>Good to know</h3>
<ul>
<li>Your level does not depend on what you spend or lose, only on how long you have been a member and on keeping to the rules.</li>
<li>It does not drop in months when you do not play, or because of a time-out.</li>
<li>Your contact will never ask you to deposit or to raise a limit.</li>
<li>If you would rather not hear from the club, just write to live support.</li>
</ul>
<p>The <a href="/info/PromoSart">promotion terms</a> apply.</p>`,
  },
  image: "/art/promotion/10.svg",
  category: "general",
  active: true,
  startDay: -250,
  endDay: 365,
  rulesSlug: "PromoSart",
};
