import { useEffect, useRef, useState } from "react";
import { useMediaQuery } from "../../ui/media-query.ts";
import type { RegistrationField } from "./registration-values.ts";
import { fieldsInOrder, fieldsOf, firstStep, lastStep, reachableStep, type Step, stepOf } from "./steps.ts";
import type { RegistrationForm } from "./use-registration-form.ts";

export interface StepsOptions {
  readonly registration: RegistrationForm;
  /** The step that the address names. */
  readonly step: Step;
  /** Goes to the address of another step, so that the browser's back button leads back. */
  readonly onStep: (step: Step) => void;
}

/** Which part of the form is on screen, and how the player gets to another one. */
export function useSteps({ registration, step, onStep }: StepsOptions) {
  const { form, wrongFields } = registration;
  const onePage = useMediaQuery("(min-width: 48rem)");
  const [limit, setLimit] = useState(() => reachableStep(lastStep, wrongFields()));
  const shown = Math.min(step, limit) as Step;
  const [toFocus, setToFocus] = useState<RegistrationField>();
  const title = useRef<HTMLHeadingElement>(null);

  const last = useRef(shown);
  useEffect(() => {
    if (last.current !== shown) title.current?.focus();
    last.current = shown;
  }, [shown]);
  // After the title: a field to mend is what the player came back for.
  useEffect(() => {
    if (!toFocus || (!onePage && stepOf(toFocus) !== shown)) return;
    form.setFocus(toFocus);
    setToFocus(undefined);
  }, [toFocus, onePage, shown, form]);

  /** Brings a field on screen and focuses it. */
  function show(field: RegistrationField): void {
    const target = stepOf(field) ?? firstStep;
    if (!onePage && target !== shown) onStep(target);
    setToFocus(field);
  }

  return {
    onePage,
    shown,
    /** For the heading of the step. */
    title,
    show,
    /** Focuses the first of the fields, in the order of the screen, of which something is said. */
    showFirstWrong: (): void => {
      const wrong = fieldsInOrder.find((field) => form.getFieldState(field).error);
      if (wrong) show(wrong);
    },
    /** To the next step, once this one is right. */
    goOn: async (): Promise<void> => {
      const fields = fieldsOf(shown);
      if (!(await form.trigger(fields))) {
        const wrong = fields.find((field) => form.getFieldState(field).error);
        if (wrong) show(wrong);
        return;
      }
      const next = (shown + 1) as Step;
      setLimit(next > limit ? next : limit);
      onStep(next);
    },
  };
}
