/** The players' bank accounts, to which withdrawals are paid. */
import type { Kysely } from "kysely";
import type { InferOutput } from "valibot";
import type { financeSaveBankAccount } from "../../src/contract/finance-banks.ts";
import { foldForSearch } from "../../src/lib/turkish.ts";
import { inTransaction } from "../database/in-transaction.ts";
import type { Database } from "../database/schema.ts";
import type { Language } from "../lib/language.ts";
import { Refusal } from "../core/refusal.ts";
import { asRowId } from "../lib/row-id.ts";
import { type Bank, type Cashier, readCashier } from "./cashier.ts";
import { checkField, type FormField } from "./cash-forms.ts";
import { filled, texts } from "../texts/texts.ts";

export type BankAccountForm = InferOutput<typeof financeSaveBankAccount.request>;

const mostAccounts = 10;

const fields = {
  accountHolder: { type: "text", isRequired: true, maxLength: 100 },
  iban: { type: "iban", isRequired: true },
  branchName: { type: "text", isRequired: false, maxLength: 60 },
  accountNumber: { type: "text", isRequired: false, maxLength: 26, pattern: "[0-9]([0-9 \\-]*[0-9])?" },
} as const satisfies Record<string, Pick<FormField, "type" | "isRequired" | "maxLength" | "pattern">>;

/** The bank that an IBAN names. Undefined when players cannot use it. */
export function bankOfIban(banks: readonly Bank[], iban: string): Bank | undefined {
  return banks.find(({ code }) => code === iban.slice(4, 9));
}

/** The player's accounts, or the one with this id. Another player's account is as if it did not exist. */
export function bankAccountsOf(db: Kysely<Database>, playerId: string, id?: string) {
  return db
    .selectFrom("bank_account")
    .selectAll()
    .where("player_id", "=", playerId)
    .$if(id !== undefined, (query) => query.where("id", "=", asRowId(id ?? "") ?? "0"))
    .orderBy("id")
    .execute();
}

/** The accounts to choose from in a form: by id, the text that a request stores. It begins with the IBAN. */
export async function accountChoices(
  db: Kysely<Database>,
  playerId: string,
  banks: readonly Bank[],
): Promise<ReadonlyMap<string, string>> {
  const accounts = await bankAccountsOf(db, playerId);
  return new Map(
    accounts.map(({ id, iban, account_holder }) => [
      id,
      [iban, account_holder, bankOfIban(banks, iban)?.name].join(", "),
    ]),
  );
}

/**
 * Adds a bank account or, with a `bankAccountID`, changes that one. Returns its id.
 *
 * @param prove called before another account becomes one that withdrawals are paid to. It may refuse that.
 * @throws Refusal with `data.errors` for invalid fields, (404) for an account that is not the player's, (422) when
 *   the player has too many.
 */
export function saveBankAccount(
  db: Kysely<Database>,
  playerId: string,
  form: BankAccountForm,
  language: Language,
  prove: (db: Kysely<Database>) => Promise<void> = async () => {},
): Promise<string> {
  return inTransaction(db, async (transaction) => {
    // Parallel requests of one player wait here, so that the accounts below are all.
    const player = await transaction
      .selectFrom("player")
      .select(["first_name", "last_name"])
      .where("id", "=", playerId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const known = await bankAccountsOf(transaction, playerId);
    const others = known.filter(({ id }) => id !== form.bankAccountID);
    const cashier = await readCashier(transaction);
    const values = readAccount(form, { player, others, cashier, language });
    if (form.bankAccountID === undefined) {
      if (known.length >= mostAccounts) {
        throw new Refusal(filled(texts.cashier.tooManyAccounts[language], { count: String(mostAccounts) }), {
          code: 422,
        });
      }
      await prove(transaction);
      const added = { ...values, player_id: playerId, is_verified: false };
      return (await transaction.insertInto("bank_account").values(added).returning("id").executeTakeFirstOrThrow()).id;
    }
    const before = known.find(({ id }) => id === form.bankAccountID);
    if (!before) throw noSuchAccount(language);
    const isSame = before.iban === values.iban && before.account_holder === values.account_holder;
    if (!isSame) await prove(transaction);
    const changed = { ...values, is_verified: before.is_verified && isSame };
    await transaction.updateTable("bank_account").set(changed).where("id", "=", before.id).execute();
    return before.id;
  });
}

export function noSuchAccount(language: Language): Refusal {
  return new Refusal(texts.cashier.noSuchAccount[language], { code: 404 });
}

/** Marks the account that a withdrawal was paid to as verified. */
export async function verifyAccount(db: Kysely<Database>, playerId: string, paidTo: string): Promise<void> {
  await db
    .updateTable("bank_account")
    .set({ is_verified: true })
    .where("player_id", "=", playerId)
    .where("iban", "=", paidTo.split(",", 1)[0] ?? "")
    .execute();
}

interface AccountReading {
  readonly player: { readonly first_name: string; readonly last_name: string };
  /** The player's other accounts. */
  readonly others: readonly { readonly iban: string }[];
  readonly cashier: Cashier;
  readonly language: Language;
}

function readAccount(form: BankAccountForm, { player, others, cashier, language }: AccountReading) {
  const errors: Record<string, string> = {};
  const read = (name: keyof typeof fields): string => {
    const field = { ...fields[name], name, label: { tr: "", en: "" }, isAsked: true };
    const checked = checkField(field, form[name] ?? "", { accounts: new Map(), cashier });
    if ("value" in checked) return checked.value;
    errors[name] = filled(texts.cashierFields[checked.problem][language], { bound: checked.bound ?? "" });
    return "";
  };
  const values = {
    account_holder: read("accountHolder").replace(/\s+/g, " "),
    iban: read("iban"),
    branch_name: read("branchName") || null,
    account_number: read("accountNumber") || null,
  };
  if (!errors["accountHolder"] && !isNameOf(player, values.account_holder)) {
    errors["accountHolder"] = texts.cashierFields.notYours[language];
  }
  const bank = bankOfIban(cashier.banks, values.iban);
  if (!errors["iban"] && !bank) errors["iban"] = texts.cashierFields.unknownBank[language];
  if (bank && String(bank.id) !== form.bankID) {
    errors["bankID"] = filled(texts.cashierFields.otherBank[language], { bound: bank.name });
  }
  if (others.some(({ iban }) => iban === values.iban)) errors["iban"] = texts.cashierFields.savedBefore[language];
  if (Object.keys(errors).length > 0)
    throw new Refusal(texts.cashier.notSaved[language], { code: 422, data: { errors } });
  return values;
}

/** Whether a holder has the player's surname and at least one of the first names. Banks write out second names. */
function isNameOf({ first_name, last_name }: { first_name: string; last_name: string }, holder: string): boolean {
  const wordsOf = (name: string) => foldForSearch(name).split(" ");
  const written = new Set(wordsOf(holder));
  return wordsOf(last_name).every((word) => written.has(word)) && wordsOf(first_name).some((word) => written.has(word));
}
