import type { SeedInformation } from "../../types.ts";
import { legalNotice } from "../notices.ts";

const tr = `
<p>Canlı casinoda masalar stüdyodan görüntülü yayınlanır, oyunu gerçek bir krupiye yönetir. Bu kurallar bütün canlı masalarda geçerlidir; masaya özgü kurallar masanın bilgi menüsündedir.</p>
<blockquote><p>${legalNotice.tr}</p></blockquote>
<h2>Masaya oturmadan önce</h2>
<ul>
<li>Her masanın en düşük ve en yüksek bahsi, açık olup olmadığı ve çalışma saatleri lobide yazar.</li>
<li>Koltuk sayısı sınırlı masalar dolduysa başka bir masa seçebilir veya yer açılmasını bekleyebilirsiniz.</li>
<li>Canlı masalarda deneme modu yoktur.</li>
</ul>
<h2>Bahis süresi</h2>
<ul>
<li>Bahisler, ekrandaki süre dolana veya krupiye bahisleri kapatana kadar kabul edilir.</li>
<li>Süre dolduktan sonra sunucuya ulaşan bahis işleme alınmaz ve tutarı bakiyenizde kalır.</li>
<li>Onaylanmış bahis geri alınamaz. Onaylanıp onaylanmadığını bakiyenizden ve masanın bahis geçmişinden anlarsınız.</li>
</ul>
<h2>Oyunlara göre kurallar</h2>
<table>
<thead><tr><th>Oyun</th><th>Öne çıkan kural</th><th>Karar süresi dolarsa</th></tr></thead>
<tbody>
<tr><td>Rulet</td><td>Top bir sayı yuvasında durduğunda sonuç kesinleşir. Top çarktan çıkarsa veya çark durursa atış yinelenir.</td><td>Karar gerekmez.</td></tr>
<tr><td>Blackjack</td><td>Krupiye 17’de durur. Bölünen aslara birer kart verilir. Blackjack 3:2 öder; masada başka oran yazıyorsa o geçerlidir.</td><td>Eliniz 12 veya üzerindeyse kalırsınız, altındaysa size kart çekilir.</td></tr>
<tr><td>Bakara</td><td>Üçüncü kart sabit kurala göre çekilir. Beraberlikte oyuncu ve banka bahisleri iade edilir.</td><td>Karar gerekmez.</td></tr>
<tr><td>Poker</td><td>El sıralaması masa kurallarında yazar. Oyun krupiyeye karşı oynanır.</td><td>Pas demiş sayılırsınız; ante bahsini kaybedersiniz.</td></tr>
<tr><td>Oyun şovları</td><td>Çarpanlar, bahisler kapandıktan sonra belirlenir.</td><td>Seçim sizin yerinize rastgele yapılır.</td></tr>
</tbody>
</table>
<h2>Krupiye ve stüdyo hataları</h2>
<ul>
<li>Yanlış açılan, düşen veya okunamayan kart nedeniyle sonuç belirlenemezse el iptal edilir, bütün bahisler iade edilir.</li>
<li>Krupiye sonucu yanlış duyurur, sistem doğru kaydederse sistem kaydı geçerlidir.</li>
<li>Masa şefi gerektiğinde oyunu durdurup görüntüyü inceleyebilir. İnceleme sürerken yeni bahis alınmaz.</li>
</ul>
<h2>Bağlantı kesilirse</h2>
<p>Onaylanmış bahisler masada kalır ve tur siz olmadan tamamlanır. Sonucu masanın geçmişinde ve <a href="/profile/games">oyun geçmişinizde</a> görürsünüz. Kararınız gereken bir el varsa tablodaki kural uygulanır. Yayın bütün oyuncular için kesilirse el iptal edilir ve bahisler iade edilir.</p>
<h2>Sohbet</h2>
<ul>
<li>Krupiyeye ve öteki oyunculara saygılı olun. Hakaret, tehdit, ayrımcılık ve reklam yasaktır.</li>
<li>Kişisel bilgilerinizi veya ödeme bilgilerinizi sohbette paylaşmayın.</li>
<li>Kurala uymayanın sohbeti, yinelenirse masaya erişimi kapatılır. Bakiyesi bundan etkilenmez.</li>
</ul>
<h2>Adil oyun</h2>
<p>Aynı masada başka oyuncularla anlaşmak, kart saymak için yazılım kullanmak ve görüntü gecikmesinden yararlanmaya çalışmak yasaktır. Ruletteki bütün sonuçları birlikte kaplamak gibi risksiz bahisler çevrime dâhil edilmez.</p>
<h2>Kayıt ve itiraz</h2>
<p>Bütün masalar kaydedilir; görüntüler en az 30 gün saklanır. İtirazınızı masa adı, tur numarası ve saatle canlı desteğe iletin. Görüntü incelenir, sonuç size gerekçesiyle yazılır.</p>
`;

const en = `
<p>In the live casino, tables are streamed from a studio and run by a real dealer. These rules apply at every live table; rules for a particular table are in its information menu.</p>
<blockquote><p>${legalNotice.en}</p></blockquote>
<h2>Before you sit down</h2>
<ul>
<li>The lobby shows each table’s minimum and maximum bet, whether it is open, and its hours.</li>
<li>If a table with limited seats is full, choose another or wait for a seat.</li>
<li>Live tables have no demo mode.</li>
</ul>
<h2>Betting time</h2>
<ul>
<li>Bets are accepted until the time on the screen runs out or the dealer closes betting.</li>
<li>A bet that reaches the server later is not taken, and the money stays in your balance.</li>
<li>A confirmed bet cannot be taken back. Your balance and the table’s bet history tell you whether it was confirmed.</li>
</ul>
<h2>Rules by game</h2>
<table>
<thead><tr><th>Game</th><th>Key rule</th><th>If your time runs out</th></tr></thead>
<tbody>
<tr><td>Roulette</td><td>The result stands when the ball rests in a pocket. If the ball leaves the wheel or the wheel stops, the spin is repeated.</td><td>No decision needed.</td></tr>
<tr><td>Blackjack</td><td>The dealer stands on 17. Split aces receive one card each. Blackjack pays 3:2 unless the table says otherwise.</td><td>With 12 or more you stand; with less you hit.</td></tr>
<tr><td>Baccarat</td><td>The third card follows a fixed rule. On a tie, player and banker bets are returned.</td><td>No decision needed.</td></tr>
<tr><td>Poker</td><td>The ranking of hands is in the table’s rules. You play against the dealer.</td><td>Your hand is folded and the ante is lost.</td></tr>
<tr><td>Game shows</td><td>Multipliers are drawn after betting has closed.</td><td>A random choice is made for you.</td></tr>
</tbody>
</table>
<h2>Dealer and studio errors</h2>
<ul>
<li>If a card is exposed, dropped or unreadable and the result cannot be settled, the hand is void and all bets are returned.</li>
<li>If the dealer announces the wrong result but the system records the right one, the record applies.</li>
<li>The pit boss may stop the game to review the footage. No new bets are taken meanwhile.</li>
</ul>
<h2>If you lose your connection</h2>
<p>Confirmed bets stay on the table and the round is completed without you. You can see the result in the table’s history and in your <a href="/profile/games">game history</a>. If a hand needs your decision, the rule in the table above applies. If the stream fails for everyone, the hand is void and bets are returned.</p>
<h2>Chat</h2>
<ul>
<li>Be respectful to dealers and other players. Insults, threats, discrimination and advertising are not allowed.</li>
<li>Do not share personal or payment details in the chat.</li>
<li>Players who break these rules lose the chat and, if they repeat it, access to the table. Their balance is not affected.</li>
</ul>
<h2>Fair play</h2>
<p>Colluding at a table, counting cards with software and trying to exploit the delay of the stream are forbidden. Risk-free bets, such as covering every outcome at roulette, do not count towards wagering.</p>
<h2>Recordings and disputes</h2>
<p>All tables are recorded, and the footage is kept for at least 30 days. Send your dispute to live support with the table, the round number and the time. The footage is reviewed and you are told the outcome with reasons.</p>
`;

export const liveCasinoRules: SeedInformation = {
  infType: "liveCasinoRules",
  title: { tr: "Canlı casino kuralları", en: "Live casino rules" },
  text: { tr, en },
};
