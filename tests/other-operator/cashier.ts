/** The other operator's cashier. It does everything that the contract allows, and a few things that it forbids. */
import type { ReceivedCall } from "./complaints.ts";
import { mistake } from "./mistakes.ts";

const method = (id: unknown, name: string, more: object = {}) => ({
  id,
  name,
  logo: "{images}/yontem.svg",
  type: "single",
  isFavorite: "0",
  min: "10",
  max: "5000.5",
  fee: null,
  processingTime: null,
  transferType: "1",
  theirs: true,
  ...more,
});

const empty = { result: false, message: "Kayıt Bulunamadı", pagination: 0 };

/** The client must reject a group in a group, and a method without its minimum. */
const deposits = [
  method(7, "Hızlı Havale"),
  {
    id: "8",
    name: "Cüzdanlar",
    logo: "",
    type: "group",
    methods: [
      method("81", "Badem Cüzdan", { transferType: 9 }),
      mistake({ id: 82, name: "İç grup", logo: "", type: "group", methods: [method(83, "Gizli")] }),
      mistake(null),
    ],
  },
  { id: 9, name: "Boş grup", logo: "", type: "group", methods: [] },
  mistake(method(10, "Eksik", { min: undefined })),
  mistake(null),
];

const forms: Readonly<Record<string, unknown>> = {
  "1/7": [
    {
      fields: [
        { name: "hesap", label: { tr: "Alıcı", en: null }, type: "copy", required: 1, value: "Çınar A.Ş." },
        { name: "senderIban", label: { tr: "Gönderen IBAN" }, type: "iban", required: 0, hint: null, options: null },
        {
          name: "rumuz",
          label: { tr: "Rumuz", en: "Nickname" },
          type: mistake("hologram", "text"),
          required: "1",
          maxLength: 20,
        },
        mistake({ name: "adsız" }),
      ],
    },
  ],
  "2/7": [{ fields: [{ name: "account", label: { tr: "Hesabınız", en: "" }, type: "bankAccount", required: true }] }],
};

const account = (bankAccountID: unknown, more: object = {}) => ({
  bankAccountID,
  bankID: 3,
  bankName: "Fındık Bank",
  accountHolder: "Işıl Çağrı",
  iban: "TR33 0006 1005 1978 6457 8413 26",
  branchName: null,
  ...more,
});

/** The cashier of one run, with the transfers that it has accepted. */
export function cashierAnswers() {
  const rows: object[] = [];
  const favourites = new Set<string>();
  const take = (kind: 2 | 3, id: number | string, { data }: ReceivedCall) => {
    const amount = String(data.amount);
    rows.unshift({
      id,
      createdAt: new Date().toISOString(),
      transaction_category_id: kind,
      category: kind,
      type: kind === 2 ? "deposit" : "withdraw",
      amount: kind === 2 ? amount : `-${amount}`,
      balanceAfter: null,
      currency: "TRY",
      transaction_status: 1001,
      method: null,
      theirs: {},
    });
    return {
      result: true,
      message: "İşlem Başarılı",
      data: { transactionID: id, status: 1001, redirectUrl: "", qr: null },
    };
  };
  const marked = (each: (typeof deposits)[number]) =>
    each && "isFavorite" in each && favourites.has(String(each.id)) ? { ...each, isFavorite: 1 } : each;
  return {
    "finance/list_cash_methods_new": ({ data }) => ({
      result: true,
      data: { methods_list: data.Type === 1 ? deposits.map(marked) : [method(7, "Hızlı Havale")], extra: 1 },
    }),
    "finance/list_highlighted_cash_methods": () => empty,
    "finance/list_cash_methods": ({ data }) => {
      const form = forms[`${String(data.Type)}/${String(data.methodID)}`];
      return form ? { result: true, data: form } : { result: true, data: null };
    },
    "finance/add_favorite_cash_method": ({ data }) => (favourites.add(String(data.id)), { result: true }),
    "finance/remove_favorite_cash_method": ({ data }) => (favourites.delete(String(data.id)), { result: true }),
    "finance/check_favorite_cash_method": ({ data }) => ({
      result: true,
      data: { isFavorite: favourites.has(String(data.id)) ? "1" : "0" },
    }),
    "finance/list_banks": () => empty,
    "finance/list_bank_accounts": () => ({
      result: true,
      data: [account(41), mistake({ bankAccountID: 42 }), account("43", { bankName: "Ceviz Bank", isVerified: "1" })],
    }),
    "finance/get_bank_account": ({ data }) =>
      data.bankID === "41" ? { result: true, data: account(41) } : { result: false, message: "Bulunamadı" },
    "finance/save_bank_transfer": (call) => take(2, 555, call),
    "prepayServices/processTransaction": (call) => (call.data.Type === 1 ? take(2, 556, call) : take(3, "W-1", call)),
    "finance/list_transactions": ({ data }) => {
      const found = rows.filter((row) => (row as { category: number }).category === Number(data.searchCategory));
      return found.length > 0
        ? { result: true, data: found, pagination: { limit: 50, total: found.length, offset: 0 } }
        : empty;
    },
  } satisfies Readonly<Record<string, (call: ReceivedCall) => unknown>>;
}
