import { parseArgs } from "node:util";
import { OperatorError } from "./operator-error.ts";

export const usage = `Starts the reference operator, with the built app in front of it.

  --port <number>      where to listen (default: PORT, or 4173; 0 takes a free one)
  --games-port <number>
                       where the games listen, which have an origin of their own
                       (default: the next port)
  --games-origin <url> where browsers reach the games, if a proxy stands in front
  --trust-proxy <list> our own proxies, whose X-Forwarded-For, -Proto and -Host are
                       believed: addresses and networks, separated by commas
  --hsts <seconds>     tell browsers to use https alone for so long (31536000: a year)
  --host <address>     on which address (default: 127.0.0.1, this machine alone;
                       0.0.0.0 opens it to every device on the network)
  --data-dir <folder>  where data are kept (default: .data/operator)
  --fresh              throw away all data first
  --dist <folder>      the built app (default: dist)
  --api-only           without the built app, as \`npm run dev\` wants it
  --raise-after <hours>
                       how long players wait before they may confirm a raised limit
                       (default: 72, at least 24)
  --settings <file>    JSON with fields of config.json to set: brand, support, gameOrigins …
  --help               this text

DATABASE_URL names a PostgreSQL database to use instead of the embedded one; several
operators on one are one operator. OPERATOR_PRIVATE_KEY (PEM) and OPERATOR_TOKEN, for the
back office, and OPERATOR_PUSH_KEY, for push messages, take the place of those that the
database keeps. OPERATOR_PUSH_SERVICES (origins, separated by commas) are the only push
services that messages are sent to, in place of the browser vendors'.`;

export interface CommandOptions {
  readonly port: number;
  readonly gamesPort: number;
  readonly providerOrigin?: string;
  readonly host: string;
  readonly dataDir: string;
  readonly fresh: boolean;
  readonly dist?: string;
  readonly settingsFile?: string;
  readonly trustProxy?: string;
  readonly hstsSeconds?: number;
  readonly raiseAfterHours?: number;
  readonly privateKey?: string;
  readonly backOfficeToken?: string;
  readonly pushKey?: string;
  readonly pushServices?: string;
  readonly databaseUrl?: string;
}

/**
 * Reads the flags and the environment.
 *
 * @throws OperatorError for an unknown flag, an invalid port or an invalid duration.
 */
export function readCommandLine(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): CommandOptions | "help" {
  const flags = parse(args);
  if (flags.help) return "help";
  const port = readPort(flags.port ?? env.PORT ?? "4173");
  return {
    port,
    gamesPort: readPort(flags["games-port"] ?? env.GAMES_PORT ?? nextPort(port)),
    ...(flags["games-origin"] !== undefined && { providerOrigin: flags["games-origin"] }),
    host: flags.host,
    dataDir: flags["data-dir"],
    fresh: flags.fresh,
    ...(!flags["api-only"] && { dist: flags.dist }),
    ...(flags.settings !== undefined && { settingsFile: flags.settings }),
    ...(flags["trust-proxy"] !== undefined && { trustProxy: flags["trust-proxy"] }),
    ...(flags.hsts !== undefined && { hstsSeconds: readSeconds(flags.hsts) }),
    ...(flags["raise-after"] !== undefined && { raiseAfterHours: readHours(flags["raise-after"]) }),
    ...(env.DATABASE_URL && { databaseUrl: env.DATABASE_URL }),
    ...(env.OPERATOR_PRIVATE_KEY && { privateKey: env.OPERATOR_PRIVATE_KEY }),
    ...(env.OPERATOR_TOKEN && { backOfficeToken: env.OPERATOR_TOKEN }),
    ...(env.OPERATOR_PUSH_KEY && { pushKey: env.OPERATOR_PUSH_KEY }),
    ...(env.OPERATOR_PUSH_SERVICES && { pushServices: env.OPERATOR_PUSH_SERVICES }),
  };
}

function parse(args: readonly string[]) {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        port: { type: "string" },
        "games-port": { type: "string" },
        "games-origin": { type: "string" },
        "trust-proxy": { type: "string" },
        hsts: { type: "string" },
        host: { type: "string", default: "127.0.0.1" },
        "data-dir": { type: "string", default: ".data/operator" },
        fresh: { type: "boolean", default: false },
        dist: { type: "string", default: "dist" },
        "api-only": { type: "boolean", default: false },
        "raise-after": { type: "string" },
        settings: { type: "string" },
        help: { type: "boolean", default: false },
      },
    });
    return values;
  } catch (error) {
    throw new OperatorError((error as Error).message, "See --help for the flags there are.");
  }
}

/** The default games port: next to a fixed site port, or any free port if the site takes one. */
function nextPort(port: number): string {
  return port === 0 || port === 65_535 ? "0" : String(port + 1);
}

function readPort(text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw new OperatorError(`${text} is not a port.`, "A port is a number from 0 to 65535.");
}

function readSeconds(text: string): number {
  if (/^\d{1,10}$/.test(text)) return Number(text);
  throw new OperatorError(`${text} is not a number of seconds.`, "A year is --hsts 31536000; --hsts 0 takes it back.");
}

/** Regulators require at least a day. */
function readHours(text: string): number {
  if (/^\d{1,4}$/.test(text) && Number(text) >= 24) return Number(text);
  throw new OperatorError(`${text} is not a number of hours from 24 on.`, "Sweden asks for --raise-after 72, Ontario and Great Britain for 24.");
}
