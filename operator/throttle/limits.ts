import type { Limit } from "./throttle.ts";

/**
 * How often what may be attempted. "From one network" is one IPv4 address or one /64 of IPv6 (`networkOf`).
 *
 * The limits of an account count what was typed, whether or not there is such an account. Those over all networks
 * spare a network from which the player was signed in lately, so that nobody can lock somebody else out.
 */
export const limits = {
  /** Failed log-ins to one account from one network; to one from everywhere; and from one network to any. */
  login: { kind: "login", most: 10, minutes: 15 },
  loginsOfAccount: { kind: "login-account", most: 100, minutes: 60 },
  loginsOfNetwork: { kind: "login-address", most: 100, minutes: 15 },
  /** Wrong codes of one player: only who knows the password comes this far. */
  code: { kind: "code", most: 10, minutes: 15 },
  sms: { kind: "sms", most: 5, minutes: 15 },
  /** Wrong current passwords of one player who is signed in. */
  password: { kind: "password", most: 10, minutes: 15 },
  /** New usernames and addresses that one player asks for: the answer tells what others have. */
  credentials: { kind: "credentials", most: 10, minutes: 60 },
  /** Mails with a link that one account is sent, by one network and by everybody; and that one network asks for. */
  forgot: { kind: "forgot", most: 3, minutes: 15 },
  forgotsOfAccount: { kind: "forgot-account", most: 10, minutes: 60 },
  forgotsOfNetwork: { kind: "forgot-address", most: 30, minutes: 60 },
  /** Registrations, and links of mails that were opened, from one network. */
  registrationsOfNetwork: { kind: "register-address", most: 30, minutes: 60 },
  linksOfNetwork: { kind: "link-address", most: 60, minutes: 60 },
} as const satisfies Record<string, Limit>;
