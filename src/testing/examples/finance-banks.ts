import {
  financeDeleteBankAccount,
  financeGetBankAccount,
  financeListBankAccounts,
  financeListBanks,
  financeSaveBankAccount,
} from "../../contract/finance-banks.ts";
import { example } from "./example.ts";

const sameOnAllDevices = "`desktop`; the answer is the same on all devices";

const account = {
  bankAccountID: "B-118",
  bankID: 90,
  bankName: "Örnek Bank",
  accountHolder: "Deniz Örnek",
  branchName: "Alsancak",
  accountNumber: "0001234567",
  iban: "TR539999900000001234567890",
  isVerified: true,
};

export const financeBanksExamples = [
  example(financeListBanks, {
    about: "The banks, and the operator's accounts there to pay into.",
    request: { typeID: 1 },
    answer: [
      {
        bankID: 90,
        name: "Örnek Bank",
        logo: "/art/bank/90.svg",
        code: "99999",
        accounts: [
          {
            id: 3,
            holder: "Karo Örnek A.Ş.",
            iban: "TR539999900000001234567890",
            branch: "Merkez",
            accountNumber: "0007654321",
          },
        ],
      },
    ],
    notes: {
      typeID: "1, banks; the front end asks for no other type",
      "[].code": "the five digits after an IBAN's check digits, by which it names this bank",
    },
  }),
  example(financeListBankAccounts, {
    about: "The player's own bank accounts.",
    request: { SiteType: "desktop", showPrepaid: 1 },
    answer: [account],
    notes: {
      SiteType: sameOnAllDevices,
      showPrepaid: "always on: accounts of prepaid cards, too, if the operator keeps such accounts",
    },
  }),
  example(financeGetBankAccount, {
    about: "One of the player's bank accounts.",
    request: { bankID: "B-118" },
    answer: account,
    notes: { bankID: "in the request it carries a bankAccountID" },
  }),
  example(financeSaveBankAccount, {
    about:
      "Adds a bank account; with a `bankAccountID` it updates that one. A refusal may carry `data.errors`, a message for each field.",
    request: { bankID: 90, accountHolder: "Deniz Örnek", iban: "TR539999900000001234567890" },
    answer: { bankAccountID: "B-118" },
    refusal: {
      message: "Banka hesabı kaydedilemedi.",
      data: { errors: { accountHolder: "Hesap kendi adınıza olmalıdır." } },
    },
  }),
  example(financeDeleteBankAccount, {
    about: "Removes one of the player's bank accounts.",
    request: { bankAccountID: "B-118" },
    answer: null,
  }),
];
