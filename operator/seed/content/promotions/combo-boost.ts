import type { SeedPromotion } from "../../types.ts";

export const comboBoost: SeedPromotion = {
  id: 5,
  title: { tr: "Kombine kazanç artışı", en: "Combination boost" },
  summary: {
    tr: "En az 3 seçimli kombine kuponlarınız kazanırsa kazancınıza %25’e varan ek ödeme.",
    en: "Win a combination of 3 or more selections and get up to 25% on top.",
  },
  html: {
    tr: `
<p>Spor kombineleriniz kazandığında seçim sayısına göre ek ödeme alırsınız. Ek ödeme nakittir, çevrim şartı yoktur ve kupon sonuçlanınca kendiliğinden eklenir.</p>
<table>
<thead><tr><th>Seçim sayısı</th><th>Net kazanca ek</th></tr></thead>
<tbody>
<tr><td>3–4</td><td>%5</td></tr>
<tr><td>5–6</td><td>%10</td></tr>
<tr><td>7–9</td><td>%15</td></tr>
<tr><td>10 ve üzeri</td><td>%25</td></tr>
</tbody>
</table>
<h3>Koşullar</h3>
<ul>
<li>Her seçimin oranı en az 1,50 olmalıdır. Daha düşük oranlı seçimler kuponda kalır ama sayılmaz.</li>
<li>Geçersiz sayılan seçimler sayıdan düşülür.</li>
<li>Ek ödeme kupon başına en fazla 10.000 TL’dir.</li>
<li>Bonus bakiyesiyle oynanan kuponlar ve sistem kuponları kapsam dışıdır.</li>
</ul>
<p>Seçim eklemek olası kazancı büyütür, kuponun tutma olasılığını düşürür. <a href="/info/BahisKurallari">Bahis kuralları</a> ve <a href="/info/PromoSart">promosyon şartları</a> geçerlidir.</p>`,
    en: `
<p>When a sports combination wins, you get an extra payment that depends on the number of selections. It is cash, carries no wagering requirement and is added by itself when the coupon is settled.</p>
<table>
<thead><tr><th>Selections</th><th>On top of the net win</th></tr></thead>
<tbody>
<tr><td>3–4</td><td>5%</td></tr>
<tr><td>5–6</td><td>10%</td></tr>
<tr><td>7–9</td><td>15%</td></tr>
<tr><td>10 or more</td><td>25%</td></tr>
</tbody>
</table>
<h3>Conditions</h3>
<ul>
<li>Each selection needs odds of at least 1.50. Shorter odds may stay on the coupon but are not counted.</li>
<li>Void selections are taken off the count.</li>
<li>The extra payment is at most TRY 10,000 a coupon.</li>
<li>Coupons played with bonus balance and system coupons are not included.</li>
</ul>
<p>Each selection you add raises the possible win and lowers the chance of winning. The <a href="/info/BahisKurallari">betting rules</a> and the <a href="/info/PromoSart">promotion terms</a> apply.</p>`,
  },
  image: "/art/promotion/5.svg",
  category: "sports",
  active: true,
  startDay: -45,
  endDay: 200,
  rulesSlug: "PromoSart",
};
