import type { SeedPopup } from "../types.ts";

export const popups: readonly SeedPopup[] = [
  {
    id: 1,
    title: { tr: "Karo’ya hoş geldiniz", en: "Welcome to Karo" },
    html: {
      tr: `
<p>Oyuna başlamadan önce kendinize bir bütçe ve süre belirleyin. <a href="/profile/limits">Limitlerinizi</a> dilediğiniz an düşürebilirsiniz; yükseltmek 72 saat sürer.</p>
<p>İlk yatırımınıza %50 hoş geldin bonusu alabilirsiniz: en fazla 999 TL, 10 kat çevrim, 30 gün. Almak zorunda değilsiniz.</p>
<p><strong>18+</strong> Karo bir tanıtım sitesidir, gerçek para kabul etmez.</p>`,
      en: `
<p>Before you play, decide on a budget and a time. You can lower your <a href="/profile/limits">limits</a> whenever you like; raising them takes 72 hours.</p>
<p>You can take a 50% welcome bonus on your first deposit: up to TRY 999, 10 times wagering, 30 days. You do not have to.</p>
<p><strong>18+</strong> Karo is a demonstration site and takes no real money.</p>`,
    },
    image: "/art/popup/1.svg",
    url: "/promotions",
    active: true,
  },
  {
    id: 2,
    title: { tr: "Karo’yu ana ekranınıza ekleyin", en: "Add Karo to your home screen" },
    html: {
      tr: `
<p>Karo telefonunuzda uygulama gibi açılır, internetiniz kesildiğinde bile lobiyi son hâliyle gösterir.</p>
<p>Tarayıcınızın menüsünden “Ana ekrana ekle”yi seçmeniz yeterli. Bildirimleri açıp açmamak size kalmış.</p>`,
      en: `
<p>Karo opens like an app on your phone and shows the lobby as it last was even when your internet is gone.</p>
<p>Just choose “Add to home screen” in your browser’s menu. Whether you turn on notifications is up to you.</p>`,
    },
    image: "/art/popup/2.svg",
    active: false,
  },
];
