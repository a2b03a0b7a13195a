import { demoAuthenticatorSecret, demoPassword, demoPlayers } from "./seed/players.ts";

interface Addresses {
  readonly backOfficeAddress: string;
  readonly outboxAddress: string;
}

/** The notes that the demo prints at start: the accounts to log in with, and the back office. */
export function describeDemo({ backOfficeAddress, outboxAddress }: Addresses): string[] {
  const longest = Math.max(...demoPlayers.map(({ username }) => username.length));
  return [
    "",
    `Demo players, all with the password ${demoPassword}:`,
    ...demoPlayers.map(({ username, about }) => `  ${username.padEnd(longest)}  ${about}`),
    `The demo's authenticator secret (known to everybody): ${demoAuthenticatorSecret}`,
    "",
    `Back office (maintenance, promotions, messages, content): ${backOfficeAddress}`,
    `E-mails, SMS and authenticator codes: ${outboxAddress}`,
  ];
}
