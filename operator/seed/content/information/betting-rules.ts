import type { SeedInformation } from "../../types.ts";
import { legalNotice } from "../notices.ts";

const tr = `
<p>Bu kurallar spor ve canlı spor bahislerinde geçerlidir. Sanal sporların kuralları <a href="/info/otherGameRules">diğer oyun kuralları</a> sayfasındadır.</p>
<blockquote><p>${legalNotice.tr}</p></blockquote>
<h2>Kupon ve oran</h2>
<ul>
<li>Kupon onaylandığı anda bahis kabul edilmiş olur. Onaylanan kupon değiştirilemez ve iptal edilemez.</li>
<li>Kabul anındaki oran geçerlidir. Oran siz onaylamadan değişirse yeni oranı kabul edip etmediğiniz sorulur.</li>
<li>Canlı bahislerde kupon birkaç saniye bekletilir. Bu sürede oran değişir veya pazar kapanırsa kupon kabul edilmez, tutar bakiyenizde kalır.</li>
<li>Bir kuponun azami kazancı 1.000.000 TL’dir. Bu tutarı aşan kısım ödenmez; kuponu onaylamadan önce olası kazancınızı görürsünüz.</li>
<li>Birbiriyle bağlantılı sonuçlar aynı kombine kuponda birleştirilemez.</li>
</ul>
<h2>Kupon türleri</h2>
<dl>
<dt>Tekli</dt>
<dd>Tek seçimden oluşur. Kazanç, bahis tutarı ile oranın çarpımıdır.</dd>
<dt>Kombine</dt>
<dd>Oranlar birbiriyle çarpılır; kuponun kazanması için bütün seçimler tutmalıdır.</dd>
<dt>Sistem</dt>
<dd>Seçimlerin belirli sayıda kombinasyonu ayrı ayrı oynanır; tutan kombinasyonlar ödenir.</dd>
</dl>
<h2>Kupon durumları</h2>
<table>
<thead><tr><th>Durum</th><th>Anlamı</th></tr></thead>
<tbody>
<tr><td>Açık</td><td>En az bir seçim sonuçlanmadı.</td></tr>
<tr><td>Kazandı</td><td>Kazanç bakiyenize eklendi.</td></tr>
<tr><td>Kaybetti</td><td>En az bir seçim tutmadı.</td></tr>
<tr><td>İade</td><td>Karşılaşma veya pazar geçersiz sayıldı; bahis tutarı iade edildi.</td></tr>
</tbody>
</table>
<p>Kombine kuponda geçersiz sayılan seçimin oranı 1,00 alınır; kupon kalan seçimlerle sürer.</p>
<h2>Sonuçların belirlenmesi</h2>
<ul>
<li>Sonuçlarda ilgili federasyonun veya organizatörün resmî kaydı esas alınır. Sonradan verilen cezalar ve hükmen kararlar ödenmiş kuponları değiştirmez.</li>
<li>Ertelenen karşılaşma 48 saat içinde başlamazsa bahisler iade edilir.</li>
<li>Yarıda kalan karşılaşmada, o ana kadar kesinleşmiş pazarlar ödenir; ötekiler iade edilir.</li>
<li>Karşılaşma tarafsız sahaya alınırsa bahisler geçerlidir; ev sahibi ve konuk takım yer değiştirirse iade edilir.</li>
</ul>
<h2>Spor dallarına göre</h2>
<table>
<thead><tr><th>Spor</th><th>Aksi yazmıyorsa geçerli olan</th></tr></thead>
<tbody>
<tr><td>Futbol</td><td>90 dakika ve eklenen süre. Uzatmalar ve penaltılar sayılmaz.</td></tr>
<tr><td>Basketbol</td><td>Uzatmalar sayılır. Çeyrek ve yarı bahislerinde sayılmaz.</td></tr>
<tr><td>Tenis</td><td>En az bir set tamamlandıysa tur atlayan oyuncu kazanmış sayılır; tamamlanmadıysa bahis iade edilir.</td></tr>
<tr><td>Voleybol</td><td>Altın set maç sonucuna sayılmaz.</td></tr>
<tr><td>Buz hokeyi</td><td>Normal süre. Uzatma ve penaltı atışları sayılmaz.</td></tr>
<tr><td>Motor sporları</td><td>Podyum sıralaması. Yarış sonrası cezalar sayılmaz.</td></tr>
<tr><td>E-spor</td><td>Organizatörün açıkladığı sonuç. Başlamadan çekilen takımın maçında bahisler iade edilir.</td></tr>
</tbody>
</table>
<h2>Açık hatalar</h2>
<p>Oran veya pazar açıkça yanlış yazılmışsa (örneğin oranlar yer değiştirmişse) ya da sonuç belli olduktan sonra bahis alınmışsa kupon geçersiz sayılır ve tutarı iade edilir. Durum size gerekçesiyle bildirilir.</p>
<h2>Dürüst oyun</h2>
<ul>
<li>Karşılaşmanın sonucunu etkileyebilecek kişiler (sporcu, hakem, antrenör, yönetici) o karşılaşmaya bahis yapamaz.</li>
<li>Şike şüphesi bulunan karşılaşmalarda ödeme, inceleme bitene kadar bekletilebilir.</li>
<li>Aynı bahsi birden çok hesapla birlikte yapmak yasaktır.</li>
</ul>
<h2>Kuponlarım</h2>
<p>Açık ve kapalı kuponlarınızı <a href="/profile/coupons">kuponlarım</a> sayfasında, bütün bahis hareketlerinizi <a href="/profile/bets">bahis geçmişinde</a> görürsünüz.</p>
`;

const en = `
<p>These rules apply to sports and live sports bets. Virtual sports are covered by the <a href="/info/otherGameRules">other game rules</a>.</p>
<blockquote><p>${legalNotice.en}</p></blockquote>
<h2>Coupons and odds</h2>
<ul>
<li>A bet is accepted when the coupon is confirmed. A confirmed coupon cannot be changed or cancelled.</li>
<li>The odds at acceptance apply. If they move before you confirm, you are asked whether you accept the new ones.</li>
<li>Live bets are held for a few seconds. If the odds move or the market closes meanwhile, the coupon is not accepted and the money stays in your balance.</li>
<li>The most a coupon can pay is TRY 1,000,000. Anything above is not paid; you see your possible win before you confirm.</li>
<li>Outcomes that depend on one another cannot be combined in one coupon.</li>
</ul>
<h2>Types of coupon</h2>
<dl>
<dt>Single</dt>
<dd>One selection. The win is the stake times the odds.</dd>
<dt>Combination</dt>
<dd>The odds are multiplied; every selection must be right for the coupon to win.</dd>
<dt>System</dt>
<dd>A set number of combinations of your selections, each played on its own; the right ones are paid.</dd>
</dl>
<h2>Coupon states</h2>
<table>
<thead><tr><th>State</th><th>Meaning</th></tr></thead>
<tbody>
<tr><td>Open</td><td>At least one selection has not been settled.</td></tr>
<tr><td>Won</td><td>The win has been added to your balance.</td></tr>
<tr><td>Lost</td><td>At least one selection was wrong.</td></tr>
<tr><td>Void</td><td>The event or market did not stand; the stake was returned.</td></tr>
</tbody>
</table>
<p>In a combination, a void selection counts at odds of 1.00 and the coupon goes on with the rest.</p>
<h2>How results are decided</h2>
<ul>
<li>The official record of the federation or organiser decides. Later penalties and awarded results do not change paid coupons.</li>
<li>If a postponed event does not start within 48 hours, bets are returned.</li>
<li>If an event is abandoned, markets already decided are paid and the others returned.</li>
<li>Bets stand if an event moves to a neutral venue; they are returned if home and away are swapped.</li>
</ul>
<h2>By sport</h2>
<table>
<thead><tr><th>Sport</th><th>Applies unless stated otherwise</th></tr></thead>
<tbody>
<tr><td>Football</td><td>90 minutes and stoppage time. Extra time and penalties do not count.</td></tr>
<tr><td>Basketball</td><td>Overtime counts, except in quarter and half markets.</td></tr>
<tr><td>Tennis</td><td>If at least one set was completed, the player who advances wins; otherwise bets are returned.</td></tr>
<tr><td>Volleyball</td><td>A golden set does not count towards the match result.</td></tr>
<tr><td>Ice hockey</td><td>Regular time. Overtime and shoot-outs do not count.</td></tr>
<tr><td>Motor sports</td><td>The order on the podium. Penalties after the race do not count.</td></tr>
<tr><td>E-sports</td><td>The organiser’s result. If a team withdraws before the start, bets are returned.</td></tr>
</tbody>
</table>
<h2>Obvious errors</h2>
<p>If odds or a market were plainly wrong (odds swapped, for instance), or a bet was taken after the outcome was known, the coupon is void and the stake returned. You are told why.</p>
<h2>Integrity</h2>
<ul>
<li>Anyone who can influence an event (athletes, referees, coaches, officials) may not bet on it.</li>
<li>Where match-fixing is suspected, payment may be held until the inquiry ends.</li>
<li>Placing the same bet together through several accounts is forbidden.</li>
</ul>
<h2>Your coupons</h2>
<p>Open and closed coupons are under <a href="/profile/coupons">coupons</a>, and all your bets in your <a href="/profile/bets">bet history</a>.</p>
`;

export const bettingRules: SeedInformation = {
  infType: "BahisKurallari",
  title: { tr: "Bahis kuralları", en: "Betting rules" },
  text: { tr, en },
};
