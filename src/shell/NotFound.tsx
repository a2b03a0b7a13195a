import { Trans, useLingui } from "@lingui/react/macro";
import { PageTitle } from "../components/PageTitle.tsx";
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
          <Link to="/">
            <Trans>Ana sayfaya dön</Trans>
          </Link>
        }
      />
    </>
  );
}
