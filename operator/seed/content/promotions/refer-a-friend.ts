import type { SeedPromotion } from "../../types.ts";

export const referAFriend: SeedPromotion = {
  id: 6,
  title: { tr: "Arkadaşınızı davet edin", en: "Refer a friend" },
  summary: {
    tr: "Davetinizle katılan arkadaşınız da siz de 250 TL bonus alırsınız.",
    en: "When a friend joins at your invitation, you each get a bonus of TRY 250.",
  },
  html: {
    tr: `
<p>Karo’yu sevdiyseniz 18 yaşını doldurmuş bir arkadaşınıza önerebilirsiniz. Koşullar tamamlandığında ikiniz de 250 TL bonus alırsınız.</p>
<h3>Nasıl işler?</h3>
<ol>
<li>Referans numaranızı canlı destekten alıp arkadaşınıza verin.</li>
<li>Arkadaşınız kayıt formundaki “referans numarası” alanına bu numarayı yazsın.</li>
<li>Kimliğini doğrulayıp 30 gün içinde toplam en az 500 TL yatırdığında ikiniz de bonusunuzu <a href="/profile/bonuses">bonuslarım</a> sayfasından talep edebilirsiniz.</li>
</ol>
<h3>Koşullar</h3>
<ul>
<li>Çevrim şartı bonusun 5 katıdır, süre 14 gündür.</li>
<li>Bir ayda en fazla 5 arkadaş için bonus alınır.</li>
<li>Aynı haneden, aynı cihazdan veya aynı ödeme hesabıyla açılan hesaplar sayılmaz.</li>
<li>İzinsiz toplu mesajla davet gönderilemez.</li>
<li>Arkadaşınızın oyunları ve bakiyesi size gösterilmez.</li>
</ul>
<p>Oyunla ilgili sıkıntı yaşayan birini davet etmeyin. <a href="/info/PromoSart">Promosyon şartları</a> geçerlidir.</p>`,
    en: `
<p>If you like Karo, you can recommend it to a friend aged 18 or over. Once the conditions are met, you each get a bonus of TRY 250.</p>
<h3>How it works</h3>
<ol>
<li>Ask live support for your reference number and give it to your friend.</li>
<li>Your friend enters it in the “reference number” field of the registration form.</li>
<li>When they have verified their identity and deposited at least TRY 500 in all within 30 days, you can each claim your bonus on your <a href="/profile/bonuses">bonuses</a> page.</li>
</ol>
<h3>Conditions</h3>
<ul>
<li>The bonus must be wagered 5 times within 14 days.</li>
<li>Up to 5 friends a month earn a bonus.</li>
<li>Accounts from the same household, device or payment account do not count.</li>
<li>Invitations may not be sent as unsolicited bulk messages.</li>
<li>You are not shown your friend’s games or balance.</li>
</ul>
<p>Please do not invite anyone who has trouble with gambling. The <a href="/info/PromoSart">promotion terms</a> apply.</p>`,
  },
  image: "/art/promotion/6.svg",
  category: "general",
  active: true,
  startDay: -150,
  endDay: 365,
  rulesSlug: "PromoSart",
};
