/** config.json: the settings that the front end reads before anything else. */
import * as v from "valibot";
import { readSiteConfig, withoutUnfit } from "../../src/contract/site-config-problems.ts";
import { ipInfo } from "../../src/contract/site-answers.ts";
import type { Check } from "../check.ts";
import { expectation } from "../problem-of-row.ts";
import type { Site } from "../site.ts";

const area = "config";
const contract = "#other-addresses";
const file = (site: Site) => site.get(site.siteAddress("/config.json"));

export const configChecks: readonly Check[] = [
  {
    id: "config file",
    area,
    contract,
    level: "must",
    title: "config.json is there",
    expected: "GET /config.json gives HTTP 200 and JSON",
    advice:
      "Serve config.json beside the built front end. A static host that answers every path with index.html hides that it is missing.",
    async run(site) {
      const { status, body, problem, text } = await file(site);
      if (problem) return { came: problem };
      if (status !== 200) return { came: `HTTP ${status}` };
      return body === undefined ? { came: `no JSON: ${text.slice(0, 60)}` } : undefined;
    },
  },
  {
    id: "config fits",
    area,
    contract,
    level: "must",
    after: ["config file"],
    title: "config.json has every required field",
    expected: "apiBase, siteId, siteName, brand.name, publicKey and support as the table says",
    advice: "The front end shows an error page to new visitors until this is mended.",
    async run(site) {
      const { body } = await file(site);
      const read = readSiteConfig(body);
      if (!("problems" in read) || withoutUnfit(body)) return undefined;
      return { came: read.problems.map(({ message }) => message).join("; ") };
    },
  },
  {
    id: "config optional",
    area,
    contract,
    level: "may",
    after: ["config file", "config fits"],
    title: "config.json has no optional field that is left out",
    expected: "every optional field that is there fits",
    advice: "The front end leaves such a field out, and whatever depends on it.",
    async run(site) {
      const read = readSiteConfig((await file(site)).body);
      return "problems" in read ? { came: read.problems.map(({ message }) => message).join("; ") } : undefined;
    },
  },
  {
    id: "config key",
    area,
    contract,
    level: "must",
    after: ["config file", "config fits"],
    title: "publicKey is an RSA key of at least 2048 bits",
    expected: "a PEM key that encrypts with PKCS#1 v1.5, of 2048 bits or more",
    advice: "With a shorter key the front end sends no password: nobody can log in.",
    async run(site) {
      const key = await site.publicKey();
      const bits = key.asymmetricKeyDetails?.modulusLength ?? 0;
      if (key.asymmetricKeyType !== "rsa") return { came: `a key of the type ${key.asymmetricKeyType}` };
      return bits < 2048 ? { came: `${bits} bits` } : undefined;
    },
  },
  {
    id: "config api",
    area,
    contract,
    level: "may",
    after: ["config file", "config fits"],
    title: "apiBase leads to the back end that is tested",
    expected: "apiBase and --api are the same address",
    advice: "The front end sends every call to apiBase of config.json. Test that one.",
    async run(site) {
      const { apiBase } = await site.settings();
      const there = site.siteAddress(apiBase === "" ? "/" : apiBase).replace(/\/+$/, "");
      const tested = await site.apiBase();
      return there === tested ? undefined : { came: `apiBase is ${there}, --api is ${tested}` };
    },
  },
  {
    id: "config game origins",
    area,
    contract: "#game-pages",
    level: "must",
    after: ["config file", "config fits"],
    title: "Games have another origin than the site",
    expected: "gameOrigins does not have the site's own origin",
    advice: "The front end frames no page of its own origin as a game.",
    async run(site) {
      const { gameOrigins } = await site.settings();
      return gameOrigins?.includes(site.siteOrigin) ? { came: `gameOrigins has ${site.siteOrigin}` } : undefined;
    },
  },
  {
    id: "extensions named",
    area,
    contract: "#extensions",
    level: "must",
    title: "The capabilities name the extensions of --extensions",
    expected: "each of them in the list of system/capabilities",
    advice: "The front end uses an extension only if it is named there.",
    async run(site) {
      const wanted = site.options.extensions;
      if (!wanted) return { leftOut: "there is no --extensions" };
      const named = await site.namedExtensions();
      const missing = wanted.filter((name) => !named.has(name));
      return missing.length > 0 ? { came: `not named: ${missing.join(", ")}` } : undefined;
    },
  },
  {
    id: "config public GET",
    area,
    contract: "#public-reads-by-get",
    level: "must",
    after: ["config file", "config fits"],
    title: "publicGet is true only where the back end has the extension",
    expected: "config.json says publicGet only if system/capabilities names it",
    advice: "Otherwise the front end sends each first read twice: by GET, and then by POST.",
    async run(site) {
      const { publicGet } = await site.settings();
      if (publicGet !== true) return undefined;
      return (await site.extensions()).has("publicGet")
        ? undefined
        : { came: "publicGet is true, the extension is not named" };
    },
  },
  {
    id: "config push key",
    area,
    contract: "#push-messages",
    level: "must",
    needs: ["extension push"],
    after: ["config file", "config fits"],
    title: "There is a vapidPublicKey for push messages",
    expected: "vapidPublicKey in config.json, as the back end has the extension push",
    advice: "Without it, browsers cannot subscribe.",
    async run(site) {
      return (await site.settings()).vapidPublicKey === undefined ? { came: "no vapidPublicKey" } : undefined;
    },
  },
  {
    id: "config fresh",
    area,
    contract,
    level: "may",
    after: ["config file"],
    title: "config.json is not kept for long",
    expected: "Cache-Control: no-cache, or a max-age of five minutes at most",
    advice: "Browsers keep an older config.json otherwise, with an older key or address.",
    async run(site) {
      const { headers } = await file(site);
      const hint = headers.get("cache-control");
      const seconds = Number(/max-age=(\d+)/.exec(hint ?? "")?.[1] ?? 0);
      if (hint === null) return { came: "no Cache-Control: browsers decide themselves" };
      return seconds > 300 ? { came: hint } : undefined;
    },
  },
  {
    id: "config IP information",
    area,
    contract,
    level: "must",
    after: ["config file", "config fits"],
    title: "ipInfoUrl tells the visitor's address",
    expected: "an object with ip, as the table says",
    advice: "It is for display only. Leave ipInfoUrl out if there is no such address.",
    async run(site) {
      const { ipInfoUrl } = await site.settings();
      if (ipInfoUrl === undefined) return { leftOut: "config.json has no ipInfoUrl" };
      const { status, body, problem } = await site.get(site.siteAddress(ipInfoUrl));
      const parsed = v.safeParse(ipInfo, body);
      if (problem || status !== 200) return { came: problem ?? `HTTP ${status}` };
      const [issue] = parsed.issues ?? [];
      return issue && { came: `${v.getDotPath(issue) ?? "the body"} ${expectation(issue)}` };
    },
  },
];
