/** The command line of `npm run conformance`. */
import { parseArgs } from "node:util";
import { extensionNames, type ExtensionName } from "../src/contract/declaration.ts";
import { areas } from "./check.ts";

export const usage = `Checks whether a back end follows docs/contract.md.

  npm run conformance -- --api https://op.example [options]

  --api <address>        the back end: what stands before /endpoint/v1. By default apiBase of config.json
  --site <address>       where config.json and /data are, if not at the origin of --api
  --player <name>        a player for the tests. Its password is --password, or CONFORMANCE_PASSWORD in the environment
  --password <text>      in the environment it does not appear in the list of processes
  --totp <secret>        the secret of the player's authenticator (Base32), or CONFORMANCE_TOTP
  --session-minutes <n>  how long a session lives after its last ping. Also checks, last of all, that one expires and that a
                         ping prolongs it, which takes a bit more than twice as long
  --write                also change things: deposits, withdrawals, favourites, limits. Asks first
  --yes                  answers that question
  --extensions <names>   check these extensions, whatever the capabilities name: ${extensionNames.join(", ")}
  --only <words>         only the checks whose id or area contains one of the words, separated by commas
  --report <folder>      write report.json, junit.xml and report.html there
  --timeout <seconds>    how long to wait for an answer: 20, as the front end does
  --list                 print the checks, and send nothing

Areas: ${Object.keys(areas).join(", ")}

It ends with 0 if the back end conforms, with 1 if a check failed, and with 2 if it could not check everything.
`;

export interface Arguments {
  readonly api?: string;
  readonly site?: string;
  readonly player?: { readonly name: string; readonly password: string; readonly totp?: string };
  readonly write: boolean;
  readonly yes: boolean;
  readonly extensions?: readonly ExtensionName[];
  readonly only: readonly string[];
  readonly report?: string;
  readonly timeoutMs: number;
  readonly sessionMinutes?: number;
  readonly list: boolean;
  readonly help: boolean;
}

const options = {
  api: { type: "string" },
  site: { type: "string" },
  player: { type: "string" },
  password: { type: "string" },
  totp: { type: "string" },
  write: { type: "boolean", default: false },
  yes: { type: "boolean", default: false },
  extensions: { type: "string" },
  only: { type: "string" },
  report: { type: "string" },
  timeout: { type: "string", default: "20" },
  "session-minutes": { type: "string" },
  list: { type: "boolean", default: false },
  help: { type: "boolean", short: "h", default: false },
} as const;

/** Something on the command line is wrong. The message says what. */
export class UsageError extends Error {}

const words = (text: string) => text.split(/[,\s]+/).filter((word) => word !== "");

/** @throws UsageError */
export function readArguments(args: readonly string[], env: NodeJS.ProcessEnv): Arguments {
  const { values } = parsed(args);
  const { api, site, report } = values;
  if (!api && !site && !values.list && !values.help)
    throw new UsageError("Say which back end: --api https://op.example");
  for (const [name, address] of Object.entries({ api, site })) {
    if (address !== undefined && !/^https?:\/\/[^/]/i.test(address)) {
      throw new UsageError(`--${name} must be an address that begins with https:// or http://, not ${address}`);
    }
  }
  const extensions = values.extensions === undefined ? undefined : words(values.extensions);
  const unknown = extensions?.find((name) => !(extensionNames as readonly string[]).includes(name));
  if (unknown !== undefined)
    throw new UsageError(`There is no extension ${unknown}. There are: ${extensionNames.join(", ")}`);
  const seconds = Number(values.timeout);
  if (!(seconds > 0 && seconds <= 600)) throw new UsageError("--timeout must be a number of seconds up to 600");
  const player = playerOf(values, env);
  const sessionMinutes = minutesOf(values["session-minutes"]);
  if (sessionMinutes !== undefined && !player) throw new UsageError("--session-minutes needs --player");
  return {
    ...(api && { api }),
    ...(site && { site }),
    ...(player && { player }),
    ...(report && { report }),
    ...(extensions && { extensions: extensions as ExtensionName[] }),
    write: values.write,
    yes: values.yes,
    // Ids have spaces.
    only: (values.only ?? "")
      .split(",")
      .map((word) => word.trim())
      .filter((word) => word !== ""),
    timeoutMs: seconds * 1000,
    ...(sessionMinutes !== undefined && { sessionMinutes }),
    list: values.list,
    help: values.help,
  };
}

function minutesOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const minutes = Number(text);
  if (minutes > 0 && minutes <= 1440) return minutes;
  throw new UsageError("--session-minutes must be a number of minutes up to 1440");
}

function playerOf(
  values: {
    readonly player?: string | undefined;
    readonly password?: string | undefined;
    readonly totp?: string | undefined;
  },
  env: NodeJS.ProcessEnv,
): Arguments["player"] {
  const password = values.password ?? env.CONFORMANCE_PASSWORD;
  const totp = values.totp ?? env.CONFORMANCE_TOTP;
  if (values.player === undefined) {
    if (values.password !== undefined || values.totp !== undefined)
      throw new UsageError("--password and --totp need --player");
    return undefined;
  }
  if (password === undefined)
    throw new UsageError("--player needs --password, or CONFORMANCE_PASSWORD in the environment");
  return { name: values.player, password, ...(totp !== undefined && { totp }) };
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}
