/**
 * Another operator for the same build, written from the contract alone: a static host, a back end on another origin
 * and below a path, separate origins for pictures and games, and no extensions. Where the contract leaves a choice, it
 * answers differently from our operator. It records everything it receives that breaks the contract.
 */
import { createPublicKey, generateKeyPairSync } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { join } from "node:path";
import { complaintsAbout, type ReceivedCall } from "./complaints.ts";
import { content } from "./content.ts";
import { createDrawing, type Drawing } from "./drawn/drawing.ts";
import { type Host, type Reply, startHost } from "./host.ts";
import { isMistake, withoutMistakes } from "./mistakes.ts";
import { playerAnswers, type PlayersThings } from "./player-calls.ts";
import { rulesOf } from "./rules.ts";
import { createSessions } from "./sessions.ts";
import { dataFiles, staticHost } from "./site.ts";

export interface OtherOperator extends Host {
  readonly apiOrigin: string;
  readonly gamesOrigin: string;
  /** The received calls, in order. */
  readonly calls: ReceivedCall[];
  /** How they broke the contract, in sentences. Should stay empty. */
  readonly complaints: string[];
  /** The GET requests to the back end, with their queries. */
  readonly gets: string[];
  readonly things: PlayersThings;
  /** Random answers, in place of most others. */
  readonly drawing: Drawing;
  /** Replaces the answer to a call, such as `user/login`, until called with undefined. */
  readonly answerWith: (name: string, answer: Answer | undefined) => void;
  /** Ends all sessions. */
  readonly endSessions: () => void;
  /** Changes the operator's key. It cannot read anything that was encrypted with the old one. */
  readonly changeKey: () => void;
}

type Answer = Reply | ((call: ReceivedCall) => unknown);

const cors = {
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Allow-Headers": "content-type, panel",
  "Access-Control-Max-Age": "600",
};
const json = (value: unknown): Reply => ({
  headers: { ...cors, "Content-Type": "text/plain" },
  body: JSON.stringify(value),
});

const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 4"><path fill="#46b" d="M0 0h3v4H0z"/></svg>`;

const gamePage = `<!doctype html><html lang="tr"><meta charset="utf-8"><title>Oyun</title><h1>Başka sağlayıcı</h1>
<button>bakiye</button><script>
  const site = new URL(location.href).searchParams.get("origin");
  const say = (message) => parent.postMessage(message, site);
  document.querySelector("button").onclick = () => say({ type: "game:balance", extra: 1 });
  say("hello"); say({ type: "game:ready" });
</script></html>`;

/**
 * Starts the server for the built app in `dist`.
 *
 * @param settings override fields of its config.json.
 * @param withMistakes whether it breaks the contract here and there, as operators do.
 */
export async function startOtherOperator(settings: object = {}, withMistakes = true): Promise<OtherOperator> {
  const newKey = () => generateKeyPairSync("rsa", { modulusLength: 2048 }).privateKey;
  let privateKey = newKey();
  const sessions = createSessions(() => privateKey, !withMistakes);
  const calls: ReceivedCall[] = [];
  const complaints: string[] = [];
  const gets: string[] = [];
  const drawing = createDrawing();
  const otherwise = new Map<string, Answer>();

  const images = await startHost(() => ({ headers: { "Content-Type": "image/svg+xml" }, body: picture }));
  const games = await startHost(() => ({ headers: { "Content-Type": "text/html" }, body: gamePage }));
  const things: PlayersThings = {
    balance: [{ balance: "1250.5", currency: "TRY", bonus: null }],
    favourites: { casino: new Set(), livecasino: new Set() },
    games: games.origin,
    site: "",
  };
  const playersAnswer = playerAnswers(sessions, things, withMistakes);
  const withPictures = (value: unknown) =>
    JSON.parse(
      JSON.stringify(withMistakes ? value : withoutMistakes(value)).replaceAll("{images}", images.origin),
    ) as unknown;

  const rules = withMistakes ? undefined : rulesOf(things);

  function receive(body: string, headers: IncomingMessage["headers"]): Reply {
    const sent = JSON.parse(body) as { api: { class: string; method: string }; data: object; user?: object };
    complaints.push(...complaintsAbout(sent, headers, sessions));
    const call = { ...sent, name: `${sent.api.class}/${sent.api.method}` } as unknown as ReceivedCall;
    calls.push(call);
    const other = otherwise.get(call.name);
    if (typeof other === "object") return { ...other, headers: { ...cors, ...other.headers } };
    const known =
      other?.(call) ??
      drawing.answer(call) ??
      rules?.refuse(call) ??
      content[call.name]?.(call.data) ??
      playersAnswer(call);
    // Rows that break the contract must be gone before the rest is paged.
    const answer = rules && known ? rules.finish(call, withoutMistakes(known)) : known;
    if (call.name === "maintenance/check_status") return json(answer ?? { result: true });
    return json(withPictures(answer ?? { result: false, code: 404, message: "Unknown call" }));
  }

  const api = await startHost(({ method, url = "", headers }, body) => {
    if (method === "OPTIONS") return { status: 204, headers: cors };
    if (method === "POST" && url === "/arka/uc/endpoint/v1") return receive(body, headers);
    gets.push(url);
    if (url.startsWith("/arka/uc/endpoint/v1/licenses?version=")) {
      const data = [{ id: 5, name: "Ada", number: "8048", url: "https://license.example/8048", logo: null }];
      return json({ status: 1, data: withMistakes ? [...data, {}] : data });
    }
    if (url.startsWith("/arka/uc/endpoint/v1/check-maintenance?sitename=")) {
      return json({
        // The other address says that it is open.
        status: withMistakes ? "1" : "0",
        data: { title: "Kısa bir ara", message: "Akşama buradayız.", startsAt: "", endsAt: null },
      });
    }
    return { status: 502, headers: cors, body: "<h1>Bad Gateway</h1>" };
  });

  const { siteName = "Çınar Oyun", ...others } = settings as { siteName?: string };
  const config = {
    apiBase: `${api.origin}/arka/uc/`,
    ipInfoUrl: "",
    siteId: 889,
    siteName,
    brand: { name: "Çınar", logo: null, accent: "#B45309" },
    // The older PEM form, with Windows line ends.
    get publicKey() {
      return createPublicKey(privateKey).export({ type: "pkcs1", format: "pem" }).toString().replaceAll("\n", "\r\n");
    },
    support: { email: "destek@cinar.example", chatUrl: null },
    imageOrigins: [images.origin],
    gameOrigins: null,
    theirs: true,
    ...others,
  };
  const files: Readonly<Record<string, unknown>> = { ...dataFiles, "/config.json": config };
  const own = (path: string) => {
    const file = files[path];
    return file && (withMistakes || !isMistake(file)) ? withPictures(file) : undefined;
  };
  const dist = join(import.meta.dirname, "../../dist");
  const serve = staticHost(dist, (path) => (path in files ? (own(path) ?? null) : undefined));
  const site = await startHost((request) => serve(request));
  things.site = site.origin;

  return {
    origin: site.origin,
    apiOrigin: api.origin,
    gamesOrigin: games.origin,
    calls,
    complaints,
    gets,
    things,
    drawing,
    answerWith: (name, answer) => void (answer ? otherwise.set(name, answer) : otherwise.delete(name)),
    endSessions: () => sessions.endAll(),
    changeKey: () => void (privateKey = newKey()),
    close: async () => {
      await Promise.all([site, api, games, images].map((host) => host.close()));
    },
  };
}
