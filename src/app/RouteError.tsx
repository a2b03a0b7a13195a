import { Trans, useLingui } from "@lingui/react/macro";
import { type ErrorComponentProps, lazyRouteComponent, useRouter } from "@tanstack/react-router";
import { liftErrorLock } from "../client/error-lock.ts";
import { failureOf, PageNotAuthorised } from "../client/failure.ts";
import { isOffline } from "../platform/network.ts";
import { Button } from "../ui/Button.tsx";
import { StateMessage } from "../ui/StateMessage.tsx";

const NotAccessible = lazyRouteComponent(() => import("./screens/NotAccessible.tsx"), "NotAccessible");

/**
 * A page that cannot be displayed (product.md 2.3): its loader failed, its code did not load, or the player may not
 * see it.
 */
export function RouteError({ error }: ErrorComponentProps) {
  const { t } = useLingui();
  const router = useRouter();
  if (error instanceof PageNotAuthorised || failureOf(error)?.kind === "not-authorised") return <NotAccessible />;
  const offline = isOffline();
  const retry = () => {
    liftErrorLock();
    void router.invalidate();
  };
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
