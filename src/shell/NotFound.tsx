import { Trans, useLingui } from "@lingui/react/macro";
import { PageTitle } from "../components/PageTitle.tsx";
import { buttonClass } from "../ui/Button.tsx";
import { Link } from "../ui/Link.tsx";
import { StateMessage } from "../ui/StateMessage.tsx";

/** The catch-all page (product.md 2.3). */
export function NotFound() {
  const { t } = useLingui();
  return (
    <>
      <PageTitle title={t`Sayfa bulunamadı`} />
      <StateMessage
        isPage
        kind="empty"
        title={t`Aradığınız sayfa bulunamadı`}
        text={t`Bağlantı eski olabilir veya adres eksik yazılmıştır.`}
        action={
          <Link to="/" className={buttonClass("primary")}>
            <Trans>Ana sayfaya dön</Trans>
          </Link>
        }
      />
    </>
  );
}

/** Shown when a player may not see a page (product.md 2.3 and 6.4). */
export function NotAccessible() {
  const { t } = useLingui();
  return (
    <>
      <PageTitle title={t`Sayfa görüntülenemiyor`} />
      <StateMessage
        isPage
        kind="error"
        title={t`Sayfa görüntülenemiyor`}
        text={t`Bu işlem için yetkiniz yok`}
        action={
          <Link to="/" className={buttonClass("primary")}>
            <Trans>Ana sayfaya dön</Trans>
          </Link>
        }
      />
    </>
  );
}
