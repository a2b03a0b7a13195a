import { Trans, useLingui } from "@lingui/react/macro";
import { SupportLink } from "../../components/SupportLink.tsx";
import { useRead } from "../../api/use-read.ts";
import { buttonClass } from "../../ui/Button.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { StateMessage } from "../../ui/StateMessage.tsx";
import { SectionState } from "../../components/SectionState.tsx";
import { useCurrency } from "../../components/Balance.tsx";
import { useCashier } from "./cashier-context.ts";
import { CashierFrame } from "./CashierFrame.tsx";
import { isIncomplete } from "./read-field.ts";
import layout from "../../ui/layout.module.css";
import { singleMethods } from "./methods.ts";
import { MethodFacts } from "./MethodFacts.tsx";
import { PlaceLink } from "./NextSteps.tsx";
import { formOptions, methodOptions, methodsOptions } from "./cashier-queries.ts";
import { DisabledMethod, MethodTransfer } from "./MethodTransfer.tsx";
import { OpenTransferNotice } from "./OpenTransferNotice.tsx";
import { Standing } from "./Standing.tsx";
import { useOpenTransfer } from "./use-open-transfer.ts";

/** The page of one method: its form, or the state of a transfer without an answer. */
export function MethodPage({ methodID }: { methodID: string }) {
  const { t } = useLingui();
  const { direction } = useCashier();
  const methods = useRead(methodsOptions(direction));
  const form = useRead(formOptions(direction, methodID));
  const isOpen = useOpenTransfer(direction).data?.kind === "open";
  const currency = useCurrency();
  const offered = singleMethods(methods.data?.methods_list ?? []).find(({ id }) => id === methodID);
  // The list may lack a method that a link leads to. The operator knows it by its id.
  const isUnlisted = methods.data !== undefined && !offered;
  const unlisted = useRead(methodOptions(direction, methodID), { enabled: isUnlisted });
  const method = offered ?? singleMethods(unlisted.data?.methods_list ?? []).find(({ id }) => id === methodID);
  return (
    <CashierFrame
      title={method?.name ?? t`Ödeme yöntemi`}
      back="methods"
      text={method && <MethodFacts method={method} currency={currency} />}
    >
      <Standing />
      <OpenTransferNotice direction={direction} />
      <SectionState read={isUnlisted ? unlisted : methods} title={t`Ödeme yöntemi`} loading={<FormSkeleton />}>
        {() =>
          !method ? (
            <StateMessage
              kind="empty"
              title={t`Ödeme yöntemi tanımlı değil`}
              text={t`Başka bir yöntem seçin.`}
              action={
                <PlaceLink to={{}} className={buttonClass("primary")}>
                  <Trans>Tüm yöntemler</Trans>
                </PlaceLink>
              }
            />
          ) : (
            // Until the outcome of the last transfer is known, there is nothing to send.
            !isOpen &&
            (method.disabled && !form.data ? (
              <DisabledMethod why={method.disabled} />
            ) : (
              <SectionState read={form} title={method.name} loading={<FormSkeleton />}>
                {([first]) =>
                  isIncomplete(first) ? <IncompleteForm /> : <MethodTransfer method={method} form={first} />
                }
              </SectionState>
            ))
          )
        }
      </SectionState>
    </CashierFrame>
  );
}

/** In place of a form that the operator would refuse, because a field that has to be filled in cannot be shown. */
function IncompleteForm() {
  const { t } = useLingui();
  return (
    <StateMessage
      kind="error"
      title={t`Bu yöntemin formu eksik`}
      text={
        <Trans>
          Zorunlu bir alan gösterilemiyor. Başka bir yöntem seçin veya <SupportLink />.
        </Trans>
      }
      action={
        <PlaceLink to={{}} className={buttonClass("primary")}>
          <Trans>Tüm yöntemler</Trans>
        </PlaceLink>
      }
    />
  );
}

/** Of the size of a form with three fields. */
function FormSkeleton() {
  return (
    <div className={layout.stack4} data-loading>
      <Skeleton height="8.5rem" radius="var(--radius-m)" />
      <Skeleton height="4.75rem" radius="var(--radius-m)" />
      <Skeleton height="4.75rem" radius="var(--radius-m)" />
      <Skeleton height="3rem" radius="var(--radius-m)" />
    </div>
  );
}
