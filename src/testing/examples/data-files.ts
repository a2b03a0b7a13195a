import type * as v from "valibot";
import type { DataFileName, dataFiles } from "../../contract/data-files.ts";
import type { ipInfo, licences, maintenanceStatus } from "../../contract/site-answers.ts";

/** The beginning of each data file. */
export const dataFileExamples: {
  readonly [Name in DataFileName]: v.InferInput<(typeof dataFiles)[Name]["schema"]>;
} = {
  headerMenu: [
    { id: 1, title: { tr: "Slot", en: "Slots" }, to: "/slot", icon: "slot" },
    { id: 2, title: { tr: "Favoriler", en: "Favourites" }, to: "/favorites", auth: true, badge: "new" },
  ],
  footerMenu: [
    {
      id: 1,
      title: { tr: "Kurallar", en: "Rules" },
      items: [{ id: 11, title: { tr: "Casino kuralları", en: "Casino rules" }, to: "/info/CasinoKurallari" }],
    },
  ],
  languages: [
    { id: 1, title: "TR", lang: "tr" },
    { id: 2, title: "EN", lang: "en" },
  ],
  partners: [{ id: 1, name: "Örnek Spor", logo: "/data/logos/ornek-spor.svg", url: "https://spor.example" }],
  investmentMethods: [{ id: 1, name: "Havale", logo: "/data/logos/havale.svg", type: "bank" }],
};

export const maintenanceStatusExample: v.InferInput<typeof maintenanceStatus> = {
  status: true,
  data: {
    title: "Kısa bir ara",
    message: "Sistemlerimizi güncelliyoruz.",
    startsAt: "2026-11-21T04:00:00+03:00",
    endsAt: "2026-11-21T05:30:00+03:00",
  },
};

export const licencesExample: v.InferInput<typeof licences> = {
  status: true,
  data: [{ id: 1, name: "Örnek Oyun Kurumu", number: "OOK-2026-014", url: "https://licence.example/014" }],
};

export const ipInfoExample: v.InferInput<typeof ipInfo> = {
  ip: "203.0.113.24",
  country: "TR",
  city: "İzmir",
  timezone: "Europe/Istanbul",
};
