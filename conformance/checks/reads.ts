/** Every read of the contract: that it answers, with an envelope, with data and rows that fit. Made from the declarations. */
import type { AnyCall } from "../../src/contract/declaration.ts";
import { nameOf } from "../../src/contract/declaration.ts";
import { allCalls } from "../../src/contract/registry.ts";
import type { Area, Check, Need } from "../check.ts";
import { lostFields } from "../lost-fields.ts";
import { problemOfRow } from "../problem-of-row.ts";
import { sampleOf } from "../samples.ts";
import { envelopeProblem, type Sender, type Site } from "../site.ts";

/** A ping changes the session, so it has checks of its own. */
export const reads: readonly AnyCall[] = (allCalls as readonly AnyCall[]).filter(
  (call) => call.effect === "read" && nameOf(call) !== "system/ping",
);
export const publicReads = reads.filter(({ access }) => access === "public");
export const playersReads = reads.filter(({ access }) => access === "player");

/** What a call cannot do without. */
export function needsOf({ access, extension }: AnyCall): Need[] {
  return [
    ...(access === "player" ? (["player"] as const) : []),
    ...(extension ? [`extension ${extension}` as const] : []),
  ];
}

/** The section of the contract about a call. */
export const sectionOf = (call: AnyCall) => `#${nameOf(call).replace("/", "").toLowerCase()}`;

export const senderOf = async (site: Site, { access }: AnyCall): Promise<Sender> =>
  access === "player" ? site.player() : "public";

function checksOf(call: AnyCall): readonly Check[] {
  const name = nameOf(call);
  const common = {
    area: (call.access === "player" ? "player" : "calls") satisfies Area as Area,
    contract: sectionOf(call),
    level: "must",
    needs: needsOf(call),
  } as const;
  const exchangeOf = async (site: Site) =>
    site.ask(call, await sampleOf(site, call), { as: await senderOf(site, call) });
  const success = async (site: Site) =>
    site.succeed(call, await sampleOf(site, call), { as: await senderOf(site, call) });
  const ofRows: Check = {
    ...common,
    id: `rows ${name}`,
    title: `Every row of ${name} can be read`,
    expected: "no row that the front end drops: each fits the table, and no two have the same id",
    advice: "The front end drops such a row without a word to the player.",
    async run(site) {
      const { dropped } = await success(site);
      if (dropped.length === 0) return undefined;
      return { came: `${dropped.length} dropped: ${dropped.slice(0, 5).map(problemOfRow).join("; ")}` };
    },
  };
  return [
    {
      ...common,
      id: `answer ${name}`,
      title: `${name} answers`,
      expected: "HTTP 200 in time, also for a refusal",
      advice: "Anything else is a passing failure to the front end: it tries again, and shows an error.",
      async run(site) {
        const { status, problem } = await exchangeOf(site);
        return problem || status !== 200 ? { came: problem ?? `HTTP ${status}` } : undefined;
      },
    },
    {
      ...common,
      id: `envelope ${name}`,
      title: `${name} answers with the envelope`,
      expected: "result, and where they are there: message, code, debug, pagination of the right types",
      advice: "See Transport: the front end reads nothing else.",
      after: [`answer ${name}`],
      async run(site) {
        const came = envelopeProblem(await exchangeOf(site));
        return came === undefined ? undefined : { came };
      },
    },
    {
      ...common,
      id: `schema ${name}`,
      title: `${name} answers what the contract says`,
      expected: call.list ? "a list as in the table, or an empty one in any of its forms" : "data as in the table",
      advice: `The front end shows an error in its place. The table of the call says each field, as does the schema ${call.class}.${call.method}.Answer of contract/openapi.json.`,
      async run(site) {
        await success(site);
        return undefined;
      },
    },
    ...(call.list ? [ofRows] : []),
    {
      ...common,
      id: `fields ${name}`,
      level: "may",
      title: `${name} has no field that is left out`,
      expected: "every optional field that is told fits the table",
      advice: "The front end leaves such a field out: the player does not see it.",
      async run(site) {
        const { raw, data } = await success(site);
        const lost = lostFields(raw.data, data);
        return lost.length > 0 ? { came: `left out: ${lost.join(", ")}` } : undefined;
      },
    },
    {
      ...common,
      id: `unknown fields ${name}`,
      area: "unknown",
      contract: "#values",
      title: `${name} ignores fields that it does not know`,
      expected: "the same kind of answer with more fields in data and in the envelope",
      advice: "A newer front end may send fields that this back end does not know.",
      async run(site) {
        await success(site);
        const asking = {
          as: await senderOf(site, call),
          more: { conformanceUnknown: { deep: [1] } },
          beside: { conformance: 1 },
        };
        const data = await sampleOf(site, call);
        return site.succeed(call, data, asking).then(
          () => undefined,
          (error: Error) => ({ came: error.message }),
        );
      },
    },
  ];
}

export const readChecks: readonly Check[] = [...publicReads, ...playersReads].flatMap(checksOf);

/** In both languages: what has texts must be there in each. */
export const languageChecks: readonly Check[] = publicReads
  .filter(({ cache }) => cache !== "never")
  .map((call): Check => {
    const name = nameOf(call);
    return {
      id: `language ${name}`,
      area: "languages",
      contract: "#transport",
      level: "must",
      title: `${name} answers in English, too`,
      expected: "with Lang en, an answer of the same form as with tr",
      advice: "Where a text exists in one language only, answer with that one.",
      async run(site) {
        const turkish = await site.succeed(call, await sampleOf(site, call));
        try {
          const english = await site.succeed(call, await sampleOf(site, call), { lang: "en" });
          const before = rowsOf(turkish.data);
          const after = rowsOf(english.data);
          return after === before ? undefined : { came: `${before} rows in Turkish, ${after} in English` };
        } catch (error) {
          return { came: (error as Error).message };
        }
      },
    };
  });

const rowsOf = (data: unknown) => (Array.isArray(data) ? data.length : 0);
