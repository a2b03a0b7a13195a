import type { Limit } from "./throttle.ts";

/**
 * How often what may be attempted. Those of an account count what was typed, whether or not there is
 * such an account, together with the address it came from, so that nobody can lock somebody else out.
 */
export const limits = {
  /** Failed log-ins to one account from one address; and from one address to any account. */
  login: { kind: "login", most: 10, minutes: 15 },
  loginsOfAddress: { kind: "login-address", most: 100, minutes: 15 },
  /** Wrong codes of one player: only who knows the password comes this far. */
  code: { kind: "code", most: 10, minutes: 15 },
  sms: { kind: "sms", most: 5, minutes: 15 },
  /** Wrong current passwords of one player who is signed in. */
  password: { kind: "password", most: 10, minutes: 15 },
  /** New usernames and addresses that one player asks for: the answer tells what others have. */
  credentials: { kind: "credentials", most: 10, minutes: 60 },
  forgot: { kind: "forgot", most: 3, minutes: 15 },
  forgotsOfAddress: { kind: "forgot-address", most: 30, minutes: 60 },
  /** Registrations, and links of mails that were opened, from one address. */
  registrationsOfAddress: { kind: "register-address", most: 30, minutes: 60 },
  linksOfAddress: { kind: "link-address", most: 60, minutes: 60 },
} as const satisfies Record<string, Limit>;
