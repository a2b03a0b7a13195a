import { envoyGetDepositAmounts } from "../../contract/envoy.ts";
import {
  financeAddFavoriteCashMethod,
  financeCheckBalance,
  financeCheckFavoriteCashMethod,
  financeEligibility,
  financeListCashMethods,
  financeListCashMethodsNew,
  financeListHighlightedCashMethods,
  financeRemoveFavoriteCashMethod,
  financeSaveBankTransfer,
  financeSaveCepBankTransfer,
} from "../../contract/finance.ts";
import { prepayProcessTransaction } from "../../contract/prepay.ts";
import { example } from "./example.ts";

const havale = {
  id: 21,
  name: "Havale",
  logo: "/art/cash/havale.svg",
  type: "single",
  isFavorite: 1,
  min: "100.00",
  max: "50000.00",
  fee: "0.00",
  processingTime: "5–15 dakika",
  transferType: 1,
  usual: { minutes: 9, of: 100 },
} as const;
const disabled = {
  code: "limit",
  message: "Günlük yatırım limitinizden kalan, bu yöntemin alt sınırına yetmiyor.",
  url: "/profile/limits",
} as const;

const direction = { Type: "1 deposit, 2 withdraw" };
const status = { status: "1001 new, 1002 approved, 1003 cancelled" };
const transferFields = "Besides these, `data` carries the fields of the method's form by their names, as texts.";

export const financeExamples = [
  example(financeCheckBalance, {
    about:
      "The wallet. The first record is shown; an empty list means 0. The front end asks for it often, in the background.",
    request: {},
    answer: [{ balance: "1250.50", bonus: "100.00", currency: "TRY" }],
  }),
  example(financeEligibility, {
    about:
      "What can be withdrawn (or deposited) now, and why not more. A back end accepts exactly `available` by a method that takes this amount, and refuses more. `available` of a deposit that nothing limits is the largest maximum of the methods. Reasons that leave the least come first.",
    request: { Type: 2 },
    answer: {
      available: "0.00",
      own: "1250.50",
      bonus: "100.00",
      onTheWay: "500.00",
      reasons: [
        {
          code: "bonus",
          message:
            "Devam eden bir bonusunuz var. Para çekebilmek için ₺760,00 tutarında daha bahis yapmanız gerekiyor.",
          amount: "1250.50",
          until: "2026-12-01T23:59:00+03:00",
          url: "/profile/bonuses",
        },
      ],
    },
    notes: {
      ...direction,
      own: "the balance, without a bonus that is not wagered",
      bonus: "what a running bonus holds",
      onTheWay: "the sum of requests in this direction that are not decided yet",
      "reasons[].code":
        "`bonus`, `identity`, `limit` (the player's own), `pause` (a time-out or self-exclusion), `pending` (too many undecided requests) or `other`",
      "reasons[].amount": "what this reason keeps back; of `limit`, the limit itself",
      "reasons[].until": "when it ends by itself",
      "reasons[].url": "the page that helps",
    },
  }),
  example(financeListCashMethodsNew, {
    about:
      "The ways to pay in or out: single ones, and groups of them under one name. The fee is only shown; the wallet changes by the amount. The player pays the fee of a deposit on top of the amount, and that of a withdrawal is taken out of what arrives.",
    request: { Type: 1 },
    answer: {
      methods_list: [
        havale,
        {
          id: 30,
          name: "Mobil ödeme",
          logo: "/art/cash/mobil.svg",
          type: "group",
          methods: [{ ...havale, id: 31, name: "Hızlı cep", isFavorite: 0, transferType: 3, disabled }],
        },
      ],
    },
    notes: {
      ...direction,
      "methods_list[].transferType":
        "of a deposit: 1 goes to `finance/save_bank_transfer`, 3 to `finance/save_cep_bank_transfer`, any other to `prepayServices/processTransaction`",
      "methods_list[].fee": "zero or missing: none",
      "methods_list[].methods": "single ones, each with the fields above",
      "methods_list[].disabled":
        "even the smallest amount of this method would be refused now; the codes are those of `finance/eligibility`",
      "methods_list[].usual": "the median of the last `of` approved transfers by this method, in minutes",
    },
  }),
  example(financeListCashMethods, {
    about:
      "The form of one method. `info` and `copy` show the operator's account to pay into and are not sent. The player fills in the other fields, which are sent as texts: a date as `YYYY-MM-DD`, a time as `HH:MM`, a phone as E.164, a select's value unchanged. If a form has no `amount`, the front end adds one with the method's bounds. An `amount` may be a select, whose options are then decimal amounts. A form with a required field that does not fit cannot be sent. The front end treats unknown field types as text. Names that the front end knows: `amount`, `branch`, `account`, `referenceNumber`, `senderPhone`, `receiverPhone`, `senderNationalId`, `receiverNationalId`, `identityValidityDate`, `customerNote`, `bankcode`.",
    request: { Type: 1, methodID: 21, favorites: 0 },
    answer: [
      {
        fields: [
          {
            name: "iban",
            label: { tr: "Alıcı IBAN", en: "Recipient IBAN" },
            type: "copy",
            required: 0,
            value: "TR539999900000001234567890",
          },
          {
            name: "amount",
            label: { tr: "Tutar", en: "Amount" },
            type: "amount",
            required: 1,
            min: "100.00",
            max: "50000.00",
          },
          {
            name: "bankcode",
            label: { tr: "Banka", en: "Bank" },
            type: "select",
            required: 1,
            options: [{ value: "90", label: "Örnek Bank" }],
          },
        ],
      },
    ],
    notes: {
      ...direction,
      favorites: "the front end sends 0: the form is the same whether or not the method is a favourite",
      "[].fields[].min": "money for an amount, a number for a number, a date for a date; so is `max`",
      "[].fields[].pattern": "a regular expression, matched against the whole value, with the `u` flag",
      "[].fields[].value": "what it starts with; of `info` and `copy`, what is shown",
    },
  }),
  example(financeListHighlightedCashMethods, {
    about: "The methods that the operator recommends.",
    request: { Type: 1 },
    answer: [havale],
    notes: direction,
  }),
  example(financeAddFavoriteCashMethod, {
    about: "Makes a method one of the player's favourites.",
    request: { id: 21, Type: 1 },
    answer: null,
    notes: direction,
  }),
  example(financeRemoveFavoriteCashMethod, {
    about: "Removes a method from the player's favourites.",
    request: { id: 21, Type: 1 },
    answer: null,
    notes: direction,
  }),
  example(financeCheckFavoriteCashMethod, {
    about: "Whether a method is one of the player's favourites.",
    request: { id: 21, Type: 1 },
    answer: { isFavorite: "1" },
    notes: direction,
  }),
  example(financeSaveBankTransfer, {
    about: `A deposit with a method of transfer type 1. ${transferFields}`,
    request: { methodID: "21", amount: "500.00", bankcode: "90" },
    answer: { transactionID: 884120, status: 1001 },
    notes: status,
  }),
  example(financeSaveCepBankTransfer, {
    about: `A deposit with a method of transfer type 3. ${transferFields}`,
    request: { methodID: "31", amount: "250.00", senderPhone: "+905000000012" },
    answer: { transactionID: 884121, status: 1001 },
    notes: status,
  }),
  example(prepayProcessTransaction, {
    about: `Every withdrawal, and every deposit with another transfer type. ${transferFields} A \`redirectUrl\` is https and opens in a new tab; the front end then follows the status in the history. A withdrawal's money is held from the moment it is requested.`,
    request: { Type: 2, methodID: "44", amount: "750.00", account: "B-118", customerNote: "" },
    answer: { transactionID: 884122, status: 1001, reference: "KR-884122" },
    notes: {
      ...direction,
      ...status,
      qr: "a text, shown as a QR code",
      reference: "what the player names when paying",
    },
  }),
  example(envoyGetDepositAmounts, {
    about: "The amounts that can be paid in, for methods whose form has a field `bankcode`.",
    request: { bankcode: "90" },
    answer: { amounts: ["100.00", "250.00", "500.00"] },
    notes: { bankcode: "the value of that field" },
  }),
];
