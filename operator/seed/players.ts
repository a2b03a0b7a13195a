import type { SeedPlayer } from "./player.ts";

/** A public password. It opens only the demo's players. */
export const demoPassword = "Karo-Demo-7";

/** For the demo only: an authenticator's secret in the source is not a secret. */
export const demoAuthenticatorSecret = "KARODEMOONLYKARODEMOONLYKARODEMO";

const common = {
  password: demoPassword,
  address: "Çini Sokak 7",
  language: "tr",
  rid: 10,
  active: true,
  twoFactor: { method: "none" },
} as const;

/** One player of each kind. */
export const demoPlayers: readonly (SeedPlayer & { readonly about: string })[] = [
  {
    ...common,
    about: "signs in with the password alone",
    username: "deniz",
    firstName: "Deniz",
    lastName: "Örnek",
    birthDate: "1991-04-23",
    nationalId: "10000000214",
    city: "İzmir",
    email: "deniz@karo.example",
    phone: "+905000000021",
    openingBalance: "1250.50",
  },
  {
    ...common,
    about: "is asked for an authenticator code",
    username: "derya",
    firstName: "Derya",
    lastName: "Örnek",
    birthDate: "1988-11-02",
    nationalId: "10000000382",
    city: "İstanbul",
    email: "derya@karo.example",
    phone: "+905000000022",
    twoFactor: { method: "ga", secret: demoAuthenticatorSecret },
    openingBalance: "25000.00",
  },
  {
    ...common,
    about: "is asked for an SMS code; the identity is not verified, so no withdrawals",
    username: "efsun",
    firstName: "Efsun",
    lastName: "Örnek",
    birthDate: "1995-07-16",
    nationalId: "10000000450",
    city: "Muğla",
    email: "efsun@karo.example",
    phone: "+905000000023",
    twoFactor: { method: "sms" },
    openingBalance: "480.75",
    identityVerified: false,
  },
  {
    ...common,
    about: "has rid 20 and sees other live providers; has a bonus to wager before withdrawing",
    username: "toprak",
    firstName: "Toprak",
    lastName: "Örnek",
    birthDate: "1979-01-30",
    nationalId: "10000000528",
    city: "Ankara",
    email: "toprak@karo.example",
    phone: "+905000000024",
    rid: 20,
    openingBalance: "5000.00",
  },
  {
    ...common,
    about: "has an inactive account",
    username: "kumsal",
    firstName: "Kumsal",
    lastName: "Örnek",
    birthDate: "2000-09-09",
    nationalId: "10000000696",
    city: "Antalya",
    email: "kumsal@karo.example",
    phone: "+905000000025",
    active: false,
    openingBalance: "100.00",
  },
  {
    ...common,
    about: "has a year of history: 3,000 transactions and 200 coupons; has limits",
    username: "defne",
    firstName: "Defne",
    lastName: "Örnek",
    birthDate: "1985-05-19",
    nationalId: "10000000764",
    city: "Bursa",
    email: "defne@karo.example",
    phone: "+905000000026",
    openingBalance: "1000.00",
    limits: [
      { kind: "deposit", period: "month", value: "20000.00" },
      { kind: "loss", period: "week", value: "5000.00" },
      { kind: "realityCheck", period: null, value: "60.00" },
    ],
  },
];

/** The history of the last of them. `npm start` loads it in the background; tests that need it load it themselves. */
export const demoPastYear = { username: "defne", moves: 3_000, coupons: 200 } as const;
