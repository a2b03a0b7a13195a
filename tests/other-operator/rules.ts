/** What this operator does only without its mistakes: it pages every list, looks at amounts, and holds a withdrawal's money. */
import type { ReceivedCall } from "./complaints.ts";
import type { PlayersThings } from "./player-calls.ts";

interface Answer {
  readonly result: boolean;
  readonly data?: unknown;
}

const smallest = 10;
const noRows = { result: false, message: "Kayıt Bulunamadı", pagination: 0 };

export function rulesOf(things: PlayersThings) {
  const balance = () => (things.balance as { balance: string }[])[0] ?? { balance: "0" };
  const isWithdrawal = ({ name, data }: ReceivedCall) =>
    name === "prepayServices/processTransaction" && data.Type === 2;

  return {
    /** The refusal of a call that breaks a rule. */
    refuse(call: ReceivedCall): object | undefined {
      const { name, data } = call;
      if (name === "user/register" && data.username === "") {
        return { result: false, message: "", data: { errors: { username: "Bir kullanıcı adı yazın." } } };
      }
      if (data.amount === undefined) return undefined;
      const amount = Number(data.amount);
      if (amount < smallest) return { result: false, message: `En az ${smallest} TL` };
      if (isWithdrawal(call) && amount > Number(balance().balance))
        return { result: false, message: "Bakiye yetersiz" };
      return undefined;
    },
    /** The answer as it is given in the end. */
    finish(call: ReceivedCall, answer: unknown): unknown {
      const { result, data } = answer as Answer;
      if (!result) return answer;
      if (isWithdrawal(call)) {
        things.balance = [{ ...balance(), balance: (Number(balance().balance) - Number(call.data.amount)).toFixed(2) }];
      }
      if (["cmscontroller/getSlider", "cmscontroller/getTournaments"].includes(call.name)) {
        const [limit, offset] = [Number(call.data.limit), Number(call.data.offset)];
        const rows = data as readonly unknown[];
        return { result, data: rows.slice(offset, offset + limit), pagination: { limit, offset, total: rows.length } };
      }
      return call.name === "finance/list_transactions" ? historyOf(call, data as readonly Row[], answer) : answer;
    },
  };
}

interface Row {
  readonly createdAt: string;
}

function historyOf({ data: asked }: ReceivedCall, rows: readonly Row[], answer: unknown): unknown {
  const { startDate, endDate } = asked as { startDate?: string; endDate?: string };
  const day = ({ createdAt }: Row) => createdAt.slice(0, 10);
  const found = rows.filter((row) => (!startDate || day(row) >= startDate) && (!endDate || day(row) <= endDate));
  if (found.length === 0) return noRows;
  return { ...(answer as object), data: asked.OrderDir === "ASC" ? found.toReversed() : found };
}
