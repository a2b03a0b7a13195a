import { mistake } from "./mistakes.ts";

/** The other operator's content. Each item uses another form that the contract allows. */

const missing = { result: false, message: "Kayıt Bulunamadı", data: null };

const slide = (id: unknown, title: string, more: object) => ({
  id,
  title,
  image: `{images}/slayt/${String(id)}.svg`,
  imageMobile: null,
  Status: "1",
  sliderPlace: "sol",
  Start_date: "",
  End_date: "",
  ...more,
});

const slides = [
  mistake(slide(1, "Bozuk", { image: null })),
  // A bare date is a day in the operator's time zone.
  slide("2", "Açılış şenliği", {
    subtitle: "Bu hafta boyunca",
    url: "/kampanya-yok",
    Start_date: "2020-01-01",
    End_date: "2099-12-31",
  }),
  slide(3, "Geçmiş", { End_date: "2020-01-01T00:00:00-11:00" }),
  slide(4, "Kapalı", { Status: "0" }),
  slide(5, "Gelecek", { Status: true, Start_date: "2099-01-01T00:00:00.123456+05:30" }),
];

const texts: Readonly<Record<string, { title: string; Text: string }>> = {
  SocialMediaLinks: {
    title: "",
    Text: JSON.stringify({ facebook: "", instagram: "https://social.example/cinar", thread: null, yeni: "x" }),
  },
  SSSinformation: {
    title: "Sorular",
    Text: JSON.stringify([{ question: "Nasıl oynarım?", answer: "<p>Kolayca.</p>" }, { question: 5 }]),
  },
  KullanimSartlari: {
    title: "Şartlar",
    Text: "<h2>Madde 1</h2><p>Kurallar <a href='javascript:alert(1)'>burada</a>.</p><yeni-oge>Not</yeni-oge>",
  },
};

type Asked = Readonly<Record<string, unknown>>;

/** Answers of the public calls that are not lists of games, by the name of the call. */
export const content: Readonly<Record<string, (data: Asked) => unknown>> = {
  "system/capabilities": () => ({ result: false, message: "Bilinmeyen metot", code: "404" }),
  "cmscontroller/getSlider": () => ({ result: true, data: slides }),
  // Returns only what is in the requested place, for any area.
  "cmscontroller/getIcSlider": ({ SliderType, sliderPlace }) =>
    SliderType === "ic"
      ? {
          result: true,
          data: [slide(`ic-${String(sliderPlace)}`, `Duyuru ${String(sliderPlace)}`, { sliderPlace })],
          pagination: 0,
        }
      : { result: true, data: null },
  "cmscontroller/getPromotions": () => ({
    result: true,
    data: [
      {
        id: 7,
        title: "Hoş geldiniz",
        summary: "İlk yatırımınıza",
        Text: "<p>Koşullar</p>",
        image: "{images}/promosyon/7.svg",
        Category: 3,
        Status: true,
        state: "active",
        Start_date: "2020-01-01T00:00:00Z",
        End_date: "",
        rulesSlug: mistake(""),
      },
      mistake({ id: 8 }),
    ],
  }),
  "cmscontroller/popupInformation": () => ({ result: false, data: null, pagination: 0 }),
  "cmscontroller/getSpecialDateInf": () => missing,
  "cmscontroller/getInformation": ({ InfType }) => {
    const found = texts[String(InfType)];
    return found ? { result: true, data: [{ InfType, ...found }] } : missing;
  },
  "cmscontroller/getTournaments": () => ({
    result: true,
    data: [
      {
        id: "t1",
        title: "Çınar Kupası",
        Text: "<p>Kupaya katılın.</p>",
        image: "{images}/turnuva/1.svg",
        Start_date: "2020-01-01",
        End_date: "2099-01-01",
        prizePool: "1000000000000000000.5",
        currency: "TRY",
        games: null,
        leaderboard: [{ rank: 1, player: "a***", points: 12.5, prize: null }, mistake("?")],
      },
    ],
    pagination: { limit: 50, total: 1, offset: 0 },
  }),
  "slider/get_all_items": () => missing,
  "slider/get_active_items": () => missing,
  "habanero/getJackpots": () => ({
    result: true,
    message: null,
    data: [
      {
        id: 1,
        name: "Büyük ikramiye",
        amount: "98765432109876543210.123456789",
        currency: "TRY",
        updatedAt: "2026-11-21T10:00:00+05:30",
      },
    ],
  }),
  "crm/list_mass_messages": () => missing,
};
