import type { SeedInformation } from "../../types.ts";

const tr = `
<p>Bu sayfa, para yatırma ve çekme yöntemlerinin nasıl çalıştığını anlatır. Güncel alt ve üst sınırları, ücretleri ve süreleri <a href="/profile/deposit">para yatırma</a> ve <a href="/profile/withdraw">para çekme</a> sayfalarında, her yöntemin yanında görürsünüz.</p>
<h2>Yöntemler</h2>
<table>
<thead><tr><th>Yöntem</th><th>Yatırma</th><th>Çekme</th><th>Bilmeniz gerekenler</th></tr></thead>
<tbody>
<tr><td>Havale / EFT</td><td>Var</td><td>Var</td><td>EFT yalnızca bankaların çalışma saatlerinde iletilir.</td></tr>
<tr><td>FAST</td><td>Var</td><td>Var</td><td>Haftanın her günü, günün her saati çalışır; üst sınırını bankanız belirler.</td></tr>
<tr><td>Banka kartı</td><td>Var</td><td>Yok</td><td>Bankanızın doğrulama ekranından onay verirsiniz.</td></tr>
<tr><td>Mobil ödeme</td><td>Var</td><td>Yok</td><td>Hattın adınıza kayıtlı olması gerekir.</td></tr>
<tr><td>QR ile ödeme</td><td>Var</td><td>Yok</td><td>Ekrandaki kodu bankanızın uygulamasıyla okutursunuz.</td></tr>
<tr><td>Kripto para</td><td>Var</td><td>Var</td><td>Tutar, işlem anındaki kurla Türk lirasına çevrilir; kur siz onaylamadan önce gösterilir.</td></tr>
<tr><td>Ön ödemeli kart</td><td>Var</td><td>Yok</td><td>Kartın kodu bir kez kullanılır.</td></tr>
<tr><td>Cüzdan</td><td>Var</td><td>Var</td><td>Cüzdanın kimlik doğrulaması tamamlanmış olmalıdır.</td></tr>
</tbody>
</table>
<h2>Nasıl para yatırırım?</h2>
<ol>
<li><a href="/profile/deposit">Para yatır</a> sayfasında yöntemi seçin. Sık kullandığınız yöntemi favorilere ekleyebilirsiniz.</li>
<li>Tutarı ve istenen bilgileri girin.</li>
<li>IBAN’ı ve referans numarasını kopyalayın ya da yönlendirildiğiniz sayfada ödemeyi onaylayın.</li>
<li>İşlemin durumunu <a href="/profile/history">işlem geçmişinden</a> izleyin. Onaylanınca bildirim alırsınız.</li>
</ol>
<h2>Nasıl para çekerim?</h2>
<ol>
<li>Banka yöntemleri için önce <a href="/profile/bank-accounts">banka hesaplarım</a> sayfasında adınıza kayıtlı IBAN’ı ekleyin.</li>
<li><a href="/profile/withdraw">Para çek</a> sayfasında yöntemi, hesabı ve tutarı seçin.</li>
<li>Özeti okuyup onaylayın. Tutar bakiyenizden ayrılır ve işlem sonuçlanana kadar bekletilir.</li>
<li>İlk çekiminizse kimlik belgenizi canlı desteğe gönderin. Belge onaylanmadan ödeme yapılmaz.</li>
</ol>
<h2>Bakiyenizi okumak</h2>
<dl>
<dt>Bakiye</dt>
<dd>Oynayabileceğiniz ve çekebileceğiniz kendi paranız. Bekleyen çekimler bu tutara dâhil değildir.</dd>
<dt>Bonus</dt>
<dd>Promosyondan gelen tutar. Oyunda önce kendi paranız, sonra bonus kullanılır.</dd>
<dt>Bekleyen çekim</dt>
<dd>Talep ettiğiniz, henüz sonuçlanmamış tutar. Oyunda kullanılamaz.</dd>
</dl>
<p>Bakiyenizi göz simgesine dokunarak sitenin her yerinde gizleyebilirsiniz.</p>
<h2>İşlem gecikirse</h2>
<p>Yöntemin yanında yazan süre geçtiyse dekontunuz ve işlem numaranızla canlı desteğe yazın. Sonuç belli olmadan aynı ödemeyi ikinci kez göndermeyin; bağlantı kesilse bile işlem geçmişi doğru durumu gösterir.</p>
<h2>Harcamanızı takip edin</h2>
<p>Günlük, haftalık ve aylık <a href="/profile/limits">yatırım limiti</a> koyabilirsiniz. Düşürdüğünüz limit hemen, yükselttiğiniz limit 72 saat sonra ve onayınızla geçerli olur. <a href="/profile/statement">Hesap özetinde</a> ne kadar yatırdığınızı, çektiğinizi ve net sonucunuzu görürsünüz.</p>
`;

const en = `
<p>This page explains how the deposit and withdrawal methods work. You will find current minimums, maximums, fees and times beside each method on the <a href="/profile/deposit">deposit</a> and <a href="/profile/withdraw">withdrawal</a> pages.</p>
<h2>Methods</h2>
<table>
<thead><tr><th>Method</th><th>Deposit</th><th>Withdrawal</th><th>Good to know</th></tr></thead>
<tbody>
<tr><td>Bank transfer / EFT</td><td>Yes</td><td>Yes</td><td>EFT is only forwarded during banking hours.</td></tr>
<tr><td>FAST</td><td>Yes</td><td>Yes</td><td>Works around the clock, every day; your bank sets the upper limit.</td></tr>
<tr><td>Debit card</td><td>Yes</td><td>No</td><td>You approve the payment on your bank’s verification screen.</td></tr>
<tr><td>Mobile payment</td><td>Yes</td><td>No</td><td>The line must be registered in your name.</td></tr>
<tr><td>QR payment</td><td>Yes</td><td>No</td><td>You scan the code on the screen with your bank’s app.</td></tr>
<tr><td>Cryptocurrency</td><td>Yes</td><td>Yes</td><td>Converted to Turkish lira at the rate of the moment, shown before you confirm.</td></tr>
<tr><td>Prepaid card</td><td>Yes</td><td>No</td><td>The code on the card can be used once.</td></tr>
<tr><td>Wallet</td><td>Yes</td><td>Yes</td><td>The wallet’s own identity check must be complete.</td></tr>
</tbody>
</table>
<h2>How do I deposit?</h2>
<ol>
<li>Choose a method on the <a href="/profile/deposit">deposit</a> page. You can add the ones you use often to your favourites.</li>
<li>Enter the amount and the details asked for.</li>
<li>Copy the IBAN and the reference number, or approve the payment on the page you are taken to.</li>
<li>Follow the status in your <a href="/profile/history">history</a>. You are notified when it is approved.</li>
</ol>
<h2>How do I withdraw?</h2>
<ol>
<li>For bank methods, first add an IBAN in your own name under <a href="/profile/bank-accounts">bank accounts</a>.</li>
<li>Choose the method, the account and the amount on the <a href="/profile/withdraw">withdrawal</a> page.</li>
<li>Read the summary and confirm. The amount is set aside from your balance and held until the request is settled.</li>
<li>If this is your first withdrawal, send your identity document to live support. No payment is made before it is approved.</li>
</ol>
<h2>Reading your balance</h2>
<dl>
<dt>Balance</dt>
<dd>Your own money, which you can play or withdraw. Pending withdrawals are not part of it.</dd>
<dt>Bonus</dt>
<dd>Money from a promotion. Your own money is played first, then the bonus.</dd>
<dt>Pending withdrawal</dt>
<dd>Money you have asked for that has not been settled yet. It cannot be played.</dd>
</dl>
<p>Tap the eye icon to hide your balance everywhere on the site.</p>
<h2>If something takes too long</h2>
<p>When the time shown beside the method has passed, write to live support with your receipt and the transaction number. Do not send the same payment twice before the outcome is known; even if your connection was lost, your history shows the true status.</p>
<h2>Keep an eye on your spending</h2>
<p>You can set a daily, weekly and monthly <a href="/profile/limits">deposit limit</a>. A lower limit applies at once, a higher one after 72 hours and with your confirmation. Your <a href="/profile/statement">statement</a> shows what you have deposited and withdrawn, and your net result.</p>
`;

export const financialInformation: SeedInformation = {
  infType: "FinancialsInformation",
  title: { tr: "Finansal bilgiler", en: "Financial information" },
  text: { tr, en },
};
