/** The demo's leagues. All clubs, towns and leagues are invented. */
export interface League {
  readonly name: string;
  readonly teams: readonly string[];
}

/** Two leagues that play alternately, so that no team plays two matches at once. */
export const leagues: readonly [League, League] = [
  {
    name: "Çini Ligi",
    teams: [
      "Lalevadi SK",
      "Mercankaya",
      "Poyrazlı 1911",
      "Turkuazspor",
      "Kızılkule FK",
      "Nartanesi Gücü",
      "Fenerburnu İY",
      "Sarnıçspor",
      "Yıldıztepe",
      "Bakırçarşı",
      "Gümüşkoy",
      "Karanfil SK",
      "Hilalpınar",
      "Zeytinsırtı FK",
      "Martıadası",
      "Kervanyolu",
    ],
  },
  {
    name: "Poyraz Premier",
    teams: [
      "Saltmere Town",
      "Lanternbridge",
      "Oakhollow FC",
      "Port Vellum",
      "Brass Valley",
      "Heronsgate Utd",
      "Copperfold",
      "Marrowick",
      "Tidewell Rovers",
      "Emberley",
      "Quillhaven",
      "Stormacre",
      "Foxmoor Athletic",
      "Wrenfield",
      "Amberquay",
      "Thistledown",
    ],
  },
];
