import type { SeedPromotion } from "../../types.ts";

export const otherMethodDeposit: SeedPromotion = {
  id: 9,
  title: { tr: "Alternatif yöntemlere %5 ek bonus", en: "5% extra on alternative methods" },
  summary: {
    tr: "Kripto para, QR, mobil ödeme, cüzdan ve ön ödemeli kartla yatırımlarınıza %5, en fazla 250 TL.",
    en: "5% on deposits by crypto, QR, mobile payment, wallet or prepaid card, up to TRY 250.",
  },
  html: {
    tr: `
<p>Kripto para, QR, mobil ödeme, cüzdan veya ön ödemeli kartla yaptığınız yatırımlara %5 bonus alabilirsiniz.</p>
<table>
<thead><tr><th>Yöntem</th><th>En düşük yatırım</th><th>En yüksek bonus</th></tr></thead>
<tbody>
<tr><td>Kripto para</td><td>500 TL</td><td>250 TL</td></tr>
<tr><td>QR ile ödeme</td><td>250 TL</td><td>250 TL</td></tr>
<tr><td>Mobil ödeme</td><td>250 TL</td><td>100 TL</td></tr>
<tr><td>Ön ödemeli kart ve cüzdan</td><td>250 TL</td><td>250 TL</td></tr>
</tbody>
</table>
<h3>Koşullar</h3>
<ul>
<li>Günde bir yatırım için, yatırımın onaylandığı gün <a href="/profile/bonuses">bonuslarım</a> sayfasından talep edilir.</li>
<li>Bonusu 7 gün içinde bir kez çevirmeniz yeterlidir.</li>
<li>Ödeme kuruluşunun ücreti yöntemin yanında yazar ve bonus bu ücreti karşılamayabilir. Seçmeden önce bakın.</li>
<li>Başka bir yatırım bonusuyla birleştirilemez.</li>
</ul>
<p><a href="/info/financeRules">Finans kuralları</a> ve <a href="/info/PromoSart">promosyon şartları</a> geçerlidir.</p>`,
    en: `
<p>You can take a 5% bonus on deposits by cryptocurrency, QR, mobile payment, wallet or prepaid card.</p>
<table>
<thead><tr><th>Method</th><th>Minimum deposit</th><th>Maximum bonus</th></tr></thead>
<tbody>
<tr><td>Cryptocurrency</td><td>TRY 500</td><td>TRY 250</td></tr>
<tr><td>QR payment</td><td>TRY 250</td><td>TRY 250</td></tr>
<tr><td>Mobile payment</td><td>TRY 250</td><td>TRY 100</td></tr>
<tr><td>Prepaid card and wallet</td><td>TRY 250</td><td>TRY 250</td></tr>
</tbody>
</table>
<h3>Conditions</h3>
<ul>
<li>For one deposit a day, to be claimed on your <a href="/profile/bonuses">bonuses</a> page on the day it is approved.</li>
<li>The bonus must be wagered once, within 7 days.</li>
<li>The payment company’s fee is shown beside the method, and the bonus may not cover it. Look before you choose.</li>
<li>It cannot be combined with another deposit bonus.</li>
</ul>
<p>The <a href="/info/financeRules">finance rules</a> and the <a href="/info/PromoSart">promotion terms</a> apply.</p>`,
  },
  image: "/art/promotion/9.svg",
  category: "deposit",
  active: true,
  startDay: -15,
  endDay: 60,
  rulesSlug: "PromoSart",
};
