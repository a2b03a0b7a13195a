import { demoAuthenticatorSecret, demoPassword, demoPlayers } from "./players.ts";

/** The notes that the demo prints at start: the accounts to log in with, and the back office. */
export function describeDemo(backOfficeAddress: string): string[] {
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
