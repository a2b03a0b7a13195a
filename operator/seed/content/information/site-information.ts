import type { SeedInformation } from "../../types.ts";
import { adultsOnly, demoNotice, legalNotice } from "../notices.ts";

const tr = `
<p>Karo, Türkçede hem “çini karosu” hem de iskambildeki karo demektir. Adımızı ikisinden aldık: İznik çinilerinin özenini oyunun neşesiyle bir araya getirmek istedik. Sitemiz önce Türkçe düşünülüp yazıldı, İngilizcesi ona eşlik ediyor.</p>
<blockquote><p>${demoNotice.tr}</p></blockquote>
<h2>Ne sunuyoruz?</h2>
<ul>
<li><a href="/slot">Slot ve casino oyunları</a>: 60 sağlayıcıdan 12.000 oyun.</li>
<li><a href="/live">Canlı casino</a>: rulet, blackjack, bakara, poker ve oyun şovları; 220 masa.</li>
<li><a href="/play/virtual/betframe/sport">Spor</a> ve <a href="/play/virtual/betframe/live-sport">canlı spor</a> bahisleri.</li>
<li>Bingo, sanal sporlar ve çarpan oyunları.</li>
<li><a href="/tournaments">Turnuvalar</a> ve <a href="/promotions">promosyonlar</a>.</li>
</ul>
<h2>Nelere söz veriyoruz?</h2>
<dl>
<dt>Açıklık</dt>
<dd>Her yöntemin ücreti ve süresi, her bonusun çevrim şartı siz karar vermeden önce yazar.</dd>
<dt>Sizin paranız, sizin kararınız</dt>
<dd>Bonus almak zorunda değilsiniz. Talep ettiğiniz çekim oyuna geri dönmez, sonuçlanana kadar ayrı tutulur.</dd>
<dt>Kontrol sizde</dt>
<dd>Limit, süre hatırlatması, mola ve kendini dışlama her ekranda tek dokunuş uzağınızda. Limiti hemen düşürür, ancak 72 saat sonra yükseltebilirsiniz.</dd>
<dt>Her bağlantıda çalışan site</dt>
<dd>İnternetiniz yavaşken de kesildiğinde de lobi açılır; gördüğünüz bilginin ne zamana ait olduğu yazar.</dd>
<dt>Herkes için</dt>
<dd>Site klavyeyle, ekran okuyucuyla ve büyük yazıyla kullanılabilir.</dd>
</dl>
<h2>Güvenliğiniz</h2>
<p>İki adımlı doğrulama, oturumun 1 saat işlem yapılmadığında kapanması ve yalnızca kendi adınıza kayıtlı hesaplarla çalışan kasa, paranızı ve bilgilerinizi korur. Ayrıntılar <a href="/info/GizlilikBilgisi">gizlilik bilgilendirmesinde</a>.</p>
<h2>Yasal bilgiler</h2>
<p>${adultsOnly.tr} ${legalNotice.tr}</p>
<h2>Bize ulaşın</h2>
<p>Canlı desteğe günün her saati yazabilirsiniz. Yanıtların çoğunu <a href="/info/SSSinformation">sıkça sorulan sorularda</a> bulursunuz.</p>
`;

const en = `
<p>In Turkish, “karo” is both a glazed tile and the diamonds suit. We took our name from the two of them: the care of İznik tilework and the fun of the game. The site was thought out and written in Turkish first; the English keeps it company.</p>
<blockquote><p>${demoNotice.en}</p></blockquote>
<h2>What you will find</h2>
<ul>
<li><a href="/slot">Slots and casino games</a>: 12,000 games from 60 providers.</li>
<li><a href="/live">Live casino</a>: roulette, blackjack, baccarat, poker and game shows; 220 tables.</li>
<li><a href="/play/virtual/betframe/sport">Sports</a> and <a href="/play/virtual/betframe/live-sport">live sports</a> betting.</li>
<li>Bingo, virtual sports and multiplier games.</li>
<li><a href="/tournaments">Tournaments</a> and <a href="/promotions">promotions</a>.</li>
</ul>
<h2>What we promise</h2>
<dl>
<dt>Clarity</dt>
<dd>Every method’s fee and time, and every bonus’s wagering requirement, are stated before you decide.</dd>
<dt>Your money, your decision</dt>
<dd>You never have to take a bonus. A withdrawal you ask for does not go back into play; it is held apart until it is settled.</dd>
<dt>You are in control</dt>
<dd>Limits, reality checks, time-outs and self-exclusion are one tap away on every screen. You can lower a limit at once, and raise it only after 72 hours.</dd>
<dt>A site that works on any connection</dt>
<dd>The lobby opens when your internet is slow and when it is gone; you are told how old what you see is.</dd>
<dt>For everyone</dt>
<dd>The site can be used with a keyboard, a screen reader and large text.</dd>
</dl>
<h2>Your security</h2>
<p>Two-factor authentication, sessions that close after 1 hour without activity, and a cashier that only works with accounts in your own name protect your money and your data. Details are in the <a href="/info/GizlilikBilgisi">privacy notice</a>.</p>
<h2>Legal</h2>
<p>${adultsOnly.en} ${legalNotice.en}</p>
<h2>Get in touch</h2>
<p>You can write to live support at any hour. Most answers are among the <a href="/info/SSSinformation">frequently asked questions</a>.</p>
`;

export const siteInformation: SeedInformation = {
  infType: "SiteInformation",
  title: { tr: "Hakkımızda", en: "About us" },
  text: { tr, en },
};
