import type { SeedInformation } from "../../types.ts";
import { demoNotice } from "../notices.ts";

const tr = `
<p>Bu metin hangi kişisel verilerinizi, neden ve ne kadar süreyle işlediğimizi anlatır. Verilerinizi 6698 sayılı Kişisel Verilerin Korunması Kanunu’nun ilkelerine göre işleriz.</p>
<blockquote><p>${demoNotice.tr} Denemeler sırasında gerçek kimlik veya ödeme bilgilerinizi girmeyin.</p></blockquote>
<h2>İşlediğimiz veriler</h2>
<table>
<thead><tr><th>Veri</th><th>Neden işliyoruz?</th><th>Hukuki sebep</th><th>Saklama süresi</th></tr></thead>
<tbody>
<tr><td>Kimlik (ad, soyad, doğum tarihi, T.C. kimlik numarası)</td><td>Yaşınızı ve kimliğinizi doğrulamak</td><td>Kanuni yükümlülük</td><td>Hesap kapandıktan sonra 8 yıl</td></tr>
<tr><td>İletişim (e-posta, telefon, adres)</td><td>Hesabınızla ilgili bilgi vermek</td><td>Sözleşmenin ifası</td><td>Hesap kapandıktan sonra 8 yıl</td></tr>
<tr><td>Ödeme (IBAN, işlem kayıtları)</td><td>Para yatırma ve çekme işlemleri</td><td>Sözleşmenin ifası, kanuni yükümlülük</td><td>İşlemden sonra 8 yıl</td></tr>
<tr><td>Oyun (bahisler, sonuçlar, oturum süreleri)</td><td>Oyunu yürütmek, limitlerinizi uygulamak, itirazları incelemek</td><td>Sözleşmenin ifası</td><td>Hesap kapandıktan sonra 8 yıl</td></tr>
<tr><td>Güvenlik (IP adresi, cihaz, giriş kayıtları)</td><td>Hesabınızı korumak</td><td>Meşru menfaat</td><td>2 yıl</td></tr>
<tr><td>Tercihler (dil, tema, bildirim izinleri)</td><td>Siteyi seçiminize göre göstermek</td><td>Açık rıza veya sözleşmenin ifası</td><td>Siz silene kadar</td></tr>
</tbody>
</table>
<h2>Kiminle paylaşıyoruz?</h2>
<ul>
<li>Oyun sağlayıcılarıyla: yalnızca oyuncu numaranız, para biriminiz ve dil seçiminiz.</li>
<li>Ödeme kuruluşlarıyla: ödemenin yapılması için gereken bilgiler.</li>
<li>Kimlik doğrulama hizmetleriyle: belgenizin doğrulanması için gereken bilgiler.</li>
<li>Yetkili kurumlarla: kanunun istediği durumlarda ve ölçüde.</li>
</ul>
<p>Verilerinizi satmayız, reklam ağlarıyla paylaşmayız.</p>
<h2>Cihazınızda sakladıklarımız</h2>
<p>Site; dilinizi, temanızı, bakiye görünürlüğünüzü ve oturumunuzu tarayıcınızda saklar. Oturum bilgileri şifrelidir. İnternet kesildiğinde sitenin açılabilmesi için oyun listesi ve içerik sayfaları da cihazınızda tutulur; kişisel sayfalarınız bu önbelleğe alınmaz ve çıkış yaptığınızda kalan kişisel bilgiler silinir. Reklam veya izleme çerezi kullanmayız.</p>
<h2>İletiler ve bildirimler</h2>
<p>SMS ve e-posta ile kampanya iletisi göndermemiz için kayıt sırasında ayrı ayrı onay verirsiniz; onayınızı dilediğiniz zaman geri alabilirsiniz. İşlem ve güvenlik bildirimleri bu onaya bağlı değildir. Anlık bildirimler yalnızca cihazınızdan izin verirseniz gönderilir.</p>
<h2>Haklarınız</h2>
<p>Kanun’un 11. maddesi uyarınca şu haklara sahipsiniz:</p>
<ul>
<li>verilerinizin işlenip işlenmediğini ve nasıl kullanıldığını öğrenmek,</li>
<li>yanlış veya eksik verilerin düzeltilmesini istemek,</li>
<li>saklama yükümlülüğü bulunmayan verilerin silinmesini istemek,</li>
<li>verilerinizin aktarıldığı kişileri bilmek,</li>
<li>yalnızca otomatik sistemlerle verilen ve aleyhinize olan sonuca itiraz etmek,</li>
<li>zarara uğrarsanız giderilmesini istemek.</li>
</ul>
<p>Başvurunuzu canlı destekten veya kayıtlı e-posta adresinizden yapabilirsiniz; 30 gün içinde ücretsiz yanıtlarız. Yanıtı yeterli bulmazsanız Kişisel Verileri Koruma Kurulu’na şikâyette bulunabilirsiniz.</p>
<h2>Güvenlik</h2>
<p>Bağlantınız şifrelidir. Şifreniz okunabilir biçimde saklanmaz. Verilerinize yalnızca işi gereği yetkili çalışanlar erişir, her erişim kayda geçer. Hesabınız için <a href="/profile/security">iki adımlı doğrulamayı</a> açmanızı öneririz. Verilerinizi etkileyen bir ihlal olursa sizi ve Kurul’u gecikmeden bilgilendiririz.</p>
`;

const en = `
<p>This notice explains which of your personal data we process, why, and for how long. We follow the principles of the Turkish Personal Data Protection Law, no. 6698.</p>
<blockquote><p>${demoNotice.en} Do not enter real identity or payment details while trying it out.</p></blockquote>
<h2>The data we process</h2>
<table>
<thead><tr><th>Data</th><th>Why</th><th>Legal basis</th><th>Kept for</th></tr></thead>
<tbody>
<tr><td>Identity (name, date of birth, Turkish ID number)</td><td>To verify your age and identity</td><td>Legal obligation</td><td>8 years after the account is closed</td></tr>
<tr><td>Contact (e-mail, phone, address)</td><td>To inform you about your account</td><td>Performance of the contract</td><td>8 years after the account is closed</td></tr>
<tr><td>Payments (IBAN, transaction records)</td><td>Deposits and withdrawals</td><td>Performance of the contract, legal obligation</td><td>8 years after the transaction</td></tr>
<tr><td>Play (bets, results, session times)</td><td>To run the games, apply your limits and examine disputes</td><td>Performance of the contract</td><td>8 years after the account is closed</td></tr>
<tr><td>Security (IP address, device, sign-in records)</td><td>To protect your account</td><td>Legitimate interest</td><td>2 years</td></tr>
<tr><td>Preferences (language, theme, notification permissions)</td><td>To show the site the way you chose</td><td>Consent or performance of the contract</td><td>Until you delete them</td></tr>
</tbody>
</table>
<h2>Who receives them?</h2>
<ul>
<li>Game providers: only your player number, currency and language.</li>
<li>Payment companies: what is needed to make the payment.</li>
<li>Identity verification services: what is needed to check your document.</li>
<li>Authorities: where, and as far as, the law requires.</li>
</ul>
<p>We do not sell your data or share them with advertising networks.</p>
<h2>What is kept on your device</h2>
<p>The site keeps your language, theme, balance visibility and session in your browser. Session details are encrypted. So that the site opens without an internet connection, the game list and content pages are kept on your device too; your personal pages are not part of that cache, and what personal data remain are deleted when you sign out. We use no advertising or tracking cookies.</p>
<h2>Messages and notifications</h2>
<p>When you register, you agree separately to offers by SMS and by e-mail, and can withdraw either whenever you like. Transaction and security notices do not depend on it. Push notifications are only sent if you allow them on your device.</p>
<h2>Your rights</h2>
<p>Under article 11 of the Law you have the right to:</p>
<ul>
<li>learn whether and how your data are processed,</li>
<li>have wrong or incomplete data corrected,</li>
<li>have data deleted that we are not obliged to keep,</li>
<li>know to whom your data have been passed,</li>
<li>object to an adverse decision made solely by automated systems,</li>
<li>claim compensation if you suffer damage.</li>
</ul>
<p>Send your request through live support or from your registered e-mail address; we answer within 30 days, free of charge. If the answer does not satisfy you, you may complain to the Personal Data Protection Board.</p>
<h2>Security</h2>
<p>Your connection is encrypted. Your password is not stored in readable form. Only staff whose work requires it can see your data, and each access is logged. We recommend turning on <a href="/profile/security">two-factor authentication</a>. If a breach affects your data, we inform you and the Board without delay.</p>
`;

export const privacy: SeedInformation = {
  infType: "GizlilikBilgisi",
  title: { tr: "Gizlilik bilgilendirmesi", en: "Privacy notice" },
  text: { tr, en },
};
