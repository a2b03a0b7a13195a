import type { SeedInformation } from "../../types.ts";
import { adultsOnly, demoNotice, legalNotice } from "../notices.ts";

const tr = `
<p><strong>18+</strong> ${adultsOnly.tr} Oyun bağımlılık yapabilir: <a href="/info/SorumluOyunculuk">sorumlu oynayın</a>, gerektiğinde YEDAM’ı <strong>115</strong> numaralı hattan arayın.</p>
<p>${legalNotice.tr}</p>
<p>${demoNotice.tr}</p>
`;

const en = `
<p><strong>18+</strong> ${adultsOnly.en} Gambling can be addictive: <a href="/info/SorumluOyunculuk">play responsibly</a>, and call YEDAM on <strong>115</strong> (Türkiye) if you need help.</p>
<p>${legalNotice.en}</p>
<p>${demoNotice.en}</p>
`;

export const bottomBar: SeedInformation = {
  infType: "bottomBarInfo",
  title: { tr: "Yasal bilgilendirme", en: "Legal information" },
  text: { tr, en },
};
