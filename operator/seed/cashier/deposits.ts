/** A deposit that a demo player asked for before the demo began. */
export interface SeedDeposit {
  readonly username: string;
  readonly methodId: number;
  readonly amount: string;
  /** Minutes before the moment of seeding. */
  readonly minutesAgo: number;
  /** The values of the method's form on that day (`YYYY-MM-DD`). */
  readonly filledIn: (day: string) => Readonly<Record<string, string>>;
}

/** The deposits that wait in the back office at first. */
export const demoDeposits: readonly SeedDeposit[] = [
  {
    username: "derya",
    methodId: 51,
    amount: "5000.00",
    minutesAgo: 95,
    filledIn: () => ({}),
  },
  {
    username: "toprak",
    methodId: 21,
    amount: "1500.00",
    minutesAgo: 48,
    filledIn: (day) => ({ bank: "2", branch: "Çankaya", paidOn: day, customerNote: "Dekontu desteğe ilettim." }),
  },
  {
    username: "efsun",
    methodId: 31,
    amount: "250.00",
    minutesAgo: 22,
    filledIn: () => ({ senderPhone: "+905000000023", senderNationalId: "10000000450", referenceNumber: "48120577" }),
  },
  {
    username: "deniz",
    methodId: 40,
    amount: "300.00",
    minutesAgo: 6,
    filledIn: () => ({ account: "5000000021", senderPhone: "+905000000021" }),
  },
];
