import type { SeedPromotion } from "../../types.ts";

export const depositBonus: SeedPromotion = {
  id: 3,
  title: { tr: "%20 çevrimsiz yatırım bonusu", en: "20% deposit bonus, no wagering" },
  summary: {
    tr: "Günde bir yatırımınıza %20, en fazla 500 TL bonus. Çevrim şartı yok.",
    en: "20% on one deposit a day, up to TRY 500. No wagering requirement.",
  },
  html: {
    tr: `
<p>Her gün bir yatırımınıza %20 bonus alabilirsiniz. Çevrim şartı yoktur: bonusla kazandığınız tutar beklemeden çekilebilir bakiyenize geçer.</p>
<h3>Nasıl alınır?</h3>
<ol>
<li>En az 250 TL yatırın.</li>
<li>Yatırım onaylandıktan sonra aynı gün içinde <a href="/profile/bonuses">bonuslarım</a> sayfasından talep edin.</li>
<li>Bonus bakiyesini 7 gün içinde slot ve casino oyunlarında kullanın.</li>
</ol>
<h3>Örnek</h3>
<p>1.000 TL yatırdınız ve 200 TL bonus aldınız. Kendi paranız bittiğinde bonus devreye girer. Bonusla 350 TL kazanırsanız bu 350 TL’yi hemen çekebilirsiniz.</p>
<h3>Koşullar</h3>
<ul>
<li>Bonus en fazla 500 TL’dir; 2.500 TL’nin üzerindeki yatırımlarda artmaz.</li>
<li>Bonus bakiyesinin kendisi çekilemez. 7 günün sonunda kalan bonus silinir, kazandıklarınız size kalır.</li>
<li>Başka bir bonusunuz aktifken talep edilemez. Hoş geldin bonusu aldığınız yatırımla birleştirilemez.</li>
<li>Tek turda en çok 100 TL bonus bakiyesi kullanılabilir.</li>
<li><a href="/info/PromoSart">Promosyon şartları</a> geçerlidir.</li>
</ul>`,
    en: `
<p>You can take a 20% bonus on one deposit a day. There is no wagering requirement: what you win with it becomes withdrawable straight away.</p>
<h3>How to get it</h3>
<ol>
<li>Deposit at least TRY 250.</li>
<li>Once the deposit is approved, claim the bonus on your <a href="/profile/bonuses">bonuses</a> page the same day.</li>
<li>Use the bonus balance on slots and casino games within 7 days.</li>
</ol>
<h3>Example</h3>
<p>You deposit TRY 1,000 and take a bonus of TRY 200. When your own money is used up, the bonus comes in. If you win TRY 350 with it, you can withdraw that TRY 350 at once.</p>
<h3>Conditions</h3>
<ul>
<li>The most is TRY 500; deposits above TRY 2,500 do not raise it.</li>
<li>The bonus balance itself cannot be withdrawn. What is left after 7 days is removed; your winnings are yours to keep.</li>
<li>It cannot be claimed while another bonus is active, or on the deposit you took the welcome bonus for.</li>
<li>You can stake up to TRY 100 of bonus balance a round.</li>
<li>The <a href="/info/PromoSart">promotion terms</a> apply.</li>
</ul>`,
  },
  image: "/art/promotion/3.svg",
  category: "deposit",
  active: true,
  startDay: -90,
  endDay: 270,
  rulesSlug: "PromoSart",
};
