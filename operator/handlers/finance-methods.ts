import type { envoyGetDepositAmounts } from "../../src/contract/envoy.ts";
import type {
  CashDirection,
  financeListCashMethods,
  financeListCashMethodsNew,
  financeListHighlightedCashMethods,
} from "../../src/contract/finance.ts";
import type { financeListBanks } from "../../src/contract/finance-banks.ts";
import { artAddress } from "../art-address.ts";
import { depositAmounts } from "../cashier/check-amount.ts";
import { disabledAnswer } from "../cash-requests/eligibility-answer.ts";
import { standingOf, whyNot } from "../cash-requests/standing.ts";
import { favouriteMethods } from "../cashier/favourites.ts";
import { offered, offeredMethod, sideOf } from "../cashier/find-method.ts";
import { fieldAnswer } from "../cashier/form-answer.ts";
import { formFields } from "../cashier/form-fields.ts";
import { type Asked, methodAnswer, singleAnswer } from "../cashier/method-answer.ts";
import { usualTimes } from "../cashier/usual-times.ts";
import type { CallContext, Handler, HandlerTable } from "../dispatch/handler.ts";
import { wholeList } from "../dispatch/paging.ts";
import { signedIn } from "../dispatch/refusal.ts";

/** The methods to pay in or out. With a methodID only that one, which may be a group or a member of a group. */
const listCashMethodsNew: Handler<typeof financeListCashMethodsNew> = async (data, context) => {
  const asked = await askedBy(context, data.Type);
  const { methods: whole, singleMethods } = offered(context);
  const methods =
    data.methodID === undefined
      ? whole
      : [...whole, ...singleMethods].filter(({ id }) => String(id) === data.methodID).slice(0, 1);
  const answers = methods.flatMap((method) => methodAnswer(method, asked) ?? []);
  return { ...wholeList(answers), data: { methods_list: answers } };
};

/** The form of one method. */
const listCashMethods: Handler<typeof financeListCashMethods> = async (data, context) => {
  const { playerId } = signedIn(context);
  const asked = offeredMethod(data.methodID, data.Type, context);
  const fields = formFields(asked, context.now);
  return wholeList([{ fields: fields.map((field) => fieldAnswer(field, { language: context.language, playerId })) }]);
};

/** The methods that the operator highlights. */
const listHighlighted: Handler<typeof financeListHighlightedCashMethods> = async (data, context) => {
  const asked = await askedBy(context, data.Type);
  const put = offered(context).singleMethods.filter((method) => sideOf(method, data.Type)?.highlighted);
  return wholeList(put.flatMap((method) => singleAnswer(method, asked) ?? []));
};

/** What the answers about methods need to know of the player. A method whose smallest amount would be refused is disabled. */
async function askedBy(context: CallContext, direction: CashDirection): Promise<Asked> {
  const { db, now, language } = context;
  const { playerId } = signedIn(context);
  const standing = await standingOf(db, { playerId, direction, now, language });
  const ids = offered(context).singleMethods.map(({ id }) => String(id));
  return {
    direction,
    language,
    favourites: await favouriteMethods(db, { playerId, direction }),
    usual: await usualTimes(db, direction, ids),
    disabled: (side) => {
      const obstacle = whyNot(standing, side, side.min, language);
      return obstacle && disabledAnswer(obstacle);
    },
  };
}

/** The operator's banks and its accounts there. */
const listBanks: Handler<typeof financeListBanks> = async (_data, context) =>
  wholeList(
    offered(context).banks.map(({ id, name, code, accounts }) => ({
      bankID: String(id),
      name,
      code,
      logo: artAddress(`/art/bank/${id}.svg`),
      ...(accounts.length > 0 && { accounts: [...accounts] }),
    })),
  );

/** The amounts of a series of prepaid cards. Empty for an unknown code. */
const getDepositAmounts: Handler<typeof envoyGetDepositAmounts> = async ({ bankcode }, context) => {
  const amounts = [...((context.isDemo ? depositAmounts(bankcode) : undefined) ?? [])];
  return { ...wholeList(amounts), data: { amounts } };
};

export const financeMethodsHandlers = {
  "finance/list_cash_methods_new": listCashMethodsNew,
  "finance/list_cash_methods": listCashMethods,
  "finance/list_highlighted_cash_methods": listHighlighted,
  "finance/list_banks": listBanks,
  "envoy/getDepositAmounts": getDepositAmounts,
} satisfies Partial<HandlerTable>;
