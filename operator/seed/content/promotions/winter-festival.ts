import type { SeedPromotion } from "../../types.ts";

export const winterFestival: SeedPromotion = {
  id: 11,
  title: { tr: "Kış şenliği", en: "Winter festival" },
  summary: {
    tr: "Dört hafta boyunca her cuma yeni bir slot turnuvası, toplam 200.000 TL ödül.",
    en: "A new slot tournament every Friday for four weeks, TRY 200,000 in prizes.",
  },
  html: {
    tr: `
<p>Kış şenliğinde dört hafta boyunca her cuma yeni bir slot turnuvası başlar. Her haftanın ödülü 50.000 TL’dir.</p>
<h3>Nasıl katılınır?</h3>
<ol>
<li>Cuma 18.00’den sonra <a href="/tournaments">turnuvalar</a> sayfasından haftanın turnuvasına katılın.</li>
<li>Seçilen oyunlarda en az 5 TL’lik turlarla puan toplayın. Günde en çok 500 turunuz puanlanır.</li>
<li>Turnuva pazar 23.59’da biter, ödüller 24 saat içinde bakiyenize eklenir.</li>
</ol>
<h3>Koşullar</h3>
<ul>
<li>İlk 20 oyuncu ödül alır; ödüllerin çevrim şartı yoktur.</li>
<li>Günlük tur sınırı herkes için aynıdır, böylece daha uzun oynamak üstünlük sağlamaz.</li>
<li>Yalnızca kendi paranızla oynanan turlar sayılır.</li>
</ul>
<p><a href="/info/CasinoKurallari">Casino kuralları</a> ve <a href="/info/PromoSart">promosyon şartları</a> geçerlidir.</p>`,
    en: `
<p>During the winter festival a new slot tournament starts every Friday for four weeks. Each week’s prizes come to TRY 50,000.</p>
<h3>How to take part</h3>
<ol>
<li>Join the week’s tournament on the <a href="/tournaments">tournaments</a> page from Friday 18:00.</li>
<li>Score with rounds of at least TRY 5 on the chosen games. Up to 500 of your rounds a day are scored.</li>
<li>It ends on Sunday at 23:59, and prizes are added to your balance within 24 hours.</li>
</ol>
<h3>Conditions</h3>
<ul>
<li>The first 20 players win prizes, with no wagering requirement.</li>
<li>The daily cap is the same for everyone, so playing longer is no advantage.</li>
<li>Only rounds played with your own money count.</li>
</ul>
<p>The <a href="/info/CasinoKurallari">casino rules</a> and the <a href="/info/PromoSart">promotion terms</a> apply.</p>`,
  },
  image: "/art/promotion/11.svg",
  category: "casino",
  active: true,
  startDay: 14,
  endDay: 42,
  rulesSlug: "PromoSart",
};
