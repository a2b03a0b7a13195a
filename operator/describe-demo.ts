import { demoAuthenticatorSecret, demoPassword, demoPlayers } from "./seed/players.ts";

/** What whoever starts the demo is told: with whom to sign in, and where messages to players are. */
export function describeDemo(outboxAddress: string): string[] {
  const longest = Math.max(...demoPlayers.map(({ username }) => username.length));
  return [
    "",
    `Demo players, all with the password ${demoPassword}:`,
    ...demoPlayers.map(({ username, about }) => `  ${username.padEnd(longest)}  ${about}`),
    `The demo's authenticator secret (known to everybody): ${demoAuthenticatorSecret}`,
    "",
    `E-mails, SMS and authenticator codes: ${outboxAddress}`,
  ];
}
