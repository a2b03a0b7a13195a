import type { SeedInformation } from "../../types.ts";

const tr = `
<p>Para yatırırken ve çekerken bu kurallar geçerlidir. Yöntemlerin nasıl çalıştığını <a href="/info/FinancialsInformation">finansal bilgiler</a> sayfasında bulursunuz.</p>
<h2>Ortak kurallar</h2>
<ul>
<li>Tek para birimi Türk lirasıdır (TRY).</li>
<li>Yalnızca kendi adınıza kayıtlı banka hesabı, kart veya cüzdan kullanabilirsiniz. Üçüncü kişiden gelen para, geldiği hesaba iade edilir.</li>
<li>Her yöntemin en düşük ve en yüksek tutarı, varsa ücreti ve işlem süresi siz seçmeden önce yöntemin yanında yazar.</li>
<li>Ücreti ödeme kuruluşu keser; cüzdanınıza talep ettiğiniz tutar işlenir.</li>
<li>Karo hesabınızla başka bir oyuncuya para gönderemezsiniz.</li>
</ul>
<h2>Para yatırma</h2>
<ol>
<li>Önce yöntemi seçip formu doldurun, sonra ödemeyi yapın. Form doldurulmadan gönderilen para geç eşleşebilir.</li>
<li>Ekranda bir referans numarası varsa ödeme açıklamasına eksiksiz yazın.</li>
<li>Gönderdiğiniz tutar formdaki tutarla aynı olmalıdır. Farklıysa hesabınıza ulaşan tutar esas alınır.</li>
<li>IBAN ve alıcı bilgileri değişebilir. Her yatırımda ekrandaki güncel bilgiyi kullanın.</li>
<li>Yatırım limitinizi aşan tutar kabul edilmez ve iade edilir.</li>
</ol>
<h2>Para çekme</h2>
<ol>
<li>İlk çekimden önce kimliğiniz doğrulanmış olmalıdır.</li>
<li>Talep verdiğiniz anda tutar bakiyenizden ayrılır ve bekletilir. Bekletilen tutarla oyun oynanamaz.</li>
<li>Verilmiş bir çekim talebini siz geri alamazsınız. Bu kural, ani bir kararla parayı oyuna geri döndürmenizi önlemek içindir.</li>
<li>Onaylanan tutar hesabınıza gönderilir. İptal edilen talebin tutarı, gerekçesiyle birlikte bakiyenize eksiksiz döner.</li>
<li>Bonus bakiyesi çekilemez. Çevrimi süren bir bonusunuz varken çekim talebi verirseniz önce bonustan vazgeçmeniz istenir.</li>
<li>Çekimi mümkün olduğu sürece para yatırdığınız yöntemle öderiz.</li>
</ol>
<h2>İşlem durumları</h2>
<table>
<thead><tr><th>Durum</th><th>Yatırma</th><th>Çekme</th></tr></thead>
<tbody>
<tr><td>Yeni</td><td>Bildiriminiz alındı, ödeme bekleniyor.</td><td>Tutar bakiyenizden ayrıldı, talep inceleniyor.</td></tr>
<tr><td>Onaylandı</td><td>Tutar bakiyenize eklendi.</td><td>Ödeme gönderildi.</td></tr>
<tr><td>İptal edildi</td><td>Bakiyeniz değişmedi.</td><td>Ayrılan tutar bakiyenize döndü.</td></tr>
</tbody>
</table>
<h2>Suç gelirlerinin önlenmesi</h2>
<p>Yürürlükteki mevzuat gereği olağan dışı işlemleri izler, gerektiğinde gelirinizin kaynağını gösteren belge isteriz. Aşağıdaki durumlarda işlemi bekletebiliriz:</p>
<ul>
<li>Yatırılan tutarın oyunda hiç kullanılmadan çekilmek istenmesi.</li>
<li>Kısa aralıklarla, birbirine çok yakın tutarlarda çok sayıda yatırım yapılması.</li>
<li>Ödeme bilgisindeki ad ile hesap sahibinin adının farklı olması.</li>
</ul>
<h2>Yanlış ve itirazlı işlemler</h2>
<ul>
<li>Hesabınıza yanlışlıkla geçen tutarı canlı desteğe bildirin. Bu tutar, size haber verilerek geri alınır.</li>
<li>Bankanızdan ters ibraz (itiraz) talep etmeden önce bize yazın. İtiraz sürerken itirazlı tutar bekletilir.</li>
<li>Hatalı IBAN’a gönderilen çekimlerde para banka tarafından iade edilirse bakiyenize eklenir.</li>
</ul>
<h2>Hesap özeti</h2>
<p>Bütün hareketlerinizi <a href="/profile/history">işlem geçmişinde</a>, dönemlik yatırma, çekme ve net sonucunuzu <a href="/profile/statement">hesap özetinde</a> görürsünüz. Bir işlemde yanlışlık olduğunu düşünüyorsanız işlem numarasıyla canlı desteğe yazın.</p>
`;

const en = `
<p>These rules apply whenever you deposit or withdraw. How each method works is explained in the <a href="/info/FinancialsInformation">financial information</a>.</p>
<h2>Rules for all payments</h2>
<ul>
<li>The only currency is Turkish lira (TRY).</li>
<li>You may only use bank accounts, cards and wallets in your own name. Money from a third party is returned to the account it came from.</li>
<li>The minimum and maximum, the fee if there is one, and the processing time are shown beside each method before you choose it.</li>
<li>Fees are taken by the payment company; your wallet moves by the amount you asked for.</li>
<li>You cannot send money from your Karo account to another player.</li>
</ul>
<h2>Deposits</h2>
<ol>
<li>Choose the method and fill in the form first, then pay. Money sent without the form may take longer to match.</li>
<li>If the screen shows a reference number, copy it in full into the payment description.</li>
<li>Send exactly the amount on the form. If it differs, the amount that reaches us counts.</li>
<li>IBANs and payees can change. Use the details on the screen for every deposit.</li>
<li>Anything above your deposit limit is refused and returned.</li>
</ol>
<h2>Withdrawals</h2>
<ol>
<li>Your identity must be verified before your first withdrawal.</li>
<li>The amount is set aside from your balance the moment you ask, and held. Held money cannot be played.</li>
<li>You cannot take back a withdrawal you have asked for. This protects you from putting the money back into play on impulse.</li>
<li>An approved amount is sent to your account. If a request is cancelled, the whole amount returns to your balance together with the reason.</li>
<li>Bonus balance cannot be withdrawn. If you ask for a withdrawal while a bonus is being wagered, you will be asked to give up the bonus first.</li>
<li>Wherever possible, we pay by the method you deposited with.</li>
</ol>
<h2>Transaction statuses</h2>
<table>
<thead><tr><th>Status</th><th>Deposit</th><th>Withdrawal</th></tr></thead>
<tbody>
<tr><td>New</td><td>We have your notice and are waiting for the payment.</td><td>The amount is set aside and the request is being reviewed.</td></tr>
<tr><td>Approved</td><td>The amount has been added to your balance.</td><td>The payment has been sent.</td></tr>
<tr><td>Cancelled</td><td>Your balance has not changed.</td><td>The held amount is back in your balance.</td></tr>
</tbody>
</table>
<h2>Preventing money laundering</h2>
<p>The law requires us to watch for unusual transactions and, where needed, to ask where your money comes from. We may hold a transaction when:</p>
<ul>
<li>a deposit is to be withdrawn without having been played at all;</li>
<li>many deposits of nearly the same amount are made at short intervals;</li>
<li>the name on the payment differs from the name on the account.</li>
</ul>
<h2>Mistakes and disputes</h2>
<ul>
<li>If money reaches your account by mistake, tell live support. It will be taken back, and you will be told.</li>
<li>Write to us before you ask your bank for a chargeback. The disputed amount is held while the dispute lasts.</li>
<li>If a withdrawal to a wrong IBAN is returned by the bank, it is added to your balance.</li>
</ul>
<h2>Your statement</h2>
<p>You can see every movement in your <a href="/profile/history">history</a>, and your deposits, withdrawals and net result for a period in your <a href="/profile/statement">statement</a>. If something looks wrong, write to live support with the transaction number.</p>
`;

export const financeRules: SeedInformation = {
  infType: "financeRules",
  title: { tr: "Finans kuralları", en: "Finance rules" },
  text: { tr, en },
};
