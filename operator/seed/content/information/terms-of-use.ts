import type { SeedInformation } from "../../types.ts";
import { adultsOnly, demoNotice, legalNotice } from "../notices.ts";

const tr = `
<p>Bu metin, Karo’yu kullanırken sizin ve bizim uyacağımız koşulları anlatır. Kayıt formunda kuralları onayladığınızda bu koşulları, <a href="/info/GenelKurallar">genel kuralları</a> ve <a href="/info/GizlilikBilgisi">gizlilik bilgilendirmesini</a> kabul etmiş olursunuz.</p>
<blockquote><p>${demoNotice.tr}</p></blockquote>
<h2>1. Tanımlar</h2>
<dl>
<dt>Hesap</dt>
<dd>Kayıt olduğunuzda adınıza açılan üyelik ve ona bağlı cüzdan.</dd>
<dt>Çekilebilir bakiye</dt>
<dd>Çevrim şartına bağlı olmayan ve çekim talebi verebileceğiniz tutar.</dd>
<dt>Bonus bakiyesi</dt>
<dd>Promosyonla verilen, koşulları tamamlanana kadar çekilemeyen tutar.</dd>
<dt>Sağlayıcı</dt>
<dd>Oyunu geliştiren ve kendi sunucusunda çalıştıran kuruluş.</dd>
<dt>Oturum</dt>
<dd>Giriş yaptığınız andan çıkış yaptığınız veya 1 saat işlem yapmadığınız ana kadar geçen süre.</dd>
</dl>
<h2>2. Kimler kullanabilir?</h2>
<p>${adultsOnly.tr} ${legalNotice.tr} Bulunduğunuz yerde oyun oynamanın yasal olup olmadığını bilmek sizin sorumluluğunuzdadır.</p>
<h2>3. Hesabınız ve sorumluluğunuz</h2>
<ul>
<li>Hesap bilgilerinizi doğru verir, güncel tutarsınız.</li>
<li>Şifrenizi ve doğrulama kodlarınızı gizli tutarsınız. Şifreniz ve kodlarınızla yapılan işlemler sizin işleminiz sayılır; hesabınızın ele geçirildiğini bildirdiğiniz andan sonraki işlemler bunun dışındadır.</li>
<li>Yalnızca adınıza kayıtlı hesap ve kartlarla para yatırır, yalnızca adınıza kayıtlı hesaplara para çekersiniz.</li>
<li>Kimlik doğrulaması için istenen belgeleri verirsiniz.</li>
</ul>
<h2>4. Bizim sorumluluğumuz</h2>
<ul>
<li>Bakiyenizi işletme giderlerinden ayrı hesaplarda tutarız.</li>
<li>Onaylanan çekimleri, yöntemin yanında yazan süre içinde öderiz.</li>
<li>Limitlerinizi, molanızı ve kendini dışlama kararınızı eksiksiz uygularız. Bunlara rağmen alınan bir bahsi iade ederiz.</li>
<li>Her oyunun kurallarını ve biliniyorsa oyuncuya geri ödeme oranını (RTP) gösteririz.</li>
</ul>
<h2>5. Para birimi ve ödemeler</h2>
<p>Cüzdanınız yalnızca Türk lirası (TRY) ile işler. Para yatırma ve çekme koşulları <a href="/info/financeRules">finans kurallarında</a> yazar. Para çekme talebi verdiğinizde tutar bakiyenizden ayrılır ve sonuç belli olana kadar bekletilir.</p>
<h2>6. Promosyonlar</h2>
<p>Her promosyonun kendi koşulları vardır; ortak koşullar <a href="/info/PromoSart">promosyon şartları</a> sayfasındadır. Bonus almak zorunda değilsiniz. Aktif bir bonusunuz varsa istediğiniz zaman vazgeçebilirsiniz; bu durumda bonus bakiyesi silinir, kendi paranız hesabınızda kalır.</p>
<h2>7. Fikrî haklar</h2>
<p>Sitedeki metinler, çizimler, yazılım ve marka unsurları işletmeciye veya sağlayıcılara aittir. Bunları kişisel kullanım dışında çoğaltamaz, yayımlayamaz veya satamazsınız.</p>
<h2>8. Kesintiler ve hatalar</h2>
<p>Site bakım nedeniyle kapanabilir. Planlı bakımı önceden duyururuz. Bakım veya bağlantı kesintisi sırasında yarıda kalan turların nasıl sonuçlanacağı oyun kurallarında yazar. Açık bir hata sonucu bakiyenize geçen tutarı düzeltme hakkımız saklıdır; düzeltmeden önce size bilgi veririz.</p>
<h2>9. Sorumluluğun sınırı</h2>
<p>Cihazınızdan, internet bağlantınızdan veya üçüncü kişilerden kaynaklanan kesintilerden sorumlu değiliz. Kendi kusurumuzdan doğan zararda sorumluluğumuz, uyuşmazlığa konu bahsin veya işlemin tutarıyla sınırlıdır. Kast ve ağır kusur hâlleri ile tüketiciyi koruyan emredici hükümler saklıdır.</p>
<h2>10. Değişiklikler</h2>
<p>Bu koşulları değiştirdiğimizde yeni metni en az 14 gün önceden site içi mesajla duyururuz. Yeni koşulları kabul etmezseniz hesabınızı kapatıp çekilebilir bakiyenizi alabilirsiniz.</p>
<h2>11. Dil ve yürürlük</h2>
<p>Bu metin Türkçe hazırlanmıştır. Başka dildeki metinlerle arasında fark olursa Türkçesi geçerlidir. Bir hükmün geçersiz sayılması diğerlerini etkilemez.</p>
`;

const en = `
<p>This text sets out the terms that you and we keep to while you use Karo. By accepting the rules on the registration form you accept these terms, the <a href="/info/GenelKurallar">general rules</a> and the <a href="/info/GizlilikBilgisi">privacy notice</a>.</p>
<blockquote><p>${demoNotice.en}</p></blockquote>
<h2>1. Definitions</h2>
<dl>
<dt>Account</dt>
<dd>The membership opened in your name when you register, and the wallet that belongs to it.</dd>
<dt>Withdrawable balance</dt>
<dd>Money that carries no wagering requirement and that you can ask to withdraw.</dd>
<dt>Bonus balance</dt>
<dd>Money given by a promotion, which cannot be withdrawn until its conditions are met.</dd>
<dt>Provider</dt>
<dd>The company that develops a game and runs it on its own servers.</dd>
<dt>Session</dt>
<dd>The time from signing in until you sign out or have been inactive for 1 hour.</dd>
</dl>
<h2>2. Who may use the site?</h2>
<p>${adultsOnly.en} ${legalNotice.en} It is your responsibility to know whether gambling is legal where you are.</p>
<h2>3. Your account and your part</h2>
<ul>
<li>You give correct details and keep them up to date.</li>
<li>You keep your password and codes secret. Whatever is done with them counts as done by you, except after you have told us that your account was taken over.</li>
<li>You deposit only from accounts and cards in your own name, and withdraw only to accounts in your own name.</li>
<li>You provide the documents asked for to verify your identity.</li>
</ul>
<h2>4. Our part</h2>
<ul>
<li>We keep your balance in accounts separate from our running costs.</li>
<li>We pay approved withdrawals within the time shown beside the method.</li>
<li>We apply your limits, time-outs and self-exclusion in full. A bet taken in spite of them is refunded.</li>
<li>We show the rules of every game and, where it is known, its return to player (RTP).</li>
</ul>
<h2>5. Currency and payments</h2>
<p>Your wallet works in Turkish lira (TRY) only. The conditions for deposits and withdrawals are in the <a href="/info/financeRules">finance rules</a>. When you ask for a withdrawal, the amount is set aside from your balance and held until the outcome is known.</p>
<h2>6. Promotions</h2>
<p>Each promotion has its own conditions; those they share are in the <a href="/info/PromoSart">promotion terms</a>. You never have to take a bonus. You can give up an active one at any time: the bonus balance is removed and your own money stays in your account.</p>
<h2>7. Intellectual property</h2>
<p>The texts, drawings, software and brand on this site belong to the operator or the providers. You may not copy, publish or sell them beyond personal use.</p>
<h2>8. Interruptions and errors</h2>
<p>The site may close for maintenance. Planned maintenance is announced in advance. The game rules say how a round interrupted by maintenance or a lost connection is settled. We may correct an amount credited to you by an obvious error, and will tell you before we do.</p>
<h2>9. Limits of liability</h2>
<p>We are not liable for interruptions caused by your device, your internet connection or third parties. For a loss caused by our own fault, our liability is limited to the amount of the bet or transaction in dispute. Wilful misconduct, gross negligence and mandatory consumer law are not affected.</p>
<h2>10. Changes</h2>
<p>When we change these terms, we announce the new text by a message on the site at least 14 days ahead. If you do not accept it, you can close your account and take out your withdrawable balance.</p>
<h2>11. Language and validity</h2>
<p>This text was drawn up in Turkish. If it differs from a version in another language, the Turkish text applies. If one clause proves invalid, the others stand.</p>
`;

export const termsOfUse: SeedInformation = {
  infType: "KullanimSartlari",
  title: { tr: "Kullanım şartları", en: "Terms of use" },
  text: { tr, en },
};
