/** A player's history. It is given 20 rows at a time, without the total, and with nulls where nothing is known. */
const most = 20;
const count = 47;

const row = (index: number) => ({
  id: 90_000 - index,
  createdAt: new Date(Date.UTC(2026, 10, 20, 18) - index * 5_400_000).toISOString().replace("Z", "+00:00"),
  transaction_category_id: index % 5 === 0 ? 2 : 1,
  category: index % 5 === 0 ? "Yatırım" : "Oyun",
  sub_category: null,
  type: index % 5 === 0 ? "Havale" : "Bahis",
  amount: index % 5 === 0 ? "100.00" : "-7.50",
  balanceAfter: null,
  currency: "TRY",
  transaction_status: 1002,
  method: null,
  game: null,
  note: null,
  ticketNumber: null,
  branch: "?",
});

/** The answer to finance/list_transactions. After the last page it is the refusal that means an empty list. */
export function historyAnswer({ limit, offset, searchCategory }: Readonly<Record<string, unknown>>) {
  const rows = Array.from({ length: count }, (_, index) => row(index)).filter(
    ({ transaction_category_id }) => !searchCategory || transaction_category_id === Number(searchCategory),
  );
  const from = Number(offset);
  const page = rows.slice(from, from + Math.min(Number(limit), most));
  if (page.length === 0) return { result: false, message: "Kayıt Bulunamadı", pagination: 0 };
  return { result: true, data: page, pagination: 0 };
}
