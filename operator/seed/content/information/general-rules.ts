import type { SeedInformation } from "../../types.ts";
import { adultsOnly, legalNotice } from "../notices.ts";

const tr = `
<p>Bu kurallar Karo’daki bütün hesaplar ve oyunlar için geçerlidir. Oyunlara özgü koşulları <a href="/info/CasinoKurallari">casino</a>, <a href="/info/liveCasinoRules">canlı casino</a>, <a href="/info/BahisKurallari">bahis</a> ve <a href="/info/otherGameRules">diğer oyun</a> kurallarında bulursunuz. İki metin çelişirse oyuna özgü kural uygulanır.</p>
<h2>Kimler üye olabilir?</h2>
<ul>
<li><strong>${adultsOnly.tr}</strong> Yaşınızı kimlik belgenizle doğrularız.</li>
<li>Her oyuncunun tek bir hesabı olabilir. Aynı kişinin birden fazla hesabı olduğu anlaşılırsa fazla hesaplar kapatılır, bu hesaplara yatırılan ve henüz kullanılmamış tutar iade edilir, bonuslar ve bonuslardan doğan kazançlar silinir.</li>
<li>Hesabınızı kendi adınıza ve kendi bilgilerinizle açarsınız. Hesabınızı başkasına kullandıramaz, devredemez veya satamazsınız.</li>
<li>${legalNotice.tr}</li>
<li>Kendini dışlama süresi devam eden oyuncular yeni hesap açamaz.</li>
</ul>
<h2>Kayıt ve kimlik doğrulama</h2>
<p>Kayıt formundaki ad, soyad, doğum tarihi, T.C. kimlik numarası, adres, e-posta ve telefon bilgileri doğru ve güncel olmalıdır. Bilgileriniz değişirse canlı desteğe haber verin.</p>
<p>Kimliğinizi en geç ilk para çekme talebinizde doğrularız. Sonraki işlemlerde de belge isteyebiliriz. Belgeleri iki iş günü içinde inceleriz.</p>
<table>
<thead><tr><th>Neyi doğruluyoruz?</th><th>Hangi belge geçerli?</th></tr></thead>
<tbody>
<tr><td>Kimlik ve yaş</td><td>T.C. kimlik kartı, pasaport veya sürücü belgesi</td></tr>
<tr><td>Adres</td><td>Son üç ay içinde alınmış yerleşim yeri belgesi veya adınıza düzenlenmiş fatura</td></tr>
<tr><td>Ödeme yöntemi</td><td>Hesabın veya kartın size ait olduğunu gösteren dekont ya da ekran görüntüsü</td></tr>
</tbody>
</table>
<h2>Hesap güvenliği</h2>
<ul>
<li>Şifreniz en az 6 karakterden oluşmalı, en az bir büyük harf ve bir rakam içermelidir. Küçük harf ve özel karakter de eklemenizi öneririz.</li>
<li>İki adımlı doğrulamayı açarsanız girişte şifrenizin yanında, doğrulama uygulamasının ürettiği veya SMS ile gelen 6 haneli kod da istenir.</li>
<li>1 saat boyunca işlem yapmazsanız oturumunuz kendiliğinden kapanır.</li>
<li>Şifrenizi ve kodlarınızı kimseyle paylaşmayın. Karo çalışanları bunları sizden asla istemez.</li>
<li>Hesabınıza sizden başkasının girdiğini düşünüyorsanız şifrenizi hemen değiştirin ve canlı desteğe yazın.</li>
</ul>
<h2>Bakiye ve limitler</h2>
<p>Bütün hesaplar Türk lirası (TRY) ile işler. Yatırma, kayıp ve oturum süresi limitlerinizi <a href="/profile/limits">limitlerim</a> sayfasından belirlersiniz. Limiti düşürdüğünüzde değişiklik hemen uygulanır. Limiti yükseltmek veya kaldırmak için 72 saat beklenir, ardından onayınız istenir. Aynı sayfadan mola verebilir veya kendinizi oyundan dışlayabilirsiniz.</p>
<h2>Yasak davranışlar</h2>
<ol>
<li>Sahte, çalıntı veya başkasına ait kimlik ve ödeme bilgisi kullanmak.</li>
<li>Suç geliriyle oynamak ya da hesabı para aktarmak için kullanmak.</li>
<li>Bot, otomatik tıklama aracı veya oyunun sonucunu etkileyen herhangi bir yazılım kullanmak.</li>
<li>Yazılım hatasından bilerek yararlanmak. Fark ettiğiniz hatayı bildirmeniz gerekir.</li>
<li>Başka oyuncularla anlaşarak oynamak veya bonusları birden çok hesapla almak.</li>
<li>Bulunduğunuz ülkeyi gizlemek için bağlantınızı yönlendirmek.</li>
</ol>
<p>Bu davranışlardan biri saptanırsa hesap incelemeye alınır. İnceleme sürerken para çekme talepleri bekletilir ve size gerekçesi yazılı olarak bildirilir.</p>
<h2>Hesabın kapatılması</h2>
<p>Hesabınızı dilediğiniz zaman canlı destek üzerinden kapatabilirsiniz. Çekilebilir bakiyeniz, kimlik doğrulamanız tamamlandıktan sonra size ödenir. 12 ay boyunca giriş yapılmayan hesaplar pasif duruma alınır; bakiyeniz korunur ve bunun için ücret kesilmez.</p>
<h2>İtiraz ve şikâyet</h2>
<ol>
<li>Önce canlı desteğe yazın. Soruların çoğu ilk görüşmede çözülür.</li>
<li>Sonuçtan memnun kalmazsanız olay tarihinden itibaren 30 gün içinde e-posta ile şikâyet edin; işlem numarasını ve ekran görüntüsünü ekleyin.</li>
<li>Şikâyetinizi 10 iş günü içinde gerekçeli olarak yanıtlarız.</li>
</ol>
<p>Oyun sonuçlarında sunucu kayıtları esas alınır. Kayıtların size ait bölümünü isteyebilirsiniz.</p>
`;

const en = `
<p>These rules apply to every account and every game at Karo. You will find the terms for particular games in the <a href="/info/CasinoKurallari">casino</a>, <a href="/info/liveCasinoRules">live casino</a>, <a href="/info/BahisKurallari">betting</a> and <a href="/info/otherGameRules">other game</a> rules. Where two texts differ, the rule for the particular game applies.</p>
<h2>Who may register?</h2>
<ul>
<li><strong>${adultsOnly.en}</strong> We check your age against an identity document.</li>
<li>Each player may hold one account. If we find that one person has several, the extra accounts are closed, unused deposits in them are returned, and bonuses and the winnings from them are removed.</li>
<li>You open the account in your own name, with your own details. You may not let anyone else use it, transfer it or sell it.</li>
<li>${legalNotice.en}</li>
<li>Players whose self-exclusion is still running may not open a new account.</li>
</ul>
<h2>Registration and identity checks</h2>
<p>The first name, last name, date of birth, Turkish ID number, address, e-mail and phone number you register with must be correct and current. Tell live support when they change.</p>
<p>We verify your identity no later than your first withdrawal, and may ask for documents again after that. We review documents within two working days.</p>
<table>
<thead><tr><th>What we verify</th><th>Documents we accept</th></tr></thead>
<tbody>
<tr><td>Identity and age</td><td>Turkish ID card, passport or driving licence</td></tr>
<tr><td>Address</td><td>Certificate of residence or a bill in your name, issued within the last three months</td></tr>
<tr><td>Payment method</td><td>A receipt or screenshot showing that the account or card is yours</td></tr>
</tbody>
</table>
<h2>Account security</h2>
<ul>
<li>Your password needs at least 6 characters, with at least one uppercase letter and one number. We recommend a lowercase letter and a special character too.</li>
<li>With two-factor authentication on, signing in takes your password and a 6-digit code from an authenticator app or an SMS.</li>
<li>After 1 hour without activity you are signed out.</li>
<li>Do not share your password or codes with anyone. Nobody at Karo will ever ask for them.</li>
<li>If you think someone else has been in your account, change your password at once and write to live support.</li>
</ul>
<h2>Balance and limits</h2>
<p>All accounts are in Turkish lira (TRY). You set your deposit, loss and session limits on the <a href="/profile/limits">limits</a> page. Lowering a limit takes effect at once. Raising or removing one takes 72 hours and then needs your confirmation. On the same page you can take a time-out or exclude yourself from play.</p>
<h2>What is not allowed</h2>
<ol>
<li>Using identity or payment details that are false, stolen or someone else’s.</li>
<li>Playing with the proceeds of crime, or using the account to move money.</li>
<li>Using bots, auto-clickers or any software that affects the outcome of a game.</li>
<li>Knowingly profiting from a software fault. If you notice one, you must report it.</li>
<li>Colluding with other players, or claiming bonuses through several accounts.</li>
<li>Rerouting your connection to hide the country you are in.</li>
</ol>
<p>If we find any of these, the account is put under review. While the review lasts, withdrawals are held and you are told why in writing.</p>
<h2>Closing your account</h2>
<p>You can close your account through live support whenever you like. Your withdrawable balance is paid out once your identity has been verified. Accounts not used for 12 months become dormant; your balance is kept and no fee is charged.</p>
<h2>Complaints</h2>
<ol>
<li>Write to live support first. Most questions are settled there and then.</li>
<li>If you are not satisfied, send a complaint by e-mail within 30 days of the event, with the transaction number and a screenshot.</li>
<li>You will get a reasoned answer within 10 working days.</li>
</ol>
<p>The server’s records decide the outcome of a game. You may ask for the part that concerns you.</p>
`;

export const generalRules: SeedInformation = {
  infType: "GenelKurallar",
  title: { tr: "Genel kurallar", en: "General rules" },
  text: { tr, en },
};
