import type { SeedInformation } from "../../types.ts";
import { demoNotice } from "../notices.ts";

const tr = `
<p>Bir internet siteniz, kanalınız veya topluluğunuz varsa Karo’yu tanıtarak gelir paylaşımına katılabilirsiniz. Bu sayfa programın nasıl işlediğini ve kurallarını anlatır.</p>
<blockquote><p>${demoNotice.tr} Ortaklık programı da örnek olarak anlatılmıştır; başvuru ve ödeme yapılmaz.</p></blockquote>
<h2>Nasıl çalışır?</h2>
<ol>
<li>Canlı destekten başvurursunuz. Yayın adresinizi ve tanıtımı nasıl yapacağınızı yazarsınız.</li>
<li>Başvurunuz 5 iş günü içinde değerlendirilir.</li>
<li>Onaylanınca size özel bir bağlantı ve referans numarası verilir. Kayıt formundaki “referans numarası” alanı bunun içindir.</li>
<li>Bağlantınızla kayıt olup kimliği doğrulanan oyuncuların net gelirinden pay alırsınız.</li>
</ol>
<h2>Pay oranları</h2>
<table>
<thead><tr><th>Ay içinde ilk kez yatırım yapan oyuncu sayısı</th><th>Net gelirden payınız</th></tr></thead>
<tbody>
<tr><td>1–10</td><td>%25</td></tr>
<tr><td>11–30</td><td>%30</td></tr>
<tr><td>31 ve üzeri</td><td>%35</td></tr>
</tbody>
</table>
<p>Net gelir; oyuncuların bahislerinden kazançlarının, bonusların, jackpot katkılarının ve ödeme giderlerinin çıkarılmasıyla bulunur. Bir ayın sonucu eksiye düşerse eksi tutar sonraki aya devredilmez.</p>
<h2>Ödeme</h2>
<ul>
<li>Hesap ayda bir, takip eden ayın ilk 10 günü içinde kapatılır.</li>
<li>Ödemeler Türk lirasıyla, adınıza veya şirketinize kayıtlı banka hesabına yapılır.</li>
<li>Alt sınır 1.000 TL’dir. Altında kalan tutar bir sonraki aya eklenir.</li>
<li>Vergi yükümlülüğü ortağa aittir.</li>
</ul>
<h2>Tanıtım kuralları</h2>
<ul>
<li>18 yaşından küçüklere seslenen yayınlarda tanıtım yapılamaz. Tanıtımlarda “18+” ibaresi ve sorumlu oyun bağlantısı bulunmalıdır.</li>
<li>Kazanç vaadi, “garanti”, “risksiz” gibi ifadeler ve gerçek olmayan kazanç görüntüleri kullanılamaz.</li>
<li>Bonusun tutarı yazılıyorsa çevrim şartı ve süresi de yazılır.</li>
<li>İzinsiz SMS ve e-posta gönderilemez; kişisel veri toplanıp paylaşılamaz.</li>
<li>Marka adıyla arama reklamı verilemez, Karo’ymuş gibi site veya hesap açılamaz.</li>
<li>Kendinize, ailenize veya aynı haneye ait hesaplar pay getirmez.</li>
</ul>
<h2>Oyuncuların korunması</h2>
<p>Mola veren ya da kendini dışlayan oyuncuların bilgisi ortaklarla paylaşılmaz ve bu oyunculara tanıtım yapılamaz. Ortaklar oyuncuların adını, bakiyesini veya işlemlerini göremez; yalnızca toplam rakamları görür.</p>
<h2>Sona erme</h2>
<p>Siz programdan dilediğiniz zaman çıkabilirsiniz. Kurallara uymayan ortaklığı, ihlalin ağırlığına göre uyararak veya derhâl sona erdiririz. O güne kadar kurallara uygun biçimde kazanılan pay ödenir.</p>
`;

const en = `
<p>If you run a website, a channel or a community, you can introduce people to Karo and share in the revenue. This page explains how the programme works and its rules.</p>
<blockquote><p>${demoNotice.en} The affiliate programme is described as an example too; no applications are taken and nothing is paid.</p></blockquote>
<h2>How it works</h2>
<ol>
<li>Apply through live support. Tell us where you publish and how you plan to promote.</li>
<li>We consider applications within 5 working days.</li>
<li>Once approved, you receive your own link and reference number. That is what the “reference number” field on the registration form is for.</li>
<li>You earn a share of the net revenue from players who register through your link and verify their identity.</li>
</ol>
<h2>Rates</h2>
<table>
<thead><tr><th>First-time depositors in the month</th><th>Your share of net revenue</th></tr></thead>
<tbody>
<tr><td>1–10</td><td>25%</td></tr>
<tr><td>11–30</td><td>30%</td></tr>
<tr><td>31 or more</td><td>35%</td></tr>
</tbody>
</table>
<p>Net revenue is the players’ bets less their winnings, bonuses, jackpot contributions and payment costs. If a month ends below zero, the shortfall is not carried over.</p>
<h2>Payment</h2>
<ul>
<li>Accounts are settled monthly, within the first 10 days of the following month.</li>
<li>Payments are in Turkish lira, to a bank account in your name or your company’s.</li>
<li>The minimum is TRY 1,000. Anything below is added to the next month.</li>
<li>Taxes are the affiliate’s responsibility.</li>
</ul>
<h2>Rules for promotion</h2>
<ul>
<li>No promotion in media aimed at people under 18. Every promotion carries “18+” and a link to responsible gaming.</li>
<li>No promises of winning, no words such as “guaranteed” or “risk-free”, and no invented wins.</li>
<li>Wherever the amount of a bonus is given, its wagering requirement and duration are given too.</li>
<li>No unsolicited SMS or e-mail; no collecting or sharing of personal data.</li>
<li>No search advertising on the brand name, and no sites or accounts posing as Karo.</li>
<li>Accounts of your own, your family or your household earn nothing.</li>
</ul>
<h2>Protecting players</h2>
<p>Affiliates are not told who is on a time-out or self-excluded, and may not target them. They cannot see players’ names, balances or transactions, only totals.</p>
<h2>Leaving</h2>
<p>You may leave the programme whenever you like. We end a partnership that breaks the rules, with a warning or at once depending on how serious it is. What was earned within the rules up to that day is paid.</p>
`;

export const affiliate: SeedInformation = {
  infType: "AffilateInfo",
  title: { tr: "Ortaklık programı", en: "Affiliate programme" },
  text: { tr, en },
};
