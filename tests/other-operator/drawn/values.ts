/**
 * Random values of every kind that contract.md allows (Values). Written by hand from that page: nothing is
 * imported from `src/contract/`, because these values should find its mistakes.
 */
import fc, { type Arbitrary } from "fast-check";

/** Characters that break code which treats text as an address, a pattern, a key or markup. */
const oddTexts = [
  "",
  " ",
  "\u00A0\u200B",
  "İĞÜŞÖÇ ığüşöç",
  "I\u0307i\u0307\u0131",
  "e\u0301\u0323\u0317\u0489\u0489\u0489",
  "\u202Eters yazı\u202C",
  "مرحبا بالعالم",
  "👩‍👩‍👧‍👦🏳️‍🌈",
  "\uD83C",
  "<script>alert(1)</script>",
  "<img src=x onerror=alert(1)>",
  "&amp;&#60;b&gt;",
  "{0} {name} %s ${x} \\u0041",
  "__proto__",
  "constructor",
  "null",
  "satır\nsonu\r\n\ttab\u0000",
  "çok uzun bir metin, sonu gelmeyen ".repeat(40),
  "boşluksuz".repeat(60),
] as const;

/** Any text to show, including empty and very long ones. */
export const text: Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom("Şahmeran", "Iğdır Ateşi", "İpek Yolu", "Üç Elma") },
  { weight: 2, arbitrary: fc.constantFrom(...oddTexts) },
  { weight: 1, arbitrary: fc.string({ unit: "grapheme", maxLength: 40 }) },
);

const oddIds = [
  "a/b",
  "..",
  ".",
  "%",
  "%2F",
  "%zz",
  "?q=1#x",
  " boş luk ",
  "İ",
  "'\"<>&",
  "__proto__",
  "constructor",
  "0",
  "-1",
  "👑",
  "x".repeat(300),
];

/** An id, status, category or type: a number or a non-empty text. */
export const id: Arbitrary<string | number> = fc.oneof(
  { weight: 3, arbitrary: fc.integer({ min: 0, max: 60 }) },
  { weight: 2, arbitrary: fc.constantFrom(...oddIds) },
  { weight: 1, arbitrary: fc.integer({ min: 61, max: Number.MAX_SAFE_INTEGER }) },
  { weight: 1, arbitrary: fc.string({ unit: "grapheme", minLength: 1, maxLength: 20 }) },
);

/** One of the contract's values, or any other value that an operator may use. */
export const idOr = (...known: readonly (string | number)[]): Arbitrary<string | number> =>
  fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...known) }, { weight: 1, arbitrary: id });

/** A flag with this value, in one of the three allowed forms. */
export const flagThat = (isOn: boolean): Arbitrary<unknown> =>
  isOn ? fc.constantFrom<unknown>(true, 1, "1") : fc.constantFrom<unknown>(false, 0, "0");

/** A flag that is mostly on, so that there is something to show. */
export const flag: Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: flagThat(true) },
  { weight: 1, arbitrary: flagThat(false) },
);

const digits = (min: number, max: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: min, maxLength: max }).map((all) => all.join(""));

/** Money: a decimal string with up to 20 digits and more decimal places than any currency has. */
export const money: Arbitrary<string> = fc.oneof(
  { weight: 2, arbitrary: fc.constantFrom("0", "0.00", "1250.50", "99999999999999999999.99", "0.000000000000000001") },
  { weight: 2, arbitrary: fc.tuple(digits(1, 20), digits(1, 18)).map(([whole, rest]) => `${whole}.${rest}`) },
  { weight: 1, arbitrary: digits(1, 20) },
);

/** Money that may be negative. */
export const signedMoney: Arbitrary<string> = fc
  .tuple(fc.boolean(), money)
  .map(([isOwed, amount]) => (isOwed ? `-${amount}` : amount));

/** A number to show: a percentage, a rank, a count. */
export const count: Arbitrary<number> = fc.oneof(
  { weight: 3, arbitrary: fc.integer({ min: 0, max: 200 }) },
  { weight: 1, arbitrary: fc.double({ min: 0, max: 100, noNaN: true }) },
  { weight: 1, arbitrary: fc.constantFrom(-1, 1e15, 1e21, 1e308, 5e-324, Number.MAX_SAFE_INTEGER) },
);

/** ISO 8601 with an offset, in all its forms. */
export const moment: Arbitrary<string> = fc
  .record({
    at: fc.oneof(
      {
        weight: 3,
        arbitrary: fc.date({ min: new Date("2020-01-01"), max: new Date("2035-01-01"), noInvalidDate: true }),
      },
      {
        weight: 1,
        arbitrary: fc.date({ min: new Date("0001-01-02"), max: new Date("9999-12-30"), noInvalidDate: true }),
      },
    ),
    length: fc.constantFrom(16, 19, 21, 23),
    offset: fc.constantFrom("Z", "+03:00", "-11:00", "+05:30", "+14:00", "+0530", "-03", "+00:00", "-00:00"),
  })
  .map(({ at, length, offset }) => at.toISOString().slice(0, length) + offset);

/** A day in the operator's time zone. */
export const day: Arbitrary<string> = moment.map((value) => value.slice(0, 10));

/** The start or end of a period. */
export const dateOrMoment: Arbitrary<string> = fc.oneof(moment, day, fc.constant(""));

/** A period that usually includes now: otherwise nothing would be shown. */
export const period: Arbitrary<{ Start_date: string; End_date: string }> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      Start_date: fc.constantFrom("", "2020-01-01", "2001-02-03T04:05:06.789+0530"),
      End_date: fc.constantFrom("", "2099-12-31", "9999-12-31T23:59Z"),
    }),
  },
  { weight: 1, arbitrary: fc.record({ Start_date: dateOrMoment, End_date: dateOrMoment }) },
);

/** The address of a picture: absolute or root-relative. `{images}` stands for the host of this operator's pictures. */
export const image: Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 0, max: 99 }).map((place) => `{images}/resim/${place}.svg`) },
  {
    weight: 1,
    arbitrary: fc.constantFrom("/yok/resim.png", "{images}/boş luk/İ.svg?a=1&b=%zz", "{images}/a,b 2x.svg", ""),
  },
);

/** Links in content. Some are valid, the others must not become links. */
export const link: Arbitrary<string> = fc.constantFrom(
  "https://ornek.example/sayfa",
  "mailto:destek@ornek.example",
  "tel:+905551234567",
  "/slot",
  "/promotions?id=a%2Fb",
  "/profile/deposit",
  "/yok/boyle/bir/sayfa",
  "//ornek.example/",
  "/\\ornek.example",
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "slot",
  "http://[kırık",
  "https://",
  "%",
  "",
  " ",
);

const fragments = [
  "<h2>Başlık</h2>",
  "<h2></h2><h3><img src='/yok.png'></h3>",
  "<p>Metin &amp; <b>kalın</b> <a href='/slot'>bağlantı</a></p>",
  "<p><a href='javascript:alert(1)'>kötü</a><a href=''>boş</a><a>yok</a><a href='http://[kırık'>kırık</a></p>",
  "<script>alert(1)</script><svg onload=alert(1)><math><mi//xlink:href='data:x,<script>alert(1)</script>'>",
  "<img src=x onerror=alert(1)><iframe src='javascript:alert(1)'></iframe><object data='x'></object>",
  "<style>*{display:none}</style><p style='position:fixed;inset:0'>stil</p><form action='/x'><input name=a></form>",
  "<table><tr><td colspan='1000000'>a<td>b</table><table><caption>x</caption></table>",
  "<ul><li>bir<ul><li>iki</ul></ul><ol start='-5' reversed><li value='x'>üç</ol>",
  "<yeni-oge özellik='1'>bilinmeyen</yeni-oge><b><i>yanlış</b></i></p></div></section>",
  "<h2 id='a'>Aynı</h2><h2 id='a'>Aynı</h2><a href='#a'>git</a><a href='#%'>git</a>",
  "<a name='body'></a><form id='x'><input name='attributes'><input name='parentNode'></form>",
  "<details><summary>Aç</summary>gizli</details><video src='/x'></video><noscript><p title='</noscript><img src=x onerror=alert(1)>'>",
  "<!-- yorum --><![CDATA[x]]><?php ?>",
];

/** HTML by the operator's editors, or by an attacker who has their account. */
export const html: Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: fc.array(fc.constantFrom(...fragments), { maxLength: 6 }).map((parts) => parts.join("")) },
  { weight: 1, arbitrary: text },
);
