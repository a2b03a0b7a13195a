import { Trans, useLingui } from "@lingui/react/macro";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call, type CallSuccess } from "../../api/call.ts";
import { failureOf, mayHaveHappened } from "../../api/failure.ts";
import { readOptions } from "../../api/query.ts";
import { refusalText } from "../../api/refusal-text.ts";
import type { CashDirection, CashMethod, SingleCashMethod } from "../../contract/cash-method.ts";
import {
  eligibilityCodes,
  financeAddFavoriteCashMethod,
  financeCheckFavoriteCashMethod,
  financeRemoveFavoriteCashMethod,
} from "../../contract/finance.ts";
import { session } from "../../session/app-session.ts";
import { Icon } from "../../ui/Icon.tsx";
import { IconButton } from "../../ui/Button.tsx";
import { Picture } from "../../ui/Picture.tsx";
import { SiteLink, useFollowable } from "../../ui/SiteLink.tsx";
import { showToast } from "../../ui/toast.ts";
import { MethodFacts, type MethodFactsProps } from "./MethodFacts.tsx";
import { PlaceLink } from "./NextSteps.tsx";
import { useCashier } from "./cashier-context.ts";
import { methodsOptions } from "./cashier-queries.ts";
import { withFavourite } from "./methods.ts";
import styles from "./Methods.module.css";

/**
 * A method in the list. The whole card leads to its form; the heart is a button of its own. A method that cannot be used
 * now leads nowhere and says why.
 */
export function MethodCard({ method, currency }: MethodFactsProps) {
  if (method.disabled) {
    return (
      <li className={styles.card} data-disabled>
        <span className={styles.logo}>
          <Picture src={method.logo} alt="" ratio="1" />
        </span>
        <span className={styles.choose}>
          <span className={styles.name}>{method.name}</span>
          <MethodFacts method={method} currency={currency} />
          <WhyDisabled why={method.disabled} />
        </span>
        <FavouriteMethod method={method} />
      </li>
    );
  }
  return (
    <li className={styles.card}>
      <span className={styles.logo}>
        <Picture src={method.logo} alt="" ratio="1" />
      </span>
      <PlaceLink to={{ methodID: method.id }} className={styles.choose}>
        <span className={styles.name}>{method.name}</span>
        <MethodFacts method={method} currency={currency} />
      </PlaceLink>
      <FavouriteMethod method={method} />
      <Icon name="chevron-right" />
    </li>
  );
}

/** Why a method cannot be used now. What the page says above the list is not said again on each card. */
export function WhyDisabled({ why: { code, message, url } }: { why: NonNullable<SingleCashMethod["disabled"]> }) {
  const isFollowable = useFollowable();
  const isSaidAbove = code !== "other" && eligibilityCodes.some((known) => known === code);
  return (
    <span className={styles.why}>
      <Icon name="info" />
      <span>{isSaidAbove ? <Trans>Şu anda kullanılamıyor; nedeni yukarıda.</Trans> : message}</span>
      {!isSaidAbove && url !== undefined && isFollowable(url) && (
        <SiteLink href={url}>
          <Trans>Ne yapabilirsiniz?</Trans>
        </SiteLink>
      )}
    </span>
  );
}

/** The heart of a method. */
function FavouriteMethod({ method }: { method: SingleCashMethod }) {
  const { t } = useLingui();
  const { toggle } = useFavouriteMethod(useCashier().direction, method);
  return (
    <IconButton
      icon="heart"
      label={t`${method.name}: favori`}
      className={styles.heart ?? ""}
      aria-pressed={method.isFavorite}
      onClick={toggle}
    />
  );
}

/**
 * Adds a method to the favourites or removes it. The change shows at once and is undone if the operator refuses it.
 */
function useFavouriteMethod(direction: CashDirection, { id, isFavorite }: SingleCashMethod) {
  const { t } = useLingui();
  const client = useQueryClient();
  const { queryKey } = methodsOptions(direction);
  const show = (isNow: boolean) =>
    client.setQueryData<CallSuccess<{ methods_list: CashMethod[] }>>(
      queryKey,
      (answer) => answer && { ...answer, data: { methods_list: withFavourite(answer.data.methods_list, id, isNow) } },
    );
  const { mutate, isPending } = useMutation({
    mutationFn: async (wanted: boolean) => {
      const player = session.playerId();
      const change = wanted ? financeAddFavoriteCashMethod : financeRemoveFavoriteCashMethod;
      try {
        await call(change, { id, Type: direction }, { ...(player !== undefined && { player }) });
      } catch (error) {
        const failure = failureOf(error);
        if (!failure || !mayHaveHappened(failure)) throw error;
        // The answer was lost: the operator knows whether it is one.
        const asked = readOptions(financeCheckFavoriteCashMethod, { id, Type: direction });
        const { data } = await client.query({ ...asked, staleTime: 0 });
        if (data.isFavorite !== wanted) throw error;
      }
    },
    onMutate: (wanted) => {
      // An answer from before the change must not undo what is shown.
      void client.cancelQueries({ queryKey });
      show(wanted);
    },
    onSuccess: (_nothing, wanted) =>
      showToast({
        tone: "positive",
        text: wanted ? t`Favorilere Başarıyla Eklendi` : t`Favorilere Başarıyla Kaldırıldı`,
      }),
    onError: (error, wanted) => {
      show(!wanted);
      const text = refusalText(failureOf(error));
      if (text) showToast({ tone: "negative", text });
      else
        showToast({
          tone: "negative",
          text: t`Favori değişikliğiniz kaydedilemedi. Birazdan tekrar deneyin.`,
        });
    },
  });
  return { toggle: () => isPending || mutate(!isFavorite) };
}
