import { Trans, useLingui } from "@lingui/react/macro";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { type ErrorComponentProps, lazyRouteComponent, useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { liftErrorLock } from "../client/error-lock.ts";
import { failureOf } from "../client/failure.ts";
import { hasOpenIntent } from "../client/intents/open-intents.ts";
import { isOffline } from "../platform/network.ts";
import { Button } from "../ui/Button.tsx";
import { buttonClass } from "../ui/button-class.ts";
import { SiteLink } from "../ui/SiteLink.tsx";
import { StateMessage } from "../ui/StateMessage.tsx";

const NotAccessible = lazyRouteComponent(() => import("./screens/NotAccessible.tsx"), "NotAccessible");

/** For how long after a write ended a page that fails may have hidden how. */
const tellsLateMs = 60_000;

/**
 * A page that cannot be displayed (product.md 2.3): its loader failed, its code did not load, or the player may not
 * see it. If the player may not know what became of something they sent, it does not say "try again".
 */
export function RouteError({ error }: ErrorComponentProps) {
  const { t } = useLingui();
  const router = useRouter();
  const client = useQueryClient();
  // Decided once: the cache soon forgets the writes of the page that failed.
  const [mayHaveWritten] = useState(() => hasOpenIntent.get() || hasWrittenLately(client));
  if (failureOf(error)?.kind === "not-authorised") return <NotAccessible />;
  const offline = isOffline();
  const retry = () => {
    liftErrorLock();
    void router.invalidate();
  };
  if (mayHaveWritten) {
    return (
      <StateMessage
        isPage
        kind="error"
        title={t`Sayfa görüntülenemiyor`}
        text={t`Gönderdiğiniz son işlemin sonucunu göremedik. Aynısını göndermeden önce hesap geçmişinize bakın.`}
        action={
          <SiteLink href="/profile/history" className={buttonClass("primary")}>
            <Trans>Hesap geçmişi</Trans>
          </SiteLink>
        }
      />
    );
  }
  return (
    <StateMessage
      isPage
      kind={offline ? "offline" : "error"}
      title={offline ? t`Çevrim dışısınız` : t`Sayfa görüntülenemiyor`}
      text={
        offline
          ? t`Bağlantınızı kontrol edip tekrar deneyin.`
          : t`Bir sorun oluştu, lütfen daha sonra tekrar deneyin`
      }
      action={
        <Button onClick={retry}>
          <Trans>Tekrar dene</Trans>
        </Button>
      }
    />
  );
}

function hasWrittenLately(client: QueryClient): boolean {
  const writes = client.getMutationCache().getAll();
  return writes.some(({ state }) => state.status === "pending" || Date.now() - state.submittedAt < tellsLateMs);
}
