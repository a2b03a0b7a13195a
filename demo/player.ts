import type { LimitKind, LimitPeriod } from "../src/contract/limit-items.ts";

export interface SeedLimit {
  readonly kind: LimitKind;
  readonly period: LimitPeriod | null;
  readonly value: string;
}

/** A demo player with all fields of the registration. */
export interface SeedPlayer {
  readonly username: string;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly birthDate: string;
  readonly nationalId: string;
  readonly city: string;
  readonly address: string;
  readonly email: string;
  readonly phone: string;
  readonly language: "tr" | "en";
  readonly rid: number;
  readonly active: boolean;
  /** `ga` comes with the authenticator's secret, in Base32. */
  readonly twoFactor: { readonly method: "none" | "sms" } | { readonly method: "ga"; readonly secret: string };
  /** The opening balance, a decimal string in TRY. */
  readonly openingBalance: string;
  /** Players of the demo have shown their identity document, unless this is false. */
  readonly identityVerified?: false;
  /** The password is public, so the player can log in only on the operator's own machine. */
  readonly isDemo?: true;
  /** The limits that the player set. Times have no period, and are in minutes. */
  readonly limits?: readonly SeedLimit[];
}
