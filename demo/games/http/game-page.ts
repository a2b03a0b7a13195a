import { type Context, Hono } from "hono";
import { html } from "hono/html";
import { type Language, languageOf } from "../../../operator/lib/language.ts";
import { findGameLaunch, type GameLaunch } from "../../../operator/provider/game-launch.ts";
import { returns } from "../../../operator/provider/maths/returns.ts";
import type { PageSettings } from "../pages/settings.ts";
import en from "../texts.en.json" with { type: "json" };
import tr from "../texts.tr.json" with { type: "json" };
import type { Provider } from "../../../operator/provider/provider.ts";
import { openSeat } from "../../../operator/provider/seats.ts";
import type { GameSeat } from "../../../operator/provider/purse.ts";
import { rules } from "../../../operator/provider/round-rules.ts";
import { pagePolicy } from "./page-policy.ts";

/** The texts of the game pages. The types check that both languages have the same ones. */
const pageTexts = { tr: tr satisfies typeof en, en: en satisfies typeof tr };

const files = "/files/demo/games/pages";
const sharedStyles = ["/files/src/ui/font.css", ...["tokens", "frame", "controls", "dialog"].map(styleOf)];
/** The style sheets of each game. */
const ownStyles = {
  slot: ["slot"],
  crash: ["crash"],
  roulette: ["roulette", "felt", "chips"],
  sports: ["sports", "matches", "slip", "coupons"],
} as const;

/**
 * `GET /game?launch=<token>&lang=<tr|en>`: the page of the launched game. Only pages of the launch's origin may frame
 * it, and it exchanges messages with that origin alone.
 */
export function gamePage(provider: Provider): Hono {
  const app = new Hono();
  app.get("/", async (c) => {
    const { db } = provider;
    const now = provider.now();
    const language = languageOf(c.req.query("lang"));
    const launch = await findGameLaunch(db, c.req.query("launch") ?? "", now);
    const seat = launch && (await openSeat(db, launch, now));
    c.header("Cache-Control", "no-store");
    // The address contains the launch token, so it must not reach another server.
    c.header("Referrer-Policy", "no-referrer");
    c.header("Content-Security-Policy", pagePolicy(launch?.origin ?? claimedOrigin(c)));
    if (!launch || !seat) return c.html(endedPage(language), 404);
    return c.html(page(settingsOf(launch, seat, language)));
  });
  return app;
}

function settingsOf(launch: GameLaunch, seat: GameSeat, language: Language): PageSettings {
  return {
    game: seat.game,
    title: seat.game === "sports" ? pageTexts[language].sports : seat.title,
    reference: launch.reference,
    live: launch.type === "live-sport",
    demo: seat.demo,
    currency: seat.currency,
    minStake: seat.min_stake,
    maxStake: seat.max_stake,
    step: seat.game === "sports" ? "1.00" : rules[seat.game].step,
    origin: launch.origin,
    rtp: returns[seat.game],
    language,
    texts: pageTexts[language],
  };
}

function page(settings: PageSettings) {
  const { game, title, language } = settings;
  return html`<!doctype html>
    <html lang="${language}" data-game="${game}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, viewport-fit=cover" />
        <meta name="color-scheme" content="dark light" />
        <title>${title}</title>
        ${styles(...sharedStyles, ...ownStyles[game].map((part) => styleOf(`${game}/${part}`)))}
        ${themeScript}
        <script type="module" src="${files}/${game}/${game}.ts"></script>
      </head>
      <body data-settings="${JSON.stringify(settings)}">
        <noscript>${pageTexts[language].noScript}</noscript>
      </body>
    </html>`;
}

/** Runs before the first paint, so that the page never flashes in the other theme. */
const themeScript = html`<script type="module" blocking="render" src="${files}/theme.ts"></script>`;

function styleOf(name: string): string {
  return `${files}/${name}.css`;
}

/** Links the style sheets in this order, which decides between equal rules. */
function styles(...addresses: readonly string[]) {
  return addresses.map((address) => html`<link rel="stylesheet" href="${address}" />`);
}

function endedPage(language: Language) {
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${pageTexts[language].ended}</title>
        ${styles(...sharedStyles)}
        ${themeScript}
      </head>
      <body class="ended">
        <main><h1>${pageTexts[language].ended}</h1><p>${pageTexts[language].reopen}</p></main>
      </body>
    </html>`;
}

/** The origin that may frame a page without a launch. Anyone may claim one, because that page contains nothing to click. */
function claimedOrigin(c: Context): string | undefined {
  const claimed = c.req.query("origin") ?? "";
  return /^https?:\/\/[a-z\d.:[\]-]+$/i.test(claimed) ? claimed : undefined;
}
