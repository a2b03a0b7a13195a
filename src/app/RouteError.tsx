import { Trans, useLingui } from "@lingui/react/macro";
import { type ErrorComponentProps, lazyRouteComponent, useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { liftErrorLock } from "../client/error-lock.ts";
import { failureOf, PageNotAuthorised } from "../client/failure.ts";
import { isOffline } from "../platform/network.ts";
import { Button } from "../ui/Button.tsx";
import { StateMessage } from "../ui/StateMessage.tsx";
import { PagePending } from "./PagePending.tsx";

const NotAccessible = lazyRouteComponent(() => import("./screens/NotAccessible.tsx"), "NotAccessible");

/** The navigation whose lost code was asked for once more. */
let askedAgainFor: string | undefined;

/** Whether the code of a page did not load: what Chromium, Firefox and WebKit call that. */
function isLostCode(error: unknown): boolean {
  return error instanceof Error && /dynamically imported module|module script failed/i.test(error.message);
}

/** Asks for lost code once more, as the first page does for its own: one lost request is no reason for an error page. */
function AskAgain({ navigation }: { navigation: string }) {
  const router = useRouter();
  useEffect(() => {
    askedAgainFor = navigation;
    void router.invalidate();
  }, [router, navigation]);
  return <PagePending />;
}

/**
 * A page that cannot be displayed (product.md 2.3): its loader failed, its code did not load, or the player may not
 * see it.
 */
export function RouteError({ error }: ErrorComponentProps) {
  const { t } = useLingui();
  const router = useRouter();
  if (error instanceof PageNotAuthorised || failureOf(error)?.kind === "not-authorised") return <NotAccessible />;
  const offline = isOffline();
  const { state, href } = router.state.location;
  const navigation = state.__TSR_key ?? href;
  if (!offline && isLostCode(error) && askedAgainFor !== navigation) return <AskAgain navigation={navigation} />;
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
