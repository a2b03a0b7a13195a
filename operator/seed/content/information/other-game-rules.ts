import type { SeedInformation } from "../../types.ts";

const tr = `
<p>Bu sayfa bingo, sesli bingo, sanal sporlar ve çarpan oyunları ile yılbaşı çekilişinin kurallarını içerir. Bütün oyunlarda <a href="/info/GenelKurallar">genel kurallar</a> da geçerlidir.</p>
<h2>Bingo ve sesli bingo</h2>
<ol>
<li>Kartlarınızı çekiliş başlamadan alırsınız. Çekiliş başladıktan sonra alınan kartlar bir sonraki oyuna geçer.</li>
<li>Çekilen sayılar kartınızda kendiliğinden işaretlenir; bağlantınız kopsa da kartlarınız oyunda kalır.</li>
<li>Ödüller çinko, tulum veya salonun belirlediği desen için verilir. Aynı sayıyla birden çok oyuncu kazanırsa ödül eşit bölünür.</li>
<li>Sesli bingoda sayılar sesli okunur. Ses ile ekran farklıysa ekrandaki sayı geçerlidir.</li>
<li>Kart fiyatı ve ödül havuzu, çekiliş başlamadan önce salonda gösterilir.</li>
</ol>
<h2>Sanal sporlar</h2>
<table>
<thead><tr><th>Oyun</th><th>Sonuç nasıl belirlenir?</th><th>Bahis ne zaman kapanır?</th></tr></thead>
<tbody>
<tr><td>Golden Race</td><td>Yarışın sonucunu rastgele sayı üreteci belirler; görüntü sonuca göre oynatılır.</td><td>Yarış başlarken</td></tr>
<tr><td>Bet On Games</td><td>Stüdyodaki çekilişte gelen top, kart veya zar esas alınır.</td><td>Çekiliş başlarken</td></tr>
<tr><td>3D Futbol</td><td>Maç sonucu ve goller rastgele sayı üreteciyle belirlenir; gerçek takımlarla ilgisi yoktur.</td><td>Başlama düdüğünde</td></tr>
</tbody>
</table>
<ul>
<li>Sanal karşılaşmaların önceki sonuçları bir sonrakini etkilemez.</li>
<li>Kabul edilen bahis geri alınamaz, kabul anındaki oran geçerlidir.</li>
<li>Bir yarış yayımlanamazsa ve sonucu üretilmişse bahisler bu sonuca göre ödenir; sonuç üretilmemişse iade edilir.</li>
</ul>
<h2>Çarpan oyunları: Zeplin ve Spaceman</h2>
<ul>
<li>Çarpan 1’den başlayıp yükselir ve rastgele bir anda durur. Durmadan önce “Bozdur”a basarsanız bahsiniz o anki çarpanla ödenir.</li>
<li>Siz basmadan çarpan durursa bahsi kaybedersiniz. Çarpan 1’deyken de durabilir.</li>
<li>Otomatik bozdurma için önceden bir çarpan belirleyebilirsiniz. Bağlantınız koparsa otomatik bozdurma çalışmayı sürdürür; belirlemediyseniz bahis oyunda kalır.</li>
<li>Komutunuzun sunucuya ulaştığı an esas alınır. Ekranınızdaki çarpan birkaç kare geride olabilir.</li>
<li>Turların sonucu tur başlamadan belirlenir ve sonradan değiştirilemez; oyun menüsündeki doğrulama kodu ile denetlenebilir.</li>
</ul>
<h2>Yılbaşı çekilişi</h2>
<ul>
<li>Çekiliş döneminde onaylanan, 500 TL ve üzeri her para yatırma işlemi bir bilet getirir. Biletin numarası işlem onaylanınca verilir.</li>
<li>Biletlerinizi <a href="/profile/lottery">çekiliş biletlerim</a> sayfasında görür, bilet numarasıyla arayabilirsiniz.</li>
<li>Bir oyuncu en fazla 20 biletle katılabilir. 500 TL’nin üzerindeki tutar ek bilet getirmez.</li>
<li>İptal edilen yatırımın bileti de iptal olur. Biletler devredilemez ve satılamaz.</li>
<li>Çekilişe katılmak için limitinizi yükseltmeniz gerekmez; 72 saatlik bekleme süresi çekiliş döneminde de uygulanır.</li>
</ul>
<h2>Arıza ve kesinti</h2>
<p>Oyun arızasında etkilenen bahisler iade edilir, arızadan doğan kazançlar geçersiz sayılır. Bakım nedeniyle ertelenen çekilişte kartlar ve biletler geçerliliğini korur.</p>
`;

const en = `
<p>This page holds the rules for bingo, sound bingo, virtual sports, multiplier games and the New Year lottery. The <a href="/info/GenelKurallar">general rules</a> apply to all of them as well.</p>
<h2>Bingo and sound bingo</h2>
<ol>
<li>Buy your cards before the draw starts. Cards bought later go into the next game.</li>
<li>Numbers are marked on your cards automatically; your cards stay in play even if you lose your connection.</li>
<li>Prizes go to a line, a full house or the pattern set by the room. If several players win on the same number, the prize is shared equally.</li>
<li>In sound bingo the numbers are read aloud. If the voice and the screen differ, the screen applies.</li>
<li>The price of a card and the prize pool are shown in the room before the draw.</li>
</ol>
<h2>Virtual sports</h2>
<table>
<thead><tr><th>Game</th><th>How the result is decided</th><th>Betting closes</th></tr></thead>
<tbody>
<tr><td>Golden Race</td><td>A random number generator decides the race; the film is played to match.</td><td>When the race starts</td></tr>
<tr><td>Bet On Games</td><td>The ball, card or dice drawn in the studio decides.</td><td>When the draw starts</td></tr>
<tr><td>3D Football</td><td>Result and goals come from a random number generator and have nothing to do with real teams.</td><td>At kick-off</td></tr>
</tbody>
</table>
<ul>
<li>Earlier virtual results have no influence on the next one.</li>
<li>An accepted bet cannot be taken back; the odds at acceptance apply.</li>
<li>If a race cannot be shown, bets are settled on its result if there is one, and refunded if there is not.</li>
</ul>
<h2>Multiplier games: Zeplin and Spaceman</h2>
<ul>
<li>The multiplier rises from 1 and stops at a random moment. Press “Cash out” before it stops and your bet is paid at that multiplier.</li>
<li>If it stops first, the bet is lost. It can stop at 1 already.</li>
<li>You can set a multiplier for automatic cash-out. It keeps working if you lose your connection; without one, the bet stays in play.</li>
<li>What counts is when your command reaches the server. The multiplier on your screen may be a few frames behind.</li>
<li>A round’s result is fixed before it starts and cannot be changed afterwards; you can check it with the verification code in the game menu.</li>
</ul>
<h2>New Year lottery</h2>
<ul>
<li>Every deposit of TRY 500 or more that is approved during the lottery earns one ticket. The ticket gets its number when the deposit is approved.</li>
<li>You can see your tickets, and search them by number, on the <a href="/profile/lottery">lottery tickets</a> page.</li>
<li>A player may enter with up to 20 tickets. Amounts above TRY 500 earn no extra ones.</li>
<li>If a deposit is cancelled, so is its ticket. Tickets cannot be transferred or sold.</li>
<li>You never need to raise a limit to take part; the 72-hour wait applies during the lottery too.</li>
</ul>
<h2>Faults and interruptions</h2>
<p>If a game fails, the bets affected are refunded and winnings caused by the fault are void. When maintenance postpones a draw, cards and tickets stay valid.</p>
`;

export const otherGameRules: SeedInformation = {
  infType: "otherGameRules",
  title: { tr: "Diğer oyun kuralları", en: "Other game rules" },
  text: { tr, en },
};
