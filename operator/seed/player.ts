/** A player of the demo, with everything that registration would have asked for. */
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
  /** What the wallet holds at first, a decimal string in TRY. */
  readonly openingBalance: string;
}
