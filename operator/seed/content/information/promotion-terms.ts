import type { SeedInformation } from "../../types.ts";

const tr = `
<p>Bu şartlar bütün promosyonlarda ortaktır. Bir promosyonun kendi metninde farklı bir koşul yazıyorsa o koşul geçerlidir. Güncel kampanyalar <a href="/promotions">promosyonlar</a> sayfasındadır.</p>
<h2>Başlıca bonuslar</h2>
<table>
<thead><tr><th>Bonus</th><th>Oran</th><th>En fazla</th><th>Çevrim şartı</th><th>Süre</th></tr></thead>
<tbody>
<tr><td>Hoş geldin bonusu</td><td>İlk yatırımın %50’si</td><td>999 TL</td><td>Bonusun 10 katı</td><td>30 gün</td></tr>
<tr><td>Casino kayıp bonusu</td><td>Günlük net kaybın %30’u</td><td>5.000 TL</td><td>Bonus tutarı kadar</td><td>7 gün</td></tr>
<tr><td>Yatırım bonusu</td><td>Yatırımın %20’si</td><td>500 TL</td><td>Yok</td><td>7 gün</td></tr>
</tbody>
</table>
<h2>Kimler yararlanabilir?</h2>
<ul>
<li>18 yaşını doldurmuş, hesabı açık ve kimliği doğrulanmış oyuncular.</li>
<li>Mola veren veya kendini dışlayan oyunculara promosyon verilmez ve promosyon mesajı gönderilmez.</li>
<li>Bonuslar kişiye, haneye, cihaza ve ödeme hesabına bir kez verilir; her gün veya her hafta verilenler bunun dışındadır.</li>
</ul>
<h2>Bonus nasıl işler?</h2>
<ol>
<li>Bonus kendiliğinden tanımlanmaz; <a href="/profile/bonuses">bonuslarım</a> sayfasından siz talep edersiniz.</li>
<li>Aynı anda yalnızca bir bonus aktif olabilir.</li>
<li>Oyunda önce kendi paranız, bittiğinde bonus bakiyesi kullanılır. Kendi paranızla kazandığınız tutar her zaman çekilebilir.</li>
<li>Çevrim şartı tamamlandığında bonus bakiyesi çekilebilir bakiyenize geçer.</li>
<li>Süresi içinde çevrilmeyen bonus ve bonustan doğan kazanç silinir. Bitiş tarihini bonuslarım sayfasında görürsünüz.</li>
<li>Bonustan istediğiniz an vazgeçebilirsiniz. Bonus bakiyesi silinir, kendi paranıza dokunulmaz.</li>
</ol>
<h2>Çevrim şartı nedir?</h2>
<p>Çevrim şartı, bonusun çekilebilir duruma gelmesi için oynamanız gereken toplam bahis tutarıdır. Örnek: 1.000 TL yatırıp 500 TL hoş geldin bonusu aldıysanız 500 × 10 = 5.000 TL’lik bahis yapmanız gerekir. Bahisler aşağıdaki oranlarda sayılır:</p>
<table>
<thead><tr><th>Oyun</th><th>Çevrime katkısı</th><th>100 TL’lik bahis ne kadar sayılır?</th></tr></thead>
<tbody>
<tr><td>Slot, bingo</td><td>%100</td><td>100 TL</td></tr>
<tr><td>Anında kazan, çarpan oyunları</td><td>%50</td><td>50 TL</td></tr>
<tr><td>Masa oyunları</td><td>%20</td><td>20 TL</td></tr>
<tr><td>Canlı casino</td><td>%10</td><td>10 TL</td></tr>
<tr><td>Jackpot oyunları, spor bahisleri</td><td>%0</td><td>0 TL</td></tr>
</tbody>
</table>
<p>Spor promosyonlarında yalnızca en az 1,50 oranlı ve sonuçlanmış spor kuponları sayılır.</p>
<h2>Çevrimsiz bonus</h2>
<p>%20 yatırım bonusunun çevrim şartı yoktur. Bonus bakiyesinin kendisi çekilemez; bu bakiyeyle kazandığınız tutar beklemeden çekilebilir bakiyenize geçer.</p>
<h2>Bonusla oynarken</h2>
<ul>
<li>Bonus bakiyesiyle tek turda en çok 100 TL bahis yapabilirsiniz. Daha yüksek bahse sistem izin vermez.</li>
<li>Ruletteki bütün sonuçları kaplamak gibi risksiz bahisler çevrime dâhil edilmez.</li>
<li>Çevrim sürerken çekim talebi verirseniz önce bonustan vazgeçmeniz istenir; sonucu size açıkça gösterilir.</li>
</ul>
<h2>Geçersiz sayılan kullanımlar</h2>
<p>Birden çok hesapla bonus almak, başkasının bilgisiyle katılmak ve yazılım hatasından bilerek yararlanmak promosyon hakkını ortadan kaldırır. Bu durumda bonus ve bonustan doğan kazanç silinir, yatırdığınız tutarın kullanılmayan bölümü iade edilir. Kararı gerekçesiyle bildiririz; <a href="/info/GenelKurallar">genel kurallardaki</a> yolla itiraz edebilirsiniz.</p>
<h2>Değişiklik ve bitiş</h2>
<p>Bir promosyonu değiştirir veya erken bitirirsek bunu sitede duyururuz. Talep ettiğiniz bonusun koşulları sonradan aleyhinize değişmez.</p>
<h2>Bilmenizi isteriz</h2>
<p>Bonus kazanç garantisi değildir; oyunların sonucu rastlantıya bağlıdır. Bir bonusu tamamlamak için planladığınızdan fazla harcamayın. <a href="/profile/limits">Limit</a> koymak bonus hakkınızı azaltmaz.</p>
`;

const en = `
<p>These terms are shared by all promotions. Where a promotion’s own text says otherwise, its text applies. Current offers are on the <a href="/promotions">promotions</a> page.</p>
<h2>Main bonuses</h2>
<table>
<thead><tr><th>Bonus</th><th>Rate</th><th>Maximum</th><th>Wagering</th><th>Valid for</th></tr></thead>
<tbody>
<tr><td>Welcome bonus</td><td>50% of the first deposit</td><td>TRY 999</td><td>10 times the bonus</td><td>30 days</td></tr>
<tr><td>Casino discount</td><td>30% of a day’s net loss</td><td>TRY 5,000</td><td>Once the bonus</td><td>7 days</td></tr>
<tr><td>Deposit bonus</td><td>20% of the deposit</td><td>TRY 500</td><td>None</td><td>7 days</td></tr>
</tbody>
</table>
<h2>Who can take part?</h2>
<ul>
<li>Players aged 18 or over whose account is open and whose identity is verified.</li>
<li>Players on a time-out or self-exclusion receive no promotions and no messages about them.</li>
<li>A bonus is given once per person, household, device and payment account, unless it is offered daily or weekly.</li>
</ul>
<h2>How a bonus works</h2>
<ol>
<li>Nothing is credited by itself; you claim the bonus on your <a href="/profile/bonuses">bonuses</a> page.</li>
<li>Only one bonus can be active at a time.</li>
<li>Your own money is played first, then the bonus balance. What you win with your own money can always be withdrawn.</li>
<li>When the wagering requirement is met, the bonus balance becomes withdrawable.</li>
<li>A bonus not wagered in time is removed, with the winnings from it. Its end date is on your bonuses page.</li>
<li>You can give up a bonus at any moment. The bonus balance is removed; your own money is untouched.</li>
</ol>
<h2>What is a wagering requirement?</h2>
<p>It is the total amount you need to stake before the bonus can be withdrawn. Example: if you deposit TRY 1,000 and take a welcome bonus of TRY 500, you need to stake 500 × 10 = TRY 5,000. Bets count as follows:</p>
<table>
<thead><tr><th>Game</th><th>Contribution</th><th>A bet of TRY 100 counts as</th></tr></thead>
<tbody>
<tr><td>Slots, bingo</td><td>100%</td><td>TRY 100</td></tr>
<tr><td>Instant-win and multiplier games</td><td>50%</td><td>TRY 50</td></tr>
<tr><td>Table games</td><td>20%</td><td>TRY 20</td></tr>
<tr><td>Live casino</td><td>10%</td><td>TRY 10</td></tr>
<tr><td>Jackpot games, sports bets</td><td>0%</td><td>TRY 0</td></tr>
</tbody>
</table>
<p>For sports promotions, only settled sports coupons at odds of 1.50 or higher count.</p>
<h2>Bonuses without wagering</h2>
<p>The 20% deposit bonus has no wagering requirement. The bonus balance itself cannot be withdrawn; what you win with it becomes withdrawable straight away.</p>
<h2>Playing with a bonus</h2>
<ul>
<li>With bonus balance you can stake up to TRY 100 a round. The system does not let you stake more.</li>
<li>Risk-free bets, such as covering every outcome at roulette, do not count.</li>
<li>If you ask for a withdrawal while wagering, you are asked to give up the bonus first, and shown plainly what that means.</li>
</ul>
<h2>Misuse</h2>
<p>Claiming with several accounts, taking part with someone else’s details and knowingly using a software fault end your right to the promotion. The bonus and the winnings from it are removed, and the unused part of your deposit is returned. We tell you why, and you can complain as described in the <a href="/info/GenelKurallar">general rules</a>.</p>
<h2>Changes and endings</h2>
<p>If we change a promotion or end it early, we say so on the site. The terms of a bonus you have claimed are never changed to your disadvantage.</p>
<h2>Worth knowing</h2>
<p>A bonus does not guarantee a win; results are down to chance. Do not spend more than you planned in order to complete one. Setting a <a href="/profile/limits">limit</a> does not reduce your right to bonuses.</p>
`;

export const promotionTerms: SeedInformation = {
  infType: "PromoSart",
  title: { tr: "Promosyon şartları", en: "Promotion terms" },
  text: { tr, en },
};
