/** The site's data files, and the plain addresses of the back end. */
import type * as v from "valibot";
import { dataFiles } from "../../src/contract/data-files.ts";
import { parseReporting } from "../../src/contract/list.ts";
import { licences, maintenanceStatus } from "../../src/contract/site-answers.ts";
import * as valibot from "valibot";
import type { Check, Finding } from "../check.ts";
import type { Exchange } from "../exchange.ts";
import { expectation, problemOfRow } from "../problem-of-row.ts";
import type { Site } from "../site.ts";

const area = "files";
const contract = "#other-addresses";

/** How a body differs from a schema whose rows may be dropped. */
function findingOf(schema: v.GenericSchema, body: unknown): { whole?: Finding; rows?: Finding } {
  const { parsed, dropped } = parseReporting(schema, body);
  const [issue] = parsed.issues ?? [];
  if (issue) return { whole: { came: `${valibot.getDotPath(issue) ?? "the body"} ${expectation(issue)}` } };
  return dropped.length > 0 ? { rows: { came: dropped.slice(0, 5).map(problemOfRow).join("; ") } } : {};
}

/** The checks of one address: that it answers, that the answer fits, and that no row is dropped. */
function checksOf(
  name: string,
  {
    schema,
    about,
    isOptional,
    ask,
  }: {
    readonly schema: v.GenericSchema;
    readonly about: string;
    readonly isOptional: boolean;
    readonly ask: (site: Site) => Promise<Exchange>;
  },
): readonly Check[] {
  return [
    {
      id: `file ${name}`,
      area,
      contract,
      level: "must",
      title: `${name} is there`,
      expected: isOptional ? "HTTP 200 and JSON; without the file, the site leaves its part out" : "HTTP 200 and JSON",
      advice: about,
      async run(site) {
        const { status, body, problem } = await ask(site);
        if (problem) return { came: problem };
        const came = status === 200 ? (body === undefined ? "no JSON" : undefined) : `HTTP ${status}`;
        return came === undefined ? undefined : { came, mayBe: isOptional };
      },
    },
    {
      id: `schema ${name}`,
      area,
      contract,
      level: "must",
      after: [`file ${name}`],
      title: `${name} has the form of the contract`,
      expected: "the form that its table says",
      advice: about,
      async run(site) {
        const { status, body } = await ask(site);
        if (status !== 200 || body === undefined) return { leftOut: `there is no ${name}` };
        return findingOf(schema, body).whole;
      },
    },
    {
      id: `rows ${name}`,
      area,
      contract,
      level: "must",
      after: [`schema ${name}`],
      title: `Every row of ${name} can be read`,
      expected: "no row that the front end drops",
      advice: "The front end drops a row that does not fit, and keeps the others.",
      async run(site) {
        const { status, body } = await ask(site);
        if (status !== 200 || body === undefined) return { leftOut: `there is no ${name}` };
        return findingOf(schema, body).rows;
      },
    },
  ];
}

const ofFiles = Object.values(dataFiles).flatMap(({ path, schema }) =>
  checksOf(path, {
    schema,
    isOptional: true,
    about: "Serve it beside the built front end, as JSON. What it holds is in the contract’s table.",
    ask: (site) => site.get(site.siteAddress(path)),
  }),
);

const plain = (query: string) => async (site: Site) => site.get(`${await site.endpoint()}/${query}`);
const siteName = async (site: Site) => encodeURIComponent((await site.settings()).siteName);

export const fileChecks: readonly Check[] = [
  ...ofFiles,
  ...checksOf("licenses", {
    schema: licences,
    isOptional: true,
    about: "GET {apiBase}/endpoint/v1/licenses gives the licences of the footer.",
    ask: plain("licenses?version=1"),
  }),
  ...checksOf("check-maintenance", {
    schema: maintenanceStatus,
    isOptional: false,
    about: "GET {apiBase}/endpoint/v1/check-maintenance is what the maintenance page asks.",
    ask: async (site) => plain(`check-maintenance?sitename=${await siteName(site)}&version=1`)(site),
  }),
];
