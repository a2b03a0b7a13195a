import type { SeedInformation } from "../../types.ts";
import { adultsOnly } from "../notices.ts";

const tr = `
<p>Oyun bir eğlencedir; para kazanma ya da borç kapatma yolu değildir. Bu sayfada oyunu kontrol altında tutmanıza yarayan araçları, uyarı işaretlerini ve yardım alabileceğiniz yerleri bulursunuz.</p>
<blockquote><p><strong>${adultsOnly.tr}</strong></p></blockquote>
<h2>Araçlarınız</h2>
<p>Aşağıdaki araçların hepsi <a href="/profile/limits">limitlerim</a> sayfasındadır. Giriş yaptığınız her ekranda, oturum çubuğundan tek dokunuşla açabilirsiniz.</p>
<table>
<thead><tr><th>Araç</th><th>Ne işe yarar?</th><th>Ne zaman geçerli olur?</th></tr></thead>
<tbody>
<tr><td>Yatırım limiti</td><td>Günlük, haftalık ve aylık yatırabileceğiniz tutarı sınırlar.</td><td>Düşürürseniz hemen, yükseltirseniz 72 saat sonra ve onayınızla</td></tr>
<tr><td>Kayıp limiti</td><td>Belirlediğiniz net kayba ulaştığınızda yeni bahis alınmaz.</td><td>Düşürürseniz hemen, yükseltirseniz 72 saat sonra ve onayınızla</td></tr>
<tr><td>Oturum süresi limiti</td><td>Süre dolunca oturumunuz kapanır.</td><td>Düşürürseniz hemen, yükseltirseniz 72 saat sonra ve onayınızla</td></tr>
<tr><td>Süre hatırlatması</td><td>Seçtiğiniz aralıkta, iki tur arasında geçen süreyi ve net sonucunuzu gösterir.</td><td>Sıklaştırırsanız hemen, seyrekleştirirseniz 72 saat sonra ve onayınızla</td></tr>
<tr><td>Mola</td><td>Hesabınızı seçtiğiniz gün sayısı kadar kapatır.</td><td>Hemen; süre dolmadan açılamaz</td></tr>
<tr><td>Kendini dışlama</td><td>Hesabınızı aylarca veya süresiz olarak kapatır.</td><td>Hemen; süre dolmadan geri alınamaz</td></tr>
</tbody>
</table>
<p>Yükseltme isteğiniz beklerken sayfada görünür ve dilediğiniz an vazgeçebilirsiniz. 72 saat dolduğunda onay vermezseniz eski limitiniz geçerli kalır.</p>
<h2>Mola ve kendini dışlama nasıl işler?</h2>
<ul>
<li>Onayladığınız anda bütün cihazlardaki oturumlarınız kapanır. Giriş yapmak istediğinizde sürenin ne zaman biteceği gösterilir.</li>
<li>Çekilebilir bakiyeniz sizindir. Bu süre içinde ödenmesi için canlı desteğe yazabilirsiniz.</li>
<li>Bu sürede size promosyon mesajı gönderilmez ve yeni hesap açmanıza izin verilmez.</li>
<li>Süre bittiğinde hesabınız kendiliğinden oyuna açılmaz; yeniden giriş yapmanız gerekir.</li>
</ul>
<h2>Kendinize sorun</h2>
<ol>
<li>Planladığınızdan daha uzun süre veya daha çok parayla oynadığınız oluyor mu?</li>
<li>Kaybettiğinizi geri almak için oynamaya devam ettiniz mi?</li>
<li>Oyun için borç aldınız, bir eşyanızı sattınız mı?</li>
<li>Oynadığınızı yakınlarınızdan sakladınız mı?</li>
<li>Oyun uykunuzu, işinizi, okulunuzu veya ilişkilerinizi etkiledi mi?</li>
<li>Oynamadığınızda huzursuz ya da öfkeli oluyor musunuz?</li>
<li>Bırakmayı deneyip başaramadığınız oldu mu?</li>
</ol>
<p>Bu sorulardan birine bile “evet” dediyseniz <a href="/profile/limits">limitinizi düşürün veya mola verin</a>. Birden çok “evet” yanıtınız varsa bir uzmanla konuşun.</p>
<h2>Yardım hatları</h2>
<dl>
<dt>Yeşilay Danışmanlık Merkezi (YEDAM): <strong>115</strong></dt>
<dd>Kumar bağımlılığı için sizin ve yakınlarınızın ücretsiz, gizli danışmanlık alabileceği hat.</dd>
<dt>Acil Çağrı Merkezi: <strong>112</strong></dt>
<dd>Kendinize zarar verme düşünceniz varsa veya bir yakınınızın güvenliğinden endişe ediyorsanız hemen arayın.</dd>
<dt>Sağlık kuruluşları</dt>
<dd>Aile hekiminize ya da ruh sağlığı polikliniğine başvurabilirsiniz. Kumar bağımlılığı tedavi edilebilir.</dd>
</dl>
<h2>Daha güvenli oynamak için</h2>
<ul>
<li>Yalnızca kaybetmeyi göze alabileceğiniz parayla oynayın.</li>
<li>Başlamadan önce süre ve bütçe belirleyin; ikisine de limit koyun.</li>
<li>Üzgün, yorgun veya alkollüyken oynamayın.</li>
<li>Kaybı kovalamayın. Hiçbir oyun kaybettiğinizi “geri vermek” zorunda değildir.</li>
<li><a href="/profile/statement">Hesap özetinizi</a> düzenli olarak okuyun.</li>
</ul>
<h2>Çocukların korunması</h2>
<p>Cihazınızı çocuklarla paylaşıyorsanız şifrenizi tarayıcıya kaydetmeyin, işiniz bitince çıkış yapın ve ebeveyn denetimi yazılımı kullanın. 18 yaşından küçük birinin oynadığını düşünüyorsanız canlı desteğe haber verin; hesap hemen durdurulur.</p>
<h2>Biz ne yapıyoruz?</h2>
<p>Artan yatırımlar ve uzayan oturumlar gibi işaretleri izler, gerektiğinde size ulaşır, limit veya mola öneririz. Ciddi bir risk gördüğümüzde oyunu biz de durdurabiliriz. Çalışanlarımız bu konuda eğitim alır.</p>
`;

const en = `
<p>Gambling is entertainment, not a way to make money or pay off debts. On this page you will find tools to keep it under control, warning signs, and places to turn to for help.</p>
<blockquote><p><strong>${adultsOnly.en}</strong></p></blockquote>
<h2>Your tools</h2>
<p>All of these are on the <a href="/profile/limits">limits</a> page. On every screen where you are signed in, the session bar takes you there in one tap.</p>
<table>
<thead><tr><th>Tool</th><th>What it does</th><th>When it applies</th></tr></thead>
<tbody>
<tr><td>Deposit limit</td><td>Caps what you can deposit in a day, a week and a month.</td><td>Lower: at once. Higher: after 72 hours, with your confirmation</td></tr>
<tr><td>Loss limit</td><td>When you reach the net loss you set, no new bets are taken.</td><td>Lower: at once. Higher: after 72 hours, with your confirmation</td></tr>
<tr><td>Session limit</td><td>Signs you out when your time is up.</td><td>Lower: at once. Higher: after 72 hours, with your confirmation</td></tr>
<tr><td>Reality check</td><td>At your interval, between rounds, shows the time played and your net result.</td><td>More often: at once. Less often: after 72 hours, with your confirmation</td></tr>
<tr><td>Time-out</td><td>Closes your account for the number of days you choose.</td><td>At once; cannot be ended early</td></tr>
<tr><td>Self-exclusion</td><td>Closes your account for months, or for good.</td><td>At once; cannot be undone early</td></tr>
</tbody>
</table>
<p>While an increase is pending you can see it on the page and cancel it whenever you like. If you do not confirm it after 72 hours, your old limit stays.</p>
<h2>How time-outs and self-exclusion work</h2>
<ul>
<li>The moment you confirm, you are signed out on all devices. When you try to sign in, you are shown when the period ends.</li>
<li>Your withdrawable balance is yours. Write to live support to have it paid out during the period.</li>
<li>You receive no promotional messages during it, and may not open a new account.</li>
<li>When it ends, play does not resume by itself; you have to sign in again.</li>
</ul>
<h2>Ask yourself</h2>
<ol>
<li>Have you played for longer, or with more money, than you meant to?</li>
<li>Have you kept playing to win back what you lost?</li>
<li>Have you borrowed money or sold something in order to gamble?</li>
<li>Have you hidden your gambling from people close to you?</li>
<li>Has gambling affected your sleep, work, studies or relationships?</li>
<li>Do you feel restless or angry when you are not playing?</li>
<li>Have you tried to stop and failed?</li>
</ol>
<p>If you answered “yes” even once, <a href="/profile/limits">lower your limits or take a time-out</a>. If you answered “yes” more than once, talk to a professional.</p>
<h2>Help lines</h2>
<dl>
<dt>YEDAM, the Green Crescent counselling centre (Türkiye): <strong>115</strong></dt>
<dd>Free, confidential counselling on gambling addiction, for you and those close to you.</dd>
<dt>Emergency (Türkiye): <strong>112</strong></dt>
<dd>Call at once if you think of harming yourself, or fear for the safety of someone close to you.</dd>
<dt>Health services</dt>
<dd>See your family doctor or a mental health clinic. Gambling addiction can be treated. Outside Türkiye, turn to the help line of the country you live in.</dd>
</dl>
<h2>Playing more safely</h2>
<ul>
<li>Only play with money you can afford to lose.</li>
<li>Decide on a time and a budget before you start, and set a limit for both.</li>
<li>Do not play when you are upset, tired or have been drinking.</li>
<li>Do not chase losses. No game “owes” you what you lost.</li>
<li>Read your <a href="/profile/statement">statement</a> regularly.</li>
</ul>
<h2>Protecting children</h2>
<p>If you share your device with children, do not save your password in the browser, sign out when you are done, and use parental control software. If you think someone under 18 is playing, tell live support; the account is stopped at once.</p>
<h2>What we do</h2>
<p>We watch for signs such as rising deposits and longer sessions, contact you where needed, and suggest a limit or a time-out. Where we see a serious risk, we may stop play ourselves. Our staff are trained for this.</p>
`;

export const responsibleGaming: SeedInformation = {
  infType: "SorumluOyunculuk",
  title: { tr: "Sorumlu oyun", en: "Responsible gaming" },
  text: { tr, en },
};
