import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useDeferredValue, useState } from "react";
import { useRead } from "../../api/use-read.ts";
import { useCurrency } from "../../components/Balance.tsx";
import { cashDirections, type CashMethod, type CashMethodGroup } from "../../contract/cash-method.ts";
import { session } from "../../session/app-session.ts";
import { Icon } from "../../ui/Icon.tsx";
import { Picture } from "../../ui/Picture.tsx";
import { StateMessage } from "../../ui/StateMessage.tsx";
import { SupportOpener } from "../../ui/SupportOpener.tsx";
import { TextField } from "../../ui/form/TextField.tsx";
import { MethodCard, WhyDisabled } from "./MethodCard.tsx";
import { acceptedTransfers } from "./accepted-transfers.ts";
import { useCashier } from "./cashier-context.ts";
import { highlightedOptions } from "./cashier-queries.ts";
import { arrange, mostWithoutSearch, searchMethods, singleMethods } from "./methods.ts";
import cashier from "./Cashier.module.css";
import styles from "./Methods.module.css";

/** A phone's screen shows no more of them at once. */
const mostOnScreen = 7;

/** The methods of a direction: first those that this player is likely to want, then all. */
export function MethodList({ methods }: { methods: readonly CashMethod[] }) {
  const { t } = useLingui();
  const { direction } = useCashier();
  const highlighted = useRead(highlightedOptions(direction)).rows;
  const [lastUsed] = useState(() => acceptedTransfers.lastMethod(session.playerId(), direction));
  const currency = useCurrency();
  const [typed, setTyped] = useState("");
  const query = useDeferredValue(typed.trim());
  // The first frame has to be quick: it shows the cards on the screen, and keeps the height of the others, because the
  // player may come back to one of them.
  const isWhole = useDeferredValue(true, false);
  const { first, all } = arrange(methods, { highlighted, lastUsed });
  if (all.length === 0) return <NoMethods />;
  const found = searchMethods(all, query);
  return (
    <>
      {singleMethods(all).length > mostWithoutSearch && (
        <search>
          <TextField
            label={t`Yöntem ara`}
            type="search"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            prefix={<Icon name="search" />}
            autoComplete="off"
            enterKeyHint="search"
          />
          <p role="status" className="visually-hidden">
            {query && <Plural value={found.length} other="# yöntem bulundu" />}
          </p>
        </search>
      )}
      {query ? (
        found.length > 0 ? (
          <ul className={styles.list}>
            {found.map((method) => (
              <MethodCard key={method.id} method={method} currency={currency} />
            ))}
          </ul>
        ) : (
          <StateMessage
            kind="empty"
            title={t`Belirlediğiniz kriterlere göre sonuç bulunamadı.`}
            text={t`Aramayı kısaltın veya silin.`}
          />
        )
      ) : (
        <>
          {first.length > 0 && (
            <section className={cashier.section}>
              <h2 className={styles.title}>
                <Trans>Size uygun olanlar</Trans>
              </h2>
              <ul className={styles.list}>
                {first.map((method) => (
                  <MethodCard key={method.id} method={method} currency={currency} />
                ))}
              </ul>
            </section>
          )}
          <section className={cashier.section}>
            <h2 className={first.length > 0 ? styles.title : "visually-hidden"}>
              <Trans>Tüm yöntemler</Trans>
            </h2>
            <ul className={styles.list}>
              {all.map((method, at) =>
                !isWhole && first.length + at >= mostOnScreen ? (
                  <li key={`${method.type} ${method.id}`} className={styles.card} />
                ) : method.type === "group" ? (
                  <MethodGroup key={`group ${method.id}`} group={method} currency={currency} />
                ) : (
                  <MethodCard key={method.id} method={method} currency={currency} />
                ),
              )}
            </ul>
          </section>
        </>
      )}
    </>
  );
}

function NoMethods() {
  const { t } = useLingui();
  const isDeposit = useCashier().direction === cashDirections.deposit;
  return (
    <StateMessage
      kind="empty"
      title={isDeposit ? t`Şu anda yatırım yöntemi yok` : t`Şu anda çekim yöntemi yok`}
      action={<SupportOpener />}
    />
  );
}

interface MethodGroupProps {
  group: CashMethodGroup;
  currency: string;
}

/** Several methods under one name, shown once the group is opened. */
function MethodGroup({ group, currency }: MethodGroupProps) {
  const [isOpen, setOpen] = useState(false);
  const [first] = group.methods;
  const isDisabled = group.methods.every(({ disabled }) => disabled);
  return (
    <li>
      <details className={styles.group} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className={styles.card} data-disabled={isDisabled || undefined}>
          <span className={styles.logo}>
            <Picture src={group.logo} alt="" ratio="1" />
          </span>
          <span className={styles.choose}>
            <span className={styles.name}>{group.name}</span>
            <span className={styles.facts}>
              <span>
                <Plural value={group.methods.length} other="# yöntem" />
              </span>
            </span>
            {isDisabled && first?.disabled && (
              // Without its link, because it is in a button.
              <WhyDisabled why={{ code: first.disabled.code, message: first.disabled.message }} />
            )}
          </span>
          <Icon name="chevron-down" />
        </summary>
        {isOpen && (
          <ul className={styles.list}>
            {group.methods.map((method) => (
              <MethodCard key={method.id} method={method} currency={currency} />
            ))}
          </ul>
        )}
      </details>
    </li>
  );
}
