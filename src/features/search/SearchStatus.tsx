import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Button } from "../../ui/Button.tsx";
import { StateMessage } from "../../ui/StateMessage.tsx";
import { countFound } from "./results.ts";
import styles from "./SearchDialog.module.css";
import type { Search } from "./use-search.ts";

export interface SearchStatusProps {
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
            <Plural value={count} one="# sonuç" other="# sonuç" />
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
            failure
              ? offline
                ? t`Yeniden çevrim içi olduğunuzda tekrar arayın.`
                : t`Birazdan tekrar deneyin. Sorun sürerse canlı desteğe yazın.`
              : t`Daha az harfle veya başka bir adla deneyin.`
          }
          action={failure && !offline && <Button onClick={retry}>{t`Tekrar dene`}</Button>}
        />
      )}
    </>
  );
}
