import type { SeedInformation } from "../../types.ts";

const tr = `
<p>Karo’ya yalnızca tarayıcınızın adres çubuğunda şu anda gördüğünüz adresten veya ana ekranınıza eklediğiniz uygulamadan girin. Adres değişecek olursa bunu önceden <a href="/notifications">bildirimlerde</a> ve kayıtlı e-postanızda duyururuz.</p>
<h2>Doğru adreste olduğunuzu nasıl anlarsınız?</h2>
<ul>
<li>Adres “https” ile başlar ve tarayıcınız güvenlik uyarısı göstermez.</li>
<li>Adresin yazımını harf harf denetleyin; sahte sitelerde genellikle bir harf fazla, eksik veya farklıdır.</li>
<li>Giriş ekranı sizden kullanıcı adı, şifre ve açtıysanız 6 haneli kod ister. Kart şifresi, internet bankacılığı parolası veya kimlik fotoğrafı isteyen giriş ekranı bize ait değildir.</li>
<li>Site içi mesajlarımız yalnızca bu adresin sayfalarına bağlantı verir.</li>
</ul>
<h2>Güvenli giriş için</h2>
<ol>
<li>Adresi yer imlerine ekleyin veya siteyi telefonunuzun ana ekranına yükleyin.</li>
<li>Arama sonuçlarındaki reklamlardan ve tanımadığınız kişilerin gönderdiği bağlantılardan girmeyin.</li>
<li><a href="/profile/security">İki adımlı doğrulamayı</a> açın.</li>
<li>Ortak kullanılan cihazlarda işiniz bitince çıkış yapın. Çıkış yapmayı unutursanız oturumunuz, işlem yapılmadan geçen 1 saatin sonunda kapanır.</li>
</ol>
<h2>Sahte bir siteyle karşılaşırsanız</h2>
<p>Bilgilerinizi girdiyseniz hemen <a href="/profile/password">şifrenizi değiştirin</a> ve bankanıza haber verin. Ardından sahte adresi canlı desteğe yazın. Karo adına sizi arayıp şifre, kod veya para isteyen kişilere yanıt vermeyin.</p>
`;

const en = `
<p>Reach Karo only at the address you now see in your browser’s address bar, or through the app you added to your home screen. If the address is going to change, we announce it beforehand in your <a href="/notifications">notifications</a> and by e-mail.</p>
<h2>How to tell you are in the right place</h2>
<ul>
<li>The address starts with “https” and your browser shows no security warning.</li>
<li>Check the spelling letter by letter; fake sites usually have one letter too many, too few or different.</li>
<li>The sign-in screen asks for your username, your password and, if you turned it on, a 6-digit code. A sign-in screen that wants your card PIN, your online banking password or a photo of your ID is not ours.</li>
<li>Our messages on the site only link to pages at this address.</li>
</ul>
<h2>Signing in safely</h2>
<ol>
<li>Bookmark the address, or install the site on your phone’s home screen.</li>
<li>Do not come in through search advertisements or links from people you do not know.</li>
<li>Turn on <a href="/profile/security">two-factor authentication</a>.</li>
<li>Sign out when you are done on a shared device. If you forget, your session closes after 1 hour without activity.</li>
</ol>
<h2>If you come across a fake site</h2>
<p>If you entered your details, <a href="/profile/password">change your password</a> at once and tell your bank. Then report the address to live support. Do not respond to anyone who calls in Karo’s name and asks for passwords, codes or money.</p>
`;

export const domain: SeedInformation = {
  infType: "DomainBilgi",
  title: { tr: "Güncel adres ve güvenli giriş", en: "Our address and safe sign-in" },
  text: { tr, en },
};
