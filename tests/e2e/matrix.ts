/** The cells of the matrix of pictures (matrix.spec.ts): each address of the site, in each look, as each visitor. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** Who opens a page: nobody who is signed in, or a player with a history. */
export const visitors = ["visitor", "player"] as const;
export type Visitor = (typeof visitors)[number];

/** A window and what a player has set in it. */
export interface Look {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly theme: "dark" | "light";
  readonly language: "tr" | "en";
  /** The size of text, of the usual one. */
  readonly text?: "200%";
  readonly forcedColors?: true;
}

const sizes = {
  phone: { width: 390, height: 844 },
  low: { width: 1366, height: 625 },
  desktop: { width: 1440, height: 900 },
  wide: { width: 2560, height: 1440 },
} as const;
const darkTurkish = { theme: "dark", language: "tr" } as const;
const lightEnglish = { theme: "light", language: "en" } as const;

export const looks: readonly Look[] = [
  ...Object.entries(sizes).flatMap(([name, size]): Look[] => [
    { name: `${name}, dark, tr`, ...size, ...darkTurkish },
    { name: `${name}, light, en`, ...size, ...lightEnglish },
  ]),
  { name: "phone, 200 % text", ...sizes.phone, ...darkTurkish, text: "200%" },
  // 1280 by 1024 pixels at a zoom of 400 %.
  { name: "zoom of 400 %", width: 320, height: 256, ...lightEnglish },
  { name: "desktop, forced colours", ...sizes.desktop, ...darkTurkish, forcedColors: true },
];

/** An address, and who gets to see what is there. */
export interface Place {
  readonly address: string;
  /** Whether it is for signed-in players. Others are led to the log-in. */
  readonly isForPlayers: boolean;
  /** Where it leads everybody, if it is an address for another page. */
  readonly leadsTo?: string;
}

/** Addresses for routes with parameters, and more addresses of a route, where a page has parts that look different. */
const addressesOf: Readonly<Record<string, readonly string[]>> = {
  "/info/$infType": ["/info/SSSinformation", "/info/SorumluOyunculuk"],
  "/live/category/$categoryID": ["/live/category/27"],
  "/live/provider/$providerID": ["/live/provider/310"],
  "/live/type/$type": ["/live/type/roulette"],
  "/notifications": ["/notifications", "/notifications?show=unread"],
  "/play/$type/$id/{-$x}/{-$providerName}": ["/play/slot/10001", "/play/live/1"],
  "/profile/bank-accounts/{-$id}": ["/profile/bank-accounts", "/profile/bank-accounts/new"],
  "/profile/deposit/{-$methodID}": ["/profile/deposit", "/profile/deposit/22", "/profile/deposit/40"],
  "/profile/limits/{-$part}": ["/profile/limits", "/profile/limits/time-out", "/profile/limits/self-exclusion"],
  "/profile/security/{-$part}": [
    "/profile/security",
    "/profile/security/authenticator",
    "/profile/security/sms",
    "/profile/security/passkeys",
    "/profile/security/sessions",
  ],
  "/profile/withdraw/{-$methodID}": ["/profile/withdraw", "/profile/withdraw/22"],
  "/promotions": ["/promotions", "/promotions?id=1"],
  "/slot/category/$categoryID": ["/slot/category/94"],
  "/slot/provider/$providerID": ["/slot/provider/101"],
  "/slot/type/$type": ["/slot/type/slot"],
  "/tournaments": ["/tournaments", "/tournaments?id=1"],
};

/** Addresses that only lead to another page. */
const leadingTo: Readonly<Record<string, string>> = {
  "/home": "/",
  "/index.html": "/",
  "/me": "/profile",
};

/** Reads the routes that the router's plugin has found. A new one is walked without being named here. */
function readRoutes(): readonly string[] {
  const tree = readFileSync(join(import.meta.dirname, "../../src/routeTree.gen.ts"), "utf8");
  const [, ids = ""] = /export interface FileRoutesById \{([^}]*(?:\{[^}]*\}[^}]*)*)\n\}/.exec(tree) ?? [];
  return Array.from(ids.matchAll(/^ {2}"(\/[^"]*)":/gm), ([, id]) => id as string).filter((id) => id !== "/_authed");
}

function placesOf(route: string): readonly Place[] {
  const isForPlayers = route.startsWith("/_authed/");
  const path = route.replace(/^\/_authed/, "").replace(/(.)\/$/, "$1");
  const addresses = addressesOf[path] ?? [path];
  if (addresses.some((address) => address.includes("$")))
    throw new Error(`${path} has parameters: name an address of it in tests/e2e/matrix.ts`);
  const leadsTo = leadingTo[path];
  return addresses.map((address) => ({ address, isForPlayers, ...(leadsTo !== undefined && { leadsTo }) }));
}

/** Every address that the matrix looks at. */
export const places: readonly Place[] = readRoutes().flatMap(placesOf);

/** The path of the page that a visitor or a player sees after opening the place: guards may redirect to another page. */
export function pathShown({ address, isForPlayers, leadsTo }: Place, visitor: Visitor): string {
  const [path = address] = (leadsTo ?? address).split("?");
  const isClosed = isForPlayers || path === "/profile";
  if (visitor === "visitor") return isClosed ? "/login" : path;
  // A player is signed in already.
  return path === "/login" || path === "/register" ? "/" : path;
}

export interface Cell {
  readonly place: Place;
  readonly look: Look;
  readonly visitor: Visitor;
}

/** The cells of the matrix, in the order in which they are walked: look by look. */
export function cellsOf(visitor: Visitor): readonly Cell[] {
  return looks.flatMap((look) => places.map((place) => ({ place, look, visitor })));
}

/**
 * The cells of a visitor that the gate looks at: `count` of them, spread over all looks and places. A step that shares
 * no factor with the number of places moves on to other places in each look.
 */
export function sampleOf(visitor: Visitor, count: number): readonly Cell[] {
  const open = cellsOf(visitor).filter(
    ({ place }) => place.leadsTo === undefined && (visitor === "player") === place.isForPlayers,
  );
  return Array.from({ length: count }, (_, index) => open[Math.floor(((index + 0.5) * open.length) / count)] as Cell);
}
