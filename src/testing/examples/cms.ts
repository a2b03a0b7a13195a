import {
  cmsGetInformation,
  cmsGetPromotions,
  cmsGetSpecialDateInf,
  cmsGetTournaments,
  cmsPopupInformation,
} from "../../contract/cms.ts";
import { infTypes, socialNetworks } from "../../contract/information.ts";
import { example } from "./example.ts";

export const cmsExamples = [
  example(cmsGetPromotions, {
    about: "All promotions. The site shows only those whose status is on.",
    request: {},
    answer: [
      {
        id: 31,
        title: "Hoş geldin bonusu",
        summary: "İlk yatırımınıza %50 bonus.",
        Text: "<p>İlk yatırımınızın <strong>yarısı</strong> kadar bonus kazanırsınız.</p>",
        image: "/art/promotion/31.svg",
        Category: "welcome",
        Status: 1,
        state: "active",
        Start_date: "2026-11-01",
        End_date: "2026-12-31",
        rulesSlug: "PromoSart",
      },
    ],
    notes: {
      "[].Text": "the whole promotion; sanitised before it is shown",
      "[].rulesSlug": "the InfType of the page with its rules",
    },
  }),
  example(cmsPopupInformation, {
    about:
      "Notices that open over the home page, one per visit. The site shows only active ones. With an `audience`, only `visitors`, who are not logged in, or only `players` see it.",
    request: {},
    answer: [
      {
        id: 4,
        title: "Turnuva başladı",
        Text: "<p>Ödül havuzu 500.000 TL.</p>",
        image: "/art/popup/4.svg",
        url: "/tournaments",
        Active: "1",
        audience: "players",
      },
    ],
  }),
  example(cmsGetSpecialDateInf, {
    about: "Decorations of the site on special days, between two dates.",
    request: {},
    answer: [
      {
        id: 2,
        title: "Mutlu yıllar",
        image: "/art/special/2.svg",
        Status: true,
        Start_date: "2026-12-28",
        End_date: "2027-01-02",
      },
    ],
  }),
  example(cmsGetInformation, {
    about: `The text of a content page. The front end itself asks for these: ${infTypes.map((name) => `\`${name}\``).join(", ")}; menus may link to others as \`/info/{InfType}\`. For \`SocialMediaLinks\` the text is a JSON string, an object of addresses by ${socialNetworks.map((name) => `\`${name}\``).join(", ")}, of which empty ones are not shown. For \`SSSinformation\` it is a JSON string too: a list of \`{question, answer}\`, the answer being HTML.`,
    request: { InfType: "SorumluOyunculuk" },
    answer: [
      {
        InfType: "SorumluOyunculuk",
        title: "Sorumlu oyun",
        Text: "<h2>Kendinize sınır koyun</h2><p>Oyun bir gelir kaynağı değildir.</p>",
      },
    ],
    notes: { "[].Text": "HTML, but for the two InfTypes named above" },
  }),
  example(cmsGetTournaments, {
    about: "Active, upcoming and concluded tournaments. The dates tell which.",
    request: { SiteType: "desktop", limit: 50, offset: 0 },
    answer: [
      {
        id: 12,
        title: "Kış turnuvası",
        Text: "<p>Her 10 TL'lik bahis bir puandır.</p>",
        image: "/art/tournament/12.svg",
        Start_date: "2026-11-20T18:00:00+03:00",
        End_date: "2026-11-27T23:59:59+03:00",
        prizePool: "500000.00",
        currency: "TRY",
        games: [1204, 1377],
        leaderboard: [
          { rank: 1, player: "den***", points: 18240, prize: "100000.00" },
          { rank: 2, player: "kuz***", points: 17110, prize: "50000.00" },
        ],
      },
    ],
    pagination: { limit: 50, total: 1, offset: 0 },
    notes: {
      SiteType: "`desktop`; the answer is the same on all devices",
      "[].leaderboard[].player": "masked by the operator",
      "[].games": "the gameIDs it is played on",
    },
  }),
];
