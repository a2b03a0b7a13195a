import type { SeedPromotion } from "../../types.ts";

export const welcomeBonus: SeedPromotion = {
  id: 1,
  title: { tr: "%50 hoş geldin bonusu", en: "50% welcome bonus" },
  summary: {
    tr: "İlk yatırımınızın yarısı kadar, en fazla 999 TL bonus. Çevrim şartı 10 kat, süre 30 gün.",
    en: "Half of your first deposit again, up to TRY 999. Wager it 10 times within 30 days.",
  },
  html: {
    tr: `
<p>Karo’ya yeni katıldıysanız ilk yatırımınızın %50’si kadar, en fazla 999 TL bonus alabilirsiniz. Almak zorunda değilsiniz; yatırımınız bonussuz da oyuna hazırdır.</p>
<h3>Nasıl alınır?</h3>
<ol>
<li>Kaydınızı tamamlayıp kimliğinizi doğrulayın.</li>
<li>En az 200 TL tutarında ilk yatırımınızı yapın.</li>
<li>Yatırım onaylandıktan sonra 7 gün içinde <a href="/profile/bonuses">bonuslarım</a> sayfasından talep edin.</li>
</ol>
<h3>Örnekler</h3>
<table>
<thead><tr><th>İlk yatırım</th><th>Bonus</th><th>Çevrim için gereken bahis</th></tr></thead>
<tbody>
<tr><td>200 TL</td><td>100 TL</td><td>1.000 TL</td></tr>
<tr><td>1.000 TL</td><td>500 TL</td><td>5.000 TL</td></tr>
<tr><td>1.998 TL ve üzeri</td><td>999 TL</td><td>9.990 TL</td></tr>
</tbody>
</table>
<h3>Koşullar</h3>
<ul>
<li>Çevrim şartı bonusun 10 katıdır ve 30 gün içinde tamamlanmalıdır. Süre dolarsa bonus ve bonustan doğan kazanç silinir.</li>
<li>Slot ve bingo bahisleri tam sayılır, öteki oyunlar daha az sayılır ya da sayılmaz.</li>
<li>Bonus bakiyesiyle tek turda en çok 100 TL bahis yapılabilir.</li>
<li>Bonustan istediğiniz an vazgeçebilirsiniz; kendi paranız hesabınızda kalır.</li>
<li>Kişi ve hane başına bir kez verilir. <a href="/info/PromoSart">Promosyon şartları</a> geçerlidir.</li>
</ul>`,
    en: `
<p>New to Karo? You can take a bonus of 50% of your first deposit, up to TRY 999. You do not have to: your deposit is ready to play without it.</p>
<h3>How to get it</h3>
<ol>
<li>Complete your registration and verify your identity.</li>
<li>Make a first deposit of at least TRY 200.</li>
<li>Claim the bonus on your <a href="/profile/bonuses">bonuses</a> page within 7 days of its approval.</li>
</ol>
<h3>Examples</h3>
<table>
<thead><tr><th>First deposit</th><th>Bonus</th><th>Bets needed to wager it</th></tr></thead>
<tbody>
<tr><td>TRY 200</td><td>TRY 100</td><td>TRY 1,000</td></tr>
<tr><td>TRY 1,000</td><td>TRY 500</td><td>TRY 5,000</td></tr>
<tr><td>TRY 1,998 or more</td><td>TRY 999</td><td>TRY 9,990</td></tr>
</tbody>
</table>
<h3>Conditions</h3>
<ul>
<li>The bonus must be wagered 10 times within 30 days. After that, the bonus and the winnings from it are removed.</li>
<li>Bets on slots and bingo count in full; other games count less or not at all.</li>
<li>With bonus balance you can stake up to TRY 100 a round.</li>
<li>You can give up the bonus at any moment; your own money stays in your account.</li>
<li>Once per person and household. The <a href="/info/PromoSart">promotion terms</a> apply.</li>
</ul>`,
  },
  image: "/art/promotion/1.svg",
  category: "deposit",
  active: true,
  startDay: -200,
  endDay: 365,
  rulesSlug: "PromoSart",
};
