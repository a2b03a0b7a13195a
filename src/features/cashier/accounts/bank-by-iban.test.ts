import { expect, test } from "vitest";
import type { Bank } from "../../../contract/finance-banks.ts";
import { bankByIban } from "./bank-by-iban.ts";

const account = (iban: string) => ({ id: "1", holder: "", iban, branch: "", accountNumber: "" });
const banks: Bank[] = [
  {
    bankID: "1",
    name: "Çınar Bankası",
    logo: "",
    code: undefined,
    accounts: [account("TR31 9990 1012 0034 0056 0070 01")],
  },
  { bankID: "2", name: "T.C. ZİRAAT BANKASI A.Ş.", logo: "", code: undefined, accounts: undefined },
  { bankID: "3", name: "Poyraz Bank", logo: "", code: "99902", accounts: undefined },
];

test.each([
  ["TR049990101200340056007002", "1"],
  ["TR0499901", "1"],
  ["tr33 0001 0", "2"],
  ["TR46 9990 2", "3"],
  ["TR330006100519786457841326", undefined],
  ["TR33", undefined],
  ["", undefined],
])("the bank of %j is %s", (iban, bankID) => {
  expect(bankByIban(iban, banks)?.bankID).toBe(bankID);
});
