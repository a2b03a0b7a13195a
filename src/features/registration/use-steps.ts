import { useEffect, useRef, useState } from "react";
import { useMediaQuery } from "../../ui/media-query.ts";
import type { RegistrationField } from "./registration-values.ts";
import { fieldsInOrder, fieldsOf, firstStep, lastStep, reachableStep, type Step, stepOf } from "./steps.ts";
import type { RegistrationForm } from "./use-registration-form.ts";

export interface StepsOptions {
  readonly registration: RegistrationForm;
  /** The step that the address names. */
  readonly step: Step;
  /** Navigates to another step. It adds a history entry, so the browser's back button returns. */
  readonly onStep: (step: Step) => void;
}

/** Manages which step is on screen and how the player moves between steps. */
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
  // Runs after the title took the focus, because a field with a problem comes before the title.
  useEffect(() => {
    if (!toFocus || (!onePage && stepOf(toFocus) !== shown)) return;
    form.setFocus(toFocus);
    setToFocus(undefined);
  }, [toFocus, onePage, shown, form]);

  /** Shows the step of a field and focuses the field. */
  function show(field: RegistrationField): void {
    const target = stepOf(field) ?? firstStep;
    if (!onePage && target !== shown) onStep(target);
    setToFocus(field);
  }

  return {
    onePage,
    shown,
    /** The ref for the heading of the step. */
    title,
    show,
    /** Focuses the first field on screen that shows a problem. */
    showFirstWrong: (): void => {
      const wrong = fieldsInOrder.find((field) => form.getFieldState(field).error);
      if (wrong) show(wrong);
    },
    /** Goes to the next step if the fields of this one are valid; otherwise focuses the first wrong field. */
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
