/** An account of the operator's that players pay into. */
export interface SeedBankAccount {
  readonly id: string;
  readonly holder: string;
  readonly iban: string;
  readonly branch: string;
  readonly accountNumber: string;
}

export interface SeedBank {
  readonly id: number;
  readonly name: string;
  readonly accounts: readonly SeedBankAccount[];
}

export const accountHolder = "Karo Eğlence Hizmetleri A.Ş.";

/** No bank has these names or these codes; the IBANs' check digits are right. */
export const banks: readonly SeedBank[] = [
  {
    id: 1,
    name: "Çınar Bankası",
    accounts: [
      {
        id: "11",
        holder: accountHolder,
        iban: "TR319990101200340056007001",
        branch: "Kordon (120)",
        accountNumber: "0340056-7001",
      },
      {
        id: "12",
        holder: accountHolder,
        iban: "TR049990101200340056007002",
        branch: "Kordon (120)",
        accountNumber: "0340056-7002",
      },
    ],
  },
  {
    id: 2,
    name: "Poyraz Bank",
    accounts: [
      {
        id: "21",
        holder: accountHolder,
        iban: "TR469990200007781200450011",
        branch: "Çarşı (778)",
        accountNumber: "1200450011",
      },
    ],
  },
  {
    id: 3,
    name: "Martı Bankası",
    accounts: [
      {
        id: "31",
        holder: accountHolder,
        iban: "TR559990300000045501290033",
        branch: "Liman (455)",
        accountNumber: "01290033",
      },
    ],
  },
  {
    id: 4,
    name: "Bulut Katılım",
    accounts: [
      {
        id: "41",
        holder: accountHolder,
        iban: "TR659990400000033000871200",
        branch: "Merkez (330)",
        accountNumber: "00871200",
      },
    ],
  },
  // Players may have an account there; the operator has none to pay into.
  { id: 5, name: "Pusula Bank", accounts: [] },
];
