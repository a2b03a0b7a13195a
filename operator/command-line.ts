import { parseArgs } from "node:util";
import { OperatorError } from "./lib/faults.ts";

export const usage = `Starts the reference operator and serves the built app. It has no players and no games at first.

  staff add <name> --role look|decide|administer
                       adds a member of staff and prints a one-time link to set up
                       a password and an authenticator, instead of starting
  load-catalogue <file>, load-cashier <file>, load-bonuses <file>
                       load games and tables, methods to pay with and banks, or
                       bonuses, instead of starting

  --port <number>      the port (default: PORT, or 4173; 0 takes a free one)
  --games-port <number>
                       the port of the games, which have their own origin
                       (default: the next port)
  --games-origin <url> the address at which browsers reach the games through a proxy
  --trust-proxy <list> your own proxies, whose X-Forwarded-For, -Proto and -Host headers
                       are trusted: addresses and networks, separated by commas.
                       Requires siteOrigin in the settings
  --hsts <seconds>     tells browsers to use only https for this time (31536000: a year)
  --host <address>     the address to listen on (default: 127.0.0.1, only this machine;
                       0.0.0.0 opens it to all devices on the network)
  --data-dir <folder>  where data is stored (default: .data/operator)
  --fresh              deletes all data first
  --demo               loads players with public passwords, games, content, cash methods and
                       bonuses; their log-ins work only on this machine
  --dist <folder>      the built app (default: dist)
  --api-only           does not serve the app; for \`npm run dev\`
  --raise-after <hours>
                       how long players wait before they may confirm a raised limit
                       (default: 72, at least 24)
  --database-connections <number>
                       the most connections to PostgreSQL that this process opens (default: 10)
  --metrics-port <number>
                       serves numbers for Prometheus at /metrics on this port (default: off)
  --metrics-host <address>
                       the address of that port (default: 127.0.0.1, only this machine).
                       Never open it to the internet
  --log-calls          logs every call, not only those that fail or take a second or more
  --settings <file>    a JSON file that sets fields of config.json: brand, support …
  --help               prints this text

DATABASE_URL names a PostgreSQL database to use instead of the embedded one. Several
processes on one database act as one operator. OPERATOR_PRIVATE_KEY (PEM) and
OPERATOR_PUSH_KEY (for push messages) replace the ones in the database.
OPERATOR_PUSH_SERVICES (origins, separated by commas) replaces the list of push services
to which messages may be sent.

OPERATOR_MASTER_KEY (32 bytes in base64) encrypts the secrets in the database. PostgreSQL
needs it; the embedded database makes one in its folder. To replace it, name the key
before in OPERATOR_MASTER_KEY_OLD for one start.

SMTP_URL (smtps://user:password@host) and MAIL_FROM send the mails to players,
SMS_WEBHOOK_URL and SMS_WEBHOOK_SECRET their SMS. Without both, the demo's back office
shows the messages.`;

export interface CommandOptions {
  readonly port: number;
  readonly gamesPort: number;
  readonly providerOrigin?: string;
  readonly host: string;
  readonly dataDir: string;
  readonly fresh: boolean;
  readonly demo: boolean;
  readonly dist?: string;
  readonly settingsFile?: string;
  readonly trustProxy?: string;
  readonly hstsSeconds?: number;
  readonly raiseAfterHours?: number;
  readonly mostConnections?: number;
  readonly metricsPort?: number;
  readonly metricsHost?: string;
  readonly logCalls?: boolean;
  readonly privateKey?: string;
  readonly pushKey?: string;
  readonly pushServices?: string;
  readonly databaseUrl?: string;
  readonly masterKey?: string;
  readonly oldMasterKey?: string;
  readonly smtpUrl?: string;
  readonly mailFrom?: string;
  readonly smsWebhookUrl?: string;
  readonly smsWebhookSecret?: string;
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
    demo: flags.demo,
    ...(!flags["api-only"] && { dist: flags.dist }),
    ...(flags.settings !== undefined && { settingsFile: flags.settings }),
    ...(flags["trust-proxy"] !== undefined && { trustProxy: flags["trust-proxy"] }),
    ...(flags.hsts !== undefined && { hstsSeconds: readSeconds(flags.hsts) }),
    ...(flags["raise-after"] !== undefined && { raiseAfterHours: readHours(flags["raise-after"]) }),
    ...(flags["database-connections"] !== undefined && {
      mostConnections: readConnections(flags["database-connections"]),
    }),
    ...(flags["metrics-port"] !== undefined && { metricsPort: readPort(flags["metrics-port"]) }),
    ...(flags["metrics-host"] !== undefined && { metricsHost: flags["metrics-host"] }),
    ...(flags["log-calls"] && { logCalls: true }),
    ...(env.DATABASE_URL && { databaseUrl: env.DATABASE_URL }),
    ...(env.OPERATOR_PRIVATE_KEY && { privateKey: env.OPERATOR_PRIVATE_KEY }),
    ...(env.OPERATOR_PUSH_KEY && { pushKey: env.OPERATOR_PUSH_KEY }),
    ...(env.OPERATOR_PUSH_SERVICES && { pushServices: env.OPERATOR_PUSH_SERVICES }),
    ...(env.OPERATOR_MASTER_KEY && { masterKey: env.OPERATOR_MASTER_KEY }),
    ...(env.OPERATOR_MASTER_KEY_OLD && { oldMasterKey: env.OPERATOR_MASTER_KEY_OLD }),
    ...(env.SMTP_URL && { smtpUrl: env.SMTP_URL }),
    ...(env.MAIL_FROM && { mailFrom: env.MAIL_FROM }),
    ...(env.SMS_WEBHOOK_URL && { smsWebhookUrl: env.SMS_WEBHOOK_URL }),
    ...(env.SMS_WEBHOOK_SECRET && { smsWebhookSecret: env.SMS_WEBHOOK_SECRET }),
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
        demo: { type: "boolean", default: false },
        dist: { type: "string", default: "dist" },
        "api-only": { type: "boolean", default: false },
        "raise-after": { type: "string" },
        "database-connections": { type: "string" },
        "metrics-port": { type: "string" },
        "metrics-host": { type: "string" },
        "log-calls": { type: "boolean", default: false },
        settings: { type: "string" },
        help: { type: "boolean", default: false },
      },
    });
    return values;
  } catch (error) {
    throw new OperatorError((error as Error).message, "--help lists the flags.");
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
  throw new OperatorError(
    `${text} is not a number of seconds.`,
    "Use --hsts 31536000 for a year, or --hsts 0 to end it.",
  );
}

/** With a single connection, one slow statement would hold up everything. */
function readConnections(text: string): number {
  if (/^\d{1,4}$/.test(text) && Number(text) >= 2) return Number(text);
  throw new OperatorError(
    `${text} is not a number of connections from 2 on.`,
    "Use --database-connections 10. All processes together must stay below PostgreSQL's max_connections.",
  );
}

/** Regulators require at least a day. */
function readHours(text: string): number {
  if (/^\d{1,4}$/.test(text) && Number(text) >= 24) return Number(text);
  throw new OperatorError(
    `${text} is not a number of hours of at least 24.`,
    "Sweden requires --raise-after 72, Ontario and Great Britain 24.",
  );
}
