/** A bank account of the operator that players pay into. */
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
  /** The five digits by which IBANs name it. */
  readonly code: string;
  readonly accounts: readonly SeedBankAccount[];
}

export const accountHolder = "Karo Eğlence Hizmetleri A.Ş.";

function account(id: string, iban: string, branch: string, accountNumber: string): SeedBankAccount {
  return { id, holder: accountHolder, iban, branch, accountNumber };
}

/** These names and codes belong to no bank. The check digits of the IBANs are valid. */
export const banks: readonly SeedBank[] = [
  {
    id: 1,
    name: "Çınar Bankası",
    code: "99901",
    accounts: [
      account("11", "TR319990101200340056007001", "Kordon (120)", "0340056-7001"),
      account("12", "TR049990101200340056007002", "Kordon (120)", "0340056-7002"),
    ],
  },
  { id: 2, name: "Poyraz Bank", code: "99902", accounts: [account("21", "TR469990200007781200450011", "Çarşı (778)", "1200450011")] },
  { id: 3, name: "Martı Bankası", code: "99903", accounts: [account("31", "TR559990300000045501290033", "Liman (455)", "01290033")] },
  { id: 4, name: "Bulut Katılım", code: "99904", accounts: [account("41", "TR659990400000033000871200", "Merkez (330)", "00871200")] },
  // Players may have an account there. The operator has none to pay into.
  { id: 5, name: "Pusula Bank", code: "99905", accounts: [] },
];
