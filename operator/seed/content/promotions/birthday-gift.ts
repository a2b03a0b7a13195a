import type { SeedPromotion } from "../../types.ts";

export const birthdayGift: SeedPromotion = {
  id: 8,
  title: { tr: "Doğum günü hediyesi", en: "Birthday gift" },
  summary: {
    tr: "Doğum gününüzde, yatırım yapmadan alabileceğiniz 200 TL bonus.",
    en: "A bonus of TRY 200 on your birthday, no deposit needed.",
  },
  html: {
    tr: `
<p>Doğum gününüz kutlu olsun! O gün ve izleyen 6 gün içinde 200 TL bonusunuzu <a href="/profile/bonuses">bonuslarım</a> sayfasından alabilirsiniz. Yatırım yapmanız gerekmez.</p>
<h3>Koşullar</h3>
<ul>
<li>Kimliğiniz doğrulanmış, hesabınız en az 30 gün önce açılmış olmalıdır.</li>
<li>Çevrim şartı bonusun 5 katıdır, süre 7 gündür. Bonustan en fazla 1.000 TL çekilebilir bakiyeye dönüşür.</li>
<li>VIP seviyeniz varsa bonus Kobalt’ta 300 TL, Mercan’da 500 TL’dir.</li>
<li>Takvim yılında bir kez verilir. Mola verdiyseniz veya kendinizi oyundan dışladıysanız hediye gönderilmez.</li>
</ul>
<p><a href="/info/PromoSart">Promosyon şartları</a> geçerlidir.</p>`,
    en: `
<p>Happy birthday! On the day and for 6 days after it, you can take your bonus of TRY 200 on your <a href="/profile/bonuses">bonuses</a> page. You do not need to deposit.</p>
<h3>Conditions</h3>
<ul>
<li>Your identity must be verified and your account at least 30 days old.</li>
<li>The bonus must be wagered 5 times within 7 days. Up to TRY 1,000 from it can become withdrawable.</li>
<li>With a VIP level the bonus is TRY 300 (Cobalt) or TRY 500 (Coral).</li>
<li>Once in a calendar year. No gift is sent during a time-out or self-exclusion.</li>
</ul>
<p>The <a href="/info/PromoSart">promotion terms</a> apply.</p>`,
  },
  image: "/art/promotion/8.svg",
  category: "general",
  active: true,
  startDay: -300,
  endDay: 365,
  rulesSlug: "PromoSart",
};
