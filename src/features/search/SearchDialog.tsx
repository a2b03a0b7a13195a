import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useNavigate } from "@tanstack/react-router";
import { type KeyboardEvent, useId, useLayoutEffect, useMemo, useRef, useState } from "react";
import * as v from "valibot";
import { SupportLink } from "../../components/SupportLink.tsx";
import { useBackdropTap } from "../../hooks/use-backdrop-tap.ts";
import { useLayer } from "../../hooks/use-layer.ts";
import { privatePrefix } from "../../lib/private-storage.ts";
import { deviceStorage, readJson, writeJson } from "../../lib/storage.ts";
import { foldForSearch } from "../../lib/turkish.ts";
import { Button, IconButton } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { StateMessage } from "../../ui/StateMessage.tsx";
import { Toaster } from "../../ui/Toaster.tsx";
import { cleanInput } from "../../ui/form/TextField.tsx";
import { ChoiceList } from "./ChoiceList.tsx";
import { type Choice, choicesOf, isSuggestion, moreOf } from "./choices.ts";
import { countFound } from "./results.ts";
import { type Search, useSearch } from "./use-search.ts";
import { useNearest, useSuggestions } from "./use-suggestions.ts";
import styles from "./SearchDialog.module.css";

export interface SearchDialogProps {
  onClose: () => void;
}

/** Searches games, tables and providers: a combobox in a dialog, fully usable by keyboard. */
export function SearchDialog({ onClose }: SearchDialogProps) {
  const { t } = useLingui();
  const id = useId();
  const navigate = useNavigate();
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState("");
  /** The option that the player has moved to; undefined until then. */
  const [active, setActive] = useState<number>();
  const [recent, setRecent] = useState(recentSearches);
  const search = useSearch(typed);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    input.current?.focus();
    return () => element?.close();
  }, []);
  useBackdropTap(dialog, onClose);
  useLayer(true, onClose);

  const isEmpty = typed.trim() === "";
  const { found, outdated, tooShort, totalGames } = search;
  const foundChoices = useMemo(() => choicesOf(found), [found]);
  // The same array until the results change, because the list renders the end of a new one with a delay.
  const suggestions = useSuggestions();
  const hasNoResult = !isEmpty && !tooShort && !search.pending && !search.failure && foundChoices.length === 0;
  const similar = useNearest(hasNoResult ? typed.trim() : undefined);
  const choices = useMemo((): readonly Choice[] => {
    if (isEmpty) return [...recent.map((name): Choice => ({ key: name, group: "recent", name })), ...suggestions];
    if (tooShort) return suggestions;
    if (hasNoResult) return similar.length > 0 ? similar : suggestions;
    return found.games.length > 0 ? [...foundChoices, moreOf(typed.trim())] : foundChoices;
  }, [isEmpty, recent, suggestions, tooShort, hasNoResult, similar, found, foundChoices, typed]);
  // Enter must not choose a result of an earlier text.
  const last = outdated ? -1 : choices.length - 1;
  // Enter chooses the best result at once, but no suggestion that the player has not moved to.
  const first = isSuggestion(choices[0]) ? -1 : 0;
  const current = Math.min(active ?? first, last);
  const optionId = (index: number) => `${id}-${index}`;

  function type(text: string): void {
    setTyped(text);
    setActive(undefined);
  }

  function choose({ page, name }: Choice): void {
    if (page === undefined) {
      type(name);
      input.current?.focus();
      return;
    }
    if (!outdated) rememberSearch(typed);
    onClose();
    void navigate(page);
  }

  function onKeyDown(event: KeyboardEvent): void {
    const steps: Readonly<Record<string, number>> = {
      ArrowDown: current >= last ? 0 : current + 1,
      ArrowUp: current <= 0 ? last : current - 1,
      PageDown: Math.min(last, current + 8),
      PageUp: Math.max(0, current - 8),
    };
    const step = steps[event.key];
    const chosen = choices[current];
    // While an input method composes a letter, Enter confirms that letter.
    if (event.nativeEvent.isComposing) return;
    if (step !== undefined && last >= 0) setActive(step);
    else if (event.key === "Enter" && chosen) choose(chosen);
    // Otherwise the browser would first clear the field.
    else if (event.key === "Escape") onClose();
    else return;
    event.preventDefault();
  }

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={t`Oyun, masa ve sağlayıcı arama`}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={() => !dialog.current?.open && onClose()}
    >
      <div className={styles.field}>
        <Icon name="search" />
        <input
          ref={input}
          type="search"
          role="combobox"
          aria-label={t`Oyun, masa veya sağlayıcı ara`}
          placeholder={t`Oyun, masa veya sağlayıcı ara`}
          aria-expanded={choices.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={current >= 0 ? optionId(current) : undefined}
          aria-describedby={`${id}-status`}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          value={typed}
          onChange={({ target }) => type(cleanInput(target))}
          onKeyDown={onKeyDown}
        />
        <IconButton icon="close" label={t`Kapat`} onClick={onClose} />
      </div>
      <SearchStatus id={`${id}-status`} search={search} isEmpty={isEmpty} />
      <ChoiceList
        id={`${id}-list`}
        optionId={optionId}
        choices={choices}
        active={current}
        totalGames={totalGames}
        onChoose={choose}
        onForget={() => {
          forgetSearches();
          setRecent([]);
          input.current?.focus();
        }}
      />
      <Toaster modal />
    </dialog>
  );
}

/** Removed at log-out, like every key with this prefix. */
const key = `${privatePrefix}searches`;
const most = 6;

/** Returns the recent searches from which the player chose a result, the most recent first. */
function recentSearches(): readonly string[] {
  return readJson(deviceStorage, key, v.array(v.string())) ?? [];
}

function rememberSearch(text: string): void {
  const folded = foldForSearch(text);
  const others = recentSearches().filter((other) => foldForSearch(other) !== folded);
  writeJson(deviceStorage, key, [text.trim(), ...others].slice(0, most));
}

function forgetSearches(): void {
  deviceStorage.remove(key);
}

interface SearchStatusProps {
  id: string;
  search: Search;
  isEmpty: boolean;
}

/** The state of the search in one line, which screen readers announce when it changes. */
export function SearchStatus({ id, search, isEmpty }: SearchStatusProps) {
  const { t } = useLingui();
  const { found, outdated, tooShort, pending, failure, retry } = search;
  const count = countFound(found);
  const offline = failure?.kind === "offline";
  return (
    <>
      <p id={id} role="status" className={styles.status}>
        {tooShort ? (
          <Trans>Aramak için en az 3 karakter girin</Trans>
        ) : count > 0 && !outdated ? (
          <>
            <Plural value={count} other="# sonuç" />
            {offline && (
              <>
                <span> · </span>
                <Trans>Çevrim dışı: cihazınızdaki listeden</Trans>
              </>
            )}
          </>
        ) : pending ? (
          <Trans>Aranıyor…</Trans>
        ) : null}
      </p>
      {!isEmpty && !tooShort && count === 0 && !pending && (
        <StateMessage
          kind={failure ? (offline ? "offline" : "error") : "empty"}
          title={
            failure
              ? offline
                ? t`Çevrim dışısınız`
                : t`Arama yapılamadı`
              : t`Belirlediğiniz kriterlere göre sonuç bulunamadı.`
          }
          text={
            failure ? (
              offline ? (
                t`Yeniden çevrim içi olduğunuzda tekrar arayın.`
              ) : (
                <Trans>
                  Birazdan tekrar deneyin. Sorun sürerse <SupportLink />.
                </Trans>
              )
            ) : (
              t`Daha az harfle veya başka bir adla deneyin.`
            )
          }
          action={failure && !offline && <Button onClick={retry}>{t`Tekrar dene`}</Button>}
        />
      )}
    </>
  );
}
