import type { RunningOperator } from "./server.ts";
import { demoAuthenticatorSecret, demoPassword, demoPlayers } from "./seed/players.ts";

/** The notes that the demo prints at start: the accounts to log in with, and the back office. */
export function describeDemo({ backOfficeAddress }: Pick<RunningOperator, "backOfficeAddress">): string[] {
  const longest = Math.max(...demoPlayers.map(({ username }) => username.length));
  return [
    "",
    `Demo players, all with the password ${demoPassword}:`,
    ...demoPlayers.map(({ username, about }) => `  ${username.padEnd(longest)}  ${about}`),
    `The demo's authenticator secret (known to everybody): ${demoAuthenticatorSecret}`,
    "",
    `Back office, with the e-mails, SMS and authenticator codes: ${backOfficeAddress}`,
    "This link logs the demo's administrator in, once and within 10 minutes. Each start prints a new one.",
  ];
}

/** The notes that an operator without the demo prints: its back office, and what it needs before anybody can use it. */
export function whatIsMissing({
  backOfficeAddress,
  has,
}: Pick<RunningOperator, "backOfficeAddress" | "has">): string[] {
  return [
    `Back office: ${backOfficeAddress}`,
    ...(has.staff
      ? []
      : [
          "",
          "There is no member of staff yet. Add the first one:",
          "  npm run operator -- staff add <name> --role administer",
        ]),
    ...(has.games
      ? []
      : [
          "",
          "There are no games yet. Load a catalogue, then start again:",
          "  npm run operator -- load-catalogue <file>",
        ]),
  ];
}
