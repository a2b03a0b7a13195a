import type { SeedInformation } from "../../types.ts";
import { legalNotice } from "../notices.ts";

const tr = `
<p>Bu kurallar slot, masa oyunu, anında kazan ve jackpot oyunları için geçerlidir. Her oyunun kendi kuralları oyun ekranındaki bilgi menüsündedir; oyuna ilk kez giriyorsanız önce onları okuyun.</p>
<blockquote><p>${legalNotice.tr}</p></blockquote>
<h2>Oyunlar nasıl çalışır?</h2>
<ul>
<li>Sonuçları sağlayıcının sunucusundaki rastgele sayı üreteci belirler. Her tur bir öncekinden bağımsızdır; “ısınan” veya “sırası gelen” oyun yoktur.</li>
<li>Oyuncuya geri ödeme oranı (RTP), milyonlarca turun ortalamasıdır. Kısa sürede alacağınız sonucu göstermez.</li>
<li>Oynaklık, kazançların ne sıklıkla ve ne büyüklükte geldiğini anlatır: yüksek oynaklıkta kazançlar daha seyrek, daha büyük olur.</li>
<li>Bonuslar ve promosyonlar oyunların RTP’sini değiştirmez.</li>
</ul>
<h2>Bahis ve kazanç</h2>
<ul>
<li>Oyunun en düşük ve en yüksek bahsi oyun bilgilerinde yazar.</li>
<li>Turu başlattığınız anda bahis bakiyenizden düşer ve geri alınamaz.</li>
<li>Kazanç, tur bittiğinde bakiyenize eklenir. Ekrandaki animasyon ile sunucu kaydı farklıysa sunucu kaydı geçerlidir.</li>
<li>Bir turun azami kazancı oyun kurallarında yazan tutarla sınırlıdır.</li>
</ul>
<h2>Yarıda kalan turlar</h2>
<table>
<thead><tr><th>Durum</th><th>Sonuç</th></tr></thead>
<tbody>
<tr><td>Bağlantınız tur başladıktan sonra koptu</td><td>Tur sunucuda tamamlanır. Oyuna döndüğünüzde sonucu görürsünüz.</td></tr>
<tr><td>Sizden karar bekleyen tur yarıda kaldı</td><td>Oyuna döndüğünüzde kaldığınız yerden sürer; 30 gün içinde dönmezseniz bahis iade edilir.</td></tr>
<tr><td>Oyun veya sunucu arızalandı</td><td>Arıza sırasındaki bahisler ve kazançlar geçersizdir, bahis iade edilir.</td></tr>
<tr><td>Oyun yayından kaldırıldı</td><td>Tamamlanmamış turların bahsi iade edilir.</td></tr>
</tbody>
</table>
<h2>Jackpot</h2>
<ul>
<li>Artan jackpot, katılan oyunlardaki bahislerin küçük bir payıyla büyür. Bu pay RTP’nin içindedir.</li>
<li>Ekrandaki tutar birkaç saniye geriden gelebilir. Ödenecek tutar, kazanıldığı andaki sunucu kaydıdır.</li>
<li>İki oyuncu aynı anda kazanmış görünürse jackpot, sunucuya ilk ulaşan tura ödenir.</li>
<li>Jackpot kazancı kimlik doğrulamasından sonra tek seferde ödenir.</li>
</ul>
<h2>Deneme modu</h2>
<p>Deneme modu bulunan oyunları sanal bakiyeyle oynayabilirsiniz. Sanal bakiye paraya çevrilemez. Kurallar ve RTP, gerçek oyundakiyle aynıdır.</p>
<h2>Turnuvalar</h2>
<ul>
<li>Turnuvaya katılan oyunlar, puanlama ve ödüller <a href="/tournaments">turnuva</a> sayfasında yazar.</li>
<li>Yalnızca kendi paranızla oynadığınız turlar puan getirir; deneme modu ve ücretsiz dönüşler sayılmaz.</li>
<li>Puanlar eşitse o puana önce ulaşan oyuncu üst sırada yer alır.</li>
<li>Ödüller turnuva bittikten sonra 24 saat içinde, çevrim şartı olmadan bakiyeye eklenir.</li>
</ul>
<h2>Ücretsiz dönüşler</h2>
<p>Ücretsiz dönüşlerin oyunu, tutarı, süresi ve kazancının çevrim şartı promosyon metninde yazar. Süresi dolan dönüşler silinir. Ortak koşullar <a href="/info/PromoSart">promosyon şartları</a> sayfasındadır.</p>
<h2>Süre hatırlatması ve mola</h2>
<p>Seçtiğiniz aralıkta, iki tur arasında süre hatırlatması gösterilir: ne kadardır oynadığınızı ve net sonucunuzu görürsünüz. Devam etmek veya çıkmak sizin kararınızdır. Limit, mola ve kendini dışlama seçenekleri <a href="/info/SorumluOyunculuk">sorumlu oyun</a> sayfasında anlatılır.</p>
<h2>İtiraz</h2>
<p>Bir turun sonucuna itiraz etmek için oyunun adını, tarih ve saati, varsa tur numarasını canlı desteğe bildirin. Kaydı sağlayıcıdan ister, sonucu size 10 iş günü içinde yazarız.</p>
`;

const en = `
<p>These rules cover slots, table games, instant-win and jackpot games. Each game’s own rules are in the information menu on its screen; if you are new to a game, read them first.</p>
<blockquote><p>${legalNotice.en}</p></blockquote>
<h2>How the games work</h2>
<ul>
<li>Results come from a random number generator on the provider’s server. Every round is independent of the last; no game is ever “hot” or “due”.</li>
<li>The return to player (RTP) is an average over millions of rounds. It does not tell you how a short session will go.</li>
<li>Volatility says how often wins come and how large they are: with high volatility they are rarer and larger.</li>
<li>Bonuses and promotions do not change a game’s RTP.</li>
</ul>
<h2>Bets and winnings</h2>
<ul>
<li>A game’s minimum and maximum bet are shown in its details.</li>
<li>The bet leaves your balance the moment you start the round and cannot be taken back.</li>
<li>Winnings are added when the round ends. If the animation and the server’s record differ, the record applies.</li>
<li>The most a round can pay is the amount stated in the game’s rules.</li>
</ul>
<h2>Interrupted rounds</h2>
<table>
<thead><tr><th>What happened</th><th>Outcome</th></tr></thead>
<tbody>
<tr><td>You lost your connection after the round started</td><td>The round is completed on the server. You see the result when you return to the game.</td></tr>
<tr><td>A round waiting for your decision was cut off</td><td>It resumes where you left it; if you do not return within 30 days, the bet is refunded.</td></tr>
<tr><td>The game or the server failed</td><td>Bets and winnings during the fault are void and the bet is refunded.</td></tr>
<tr><td>The game was withdrawn</td><td>Bets on unfinished rounds are refunded.</td></tr>
</tbody>
</table>
<h2>Jackpots</h2>
<ul>
<li>A progressive jackpot grows by a small share of the bets on the games taking part. That share is included in the RTP.</li>
<li>The amount on the screen may lag by a few seconds. What is paid is the server’s figure at the moment of the win.</li>
<li>If two players appear to win at once, the jackpot goes to the round that reached the server first.</li>
<li>A jackpot win is paid in one sum after your identity has been verified.</li>
</ul>
<h2>Demo mode</h2>
<p>Games with a demo mode can be played with a virtual balance, which cannot be turned into money. The rules and the RTP are those of the real game.</p>
<h2>Tournaments</h2>
<ul>
<li>The games, scoring and prizes of each tournament are on the <a href="/tournaments">tournaments</a> page.</li>
<li>Only rounds played with your own money score; demo mode and free spins do not.</li>
<li>If scores are level, whoever reached the score first ranks higher.</li>
<li>Prizes are added to your balance within 24 hours of the end, with no wagering requirement.</li>
</ul>
<h2>Free spins</h2>
<p>The promotion says which game free spins are for, what each is worth, how long they last and whether winnings must be wagered. Expired spins are removed. The shared conditions are in the <a href="/info/PromoSart">promotion terms</a>.</p>
<h2>Reality checks and time-outs</h2>
<p>At the interval you choose, between two rounds, a reality check shows how long you have been playing and your net result. Whether to go on or stop is up to you. Limits, time-outs and self-exclusion are explained under <a href="/info/SorumluOyunculuk">responsible gaming</a>.</p>
<h2>Disputes</h2>
<p>To dispute a round, give live support the name of the game, the date and time, and the round number if you have it. We ask the provider for the record and write to you with the outcome within 10 working days.</p>
`;

export const casinoRules: SeedInformation = {
  infType: "CasinoKurallari",
  title: { tr: "Casino kuralları", en: "Casino rules" },
  text: { tr, en },
};
