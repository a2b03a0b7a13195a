import type { SeedPromotion } from "../../types.ts";

export const summerBreeze: SeedPromotion = {
  id: 12,
  title: { tr: "Yaz esintisi", en: "Summer breeze" },
  summary: {
    tr: "Sona erdi: her gün bir oyunda 20 ücretsiz dönüş dağıttığımız yaz kampanyası.",
    en: "Finished: our summer campaign with 20 free spins on a different game every day.",
  },
  html: {
    tr: `
<p>Yaz esintisi sona erdi. Kampanya boyunca her gün farklı bir slot oyununda, yatırım şartı olmadan 20 ücretsiz dönüş verdik. Katılan herkese teşekkür ederiz.</p>
<h3>Nasıldı?</h3>
<ul>
<li>Her dönüş 0,50 TL değerindeydi ve 24 saat geçerliydi.</li>
<li>Kazanılan tutarın çevrim şartı 5 kattı; en fazla 250 TL çekilebilir bakiyeye dönüştü.</li>
</ul>
<h3>Şimdi ne var?</h3>
<p>Kampanya döneminde alınan bütün dönüşlerin süresi dolmuştur. Süren kampanyaları <a href="/promotions">promosyonlar</a> sayfasında bulabilirsiniz.</p>`,
    en: `
<p>Summer breeze is over. While it lasted, we gave 20 free spins a day on a different slot, with no deposit needed. Thank you to everyone who took part.</p>
<h3>How it was</h3>
<ul>
<li>Each spin was worth TRY 0.50 and valid for 24 hours.</li>
<li>Winnings had to be wagered 5 times; up to TRY 250 became withdrawable.</li>
</ul>
<h3>What now?</h3>
<p>All spins given during the campaign have expired. Current offers are on the <a href="/promotions">promotions</a> page.</p>`,
  },
  image: "/art/promotion/12.svg",
  category: "casino",
  active: true,
  startDay: -120,
  endDay: -60,
  rulesSlug: "PromoSart",
};
