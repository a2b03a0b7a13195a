import type { Limit } from "./throttle.ts";

/**
 * The rate limits. "From one network" means one IPv4 address or one /64 of IPv6, see `networkOf`.
 *
 * Limits per account count the name as typed, whether or not there is such an account. Limits over all networks do
 * not apply to a network from which the player was signed in recently, so that nobody can lock out somebody else.
 */
export const limits = {
  /**
   * Failed log-ins: to one account from one network, to one account from everywhere, and from one network to any
   * account.
   */
  login: { kind: "login", most: 10, minutes: 15 },
  loginsOfAccount: { kind: "login-account", most: 100, minutes: 60 },
  loginsOfNetwork: { kind: "login-address", most: 100, minutes: 15 },
  /** Wrong codes of one player. Only someone who knows the password gets this far. */
  code: { kind: "code", most: 10, minutes: 15 },
  sms: { kind: "sms", most: 5, minutes: 15 },
  /** Wrong current passwords of one signed-in player. */
  password: { kind: "password", most: 10, minutes: 15 },
  /** Passkeys that one player begins to add, and log-ins with a passkey that one network begins. */
  passkeys: { kind: "passkeys", most: 20, minutes: 15 },
  passkeyLoginsOfNetwork: { kind: "passkey-login-address", most: 300, minutes: 15 },
  /** New usernames and addresses that one player requests. The answer reveals usernames, and each address gets a mail. */
  credentials: { kind: "credentials", most: 10, minutes: 60 },
  /** Mails with a link: to one account from one network, to one account from everywhere, and from one network. */
  forgot: { kind: "forgot", most: 3, minutes: 15 },
  forgotsOfAccount: { kind: "forgot-account", most: 10, minutes: 60 },
  forgotsOfNetwork: { kind: "forgot-address", most: 30, minutes: 60 },
  /** Registrations, and opened links of mails, from one network. The answer to a registration reveals usernames. */
  registrationsOfNetwork: { kind: "register-address", most: 30, minutes: 60 },
  /** Registrations with one e-mail address: each sends a mail, whether or not there is an account. */
  registrationsOfAddress: { kind: "register-email", most: 5, minutes: 60 },
  linksOfNetwork: { kind: "link-address", most: 60, minutes: 60 },
  /** Log-ins of staff: to one name from one network, and from one network to any name; and codes of one member. */
  staffLogin: { kind: "staff-login", most: 10, minutes: 15 },
  staffLoginsOfNetwork: { kind: "staff-login-address", most: 50, minutes: 15 },
  staffCode: { kind: "staff-code", most: 10, minutes: 15 },
} as const satisfies Record<string, Limit>;
