import { useLingui } from "@lingui/react/macro";
import { useEffect, useMemo, useRef, useState } from "react";
import { type Control, useForm, type UseFormReturn, useWatch } from "react-hook-form";
import { useRead } from "../../api/use-read.ts";
import { useCurrency } from "../../components/Balance.tsx";
import type { CashDirection } from "../../contract/cash-method.ts";
import { formatDay } from "../../lib/format-dates.ts";
import { formatMoney } from "../../lib/money.ts";
import { playerDraft } from "../../components/form-draft-hooks.ts";
import { useFormDraft } from "../../components/form-draft-hooks.ts";
import { depositAmountsOptions } from "./cashier-queries.ts";
import {
  amountName,
  type FieldProblem,
  type FormField,
  isSecret,
  readField,
  type ReadingContext,
} from "./read-field.ts";

/** What is typed, by the key of the field. */
export type CashValues = Record<string, string>;

/** The typed values in the form in which they are sent: the amount, and the others by name. */
export interface ReadCash {
  readonly amount: string;
  readonly values: Readonly<Record<string, string>>;
}

export interface CashFormState {
  readonly form: UseFormReturn<CashValues>;
  readonly fields: readonly FormField[];
  /** Props for the control of a field. */
  readonly control: (
    field: FormField,
  ) => ReturnType<UseFormReturn<CashValues>["register"]> & { error: string | undefined };
  /** The amounts to choose from, where the operator offers only these. */
  readonly offered: readonly string[] | undefined;
  /** Call it with values that the form has checked, and at once: how an amount is read depends on the language. */
  readonly read: (typed: CashValues) => ReadCash;
  /** Focuses the first field on screen that has a problem. */
  readonly focusFirstWrong: () => void;
  readonly forgetDraft: () => void;
}

/**
 * The form of a method. What is typed outlives errors, reloads and a lost session.
 *
 * @param settings `amount` is the amount to begin with, as a player would type it. By default it is the one typed last.
 */
export function useCashForm(
  fields: readonly FormField[],
  settings: { readonly direction: CashDirection; readonly methodID: string; readonly amount?: string | undefined },
): CashFormState {
  const { direction, methodID, amount } = settings;
  const { i18n } = useLingui();
  const words = useProblemWords();
  const currency = useCurrency();
  const asked = useMemo(() => fields.filter(({ isInput }) => isInput), [fields]);
  const [empty] = useState(() => Object.fromEntries(asked.map(({ key, value }) => [key, value])));
  const [draft] = useState(() => {
    const storable = asked.filter(({ name }) => !isSecret(name)).map(({ key, value }) => [key, value]);
    return playerDraft(`cash.${direction}.${methodID}`, Object.fromEntries(storable) as CashValues);
  });

  const context: ReadingContext = { locale: i18n.locale, currency };
  // Validation reads the amounts that were offered last; they arrive after the form was made.
  const offeredNow = useRef<readonly string[]>(undefined);
  const readOf = (field: FormField, typed: CashValues) =>
    readField(field, typed[field.key] ?? "", {
      ...context,
      ...(field.key === amountName && { offered: offeredNow.current }),
    });

  const form = useForm<CashValues>({
    defaultValues: {
      ...empty,
      ...draft.read(),
      ...(amount !== undefined && amountName in empty && { [amountName]: amount }),
    },
    mode: "onTouched",
    // React-hook-form would focus the field that was registered first, but lists register only when they have loaded.
    shouldFocusError: false,
    resolver: (typed) => {
      const problems = asked.flatMap((field): [string, FieldProblem][] => {
        const outcome = readOf(field, typed);
        return "problem" in outcome ? [[field.key, outcome.problem]] : [];
      });
      if (problems.length === 0) return { values: typed, errors: {} };
      return {
        values: {},
        errors: Object.fromEntries(
          problems.map(([key, problem]) => [key, { type: problem.kind, message: words(problem) }]),
        ),
      };
    },
  });
  useFormDraft(form, draft);
  const offered = useOfferedAmounts(asked, form.control);
  useEffect(() => {
    offeredNow.current = offered;
  }, [offered]);

  const { errors } = form.formState;
  return {
    form,
    fields,
    offered,
    control: (field) => ({ ...form.register(field.key), error: errors[field.key]?.message }),
    read(typed) {
      const sent = asked.map((field): [string, string, string] => {
        const outcome = readOf(field, typed);
        return [field.key, field.name, "value" in outcome ? outcome.value : ""];
      });
      const amount = sent.find(([key]) => key === amountName)?.[2] ?? "";
      return {
        amount,
        values: Object.fromEntries(
          sent.filter(([, name]) => name !== amountName).map(([, name, value]) => [name, value]),
        ),
      };
    },
    focusFirstWrong() {
      const wrong = asked.find(({ key }) => form.getFieldState(key).error);
      if (wrong) form.setFocus(wrong.key);
    },
    forgetDraft: () => draft.forget(),
  };
}

/** The amounts of the chosen `bankcode` (a series of prepaid cards, for example). Undefined without one. */
function useOfferedAmounts(asked: readonly FormField[], control: Control<CashValues>): readonly string[] | undefined {
  const { i18n } = useLingui();
  const currency = useCurrency();
  const field = asked.find(({ name }) => name === "bankcode");
  const typed = useWatch({ control, name: field?.key ?? "bankcode", disabled: !field }) as string | undefined;
  const outcome = field && readField(field, typed ?? "", { locale: i18n.locale, currency });
  const bankcode = outcome && "value" in outcome ? outcome.value : "";
  const amounts = useRead(depositAmountsOptions(bankcode), { enabled: bankcode !== "" }).data?.amounts;
  return amounts && amounts.length > 0 ? amounts : undefined;
}

/** Says what is wrong with a field (product.md 5). */
function useProblemWords(): (problem: FieldProblem) => string {
  const { t, i18n } = useLingui();
  const currency = useCurrency();
  const money = (amount: string) => formatMoney(amount, currency, i18n.locale);
  const simple = {
    required: t`Bu alan zorunludur`,
    "amount-missing": t`Tutarı girin`,
    amount: t`Tutarı rakamla yazın`,
    "not-offered": t`Listedeki tutarlardan birini seçin`,
    number: t`Bir sayı girin`,
    phone: t`Geçerli bir telefon numarası girin`,
    nationalId: t`T.C. Kimlik Numarası Hatalı`,
    iban: t`Geçerli bir IBAN girin`,
    date: t`Geçerli bir tarih girin`,
    time: t`Saati 14:05 gibi girin`,
    option: t`Listeden seçin`,
    account: t`Bir hesap seçin`,
    "iban-missing": t`IBAN’ınızı girin`,
    "id-date": t`Kimliğinizin son geçerlilik tarihini girin`,
    pattern: t`Beklenen biçimde değil`,
  } as const;
  return (problem) => {
    switch (problem.kind) {
      case "out-of-range": {
        const { min, max } = problem;
        if (max === undefined) return t`Girilen tutar en az ${money(min)} olmalı`;
        return t`Girilen tutar alt ve üst sınırların dışında: ${money(min)} – ${money(max)}`;
      }
      case "too-long":
        return t`En fazla ${problem.most} karakter yazın`;
      case "too-small":
        return t`En az ${problem.bound} olmalı`;
      case "too-large":
        return t`En fazla ${problem.bound} olmalı`;
      case "too-early":
        return t`${formatDay(problem.bound, i18n.locale)} veya sonrası olmalı`;
      case "too-late":
        return t`${formatDay(problem.bound, i18n.locale)} veya öncesi olmalı`;
      default:
        return simple[problem.kind];
    }
  };
}
