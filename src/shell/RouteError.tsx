import { Trans, useLingui } from "@lingui/react/macro";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { type ErrorComponentProps, lazyRouteComponent, useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { hasOpenIntent, liftErrorLock } from "../api/error-lock.ts";
import { failureOf, PageNotAuthorised } from "../api/failure.ts";
import { PageTitle } from "../components/PageTitle.tsx";
import { isOffline } from "../lib/network.ts";
import { Button, buttonClass } from "../ui/Button.tsx";
import { Link } from "../ui/Link.tsx";
import { StateMessage } from "../ui/StateMessage.tsx";
import { PagePending } from "./PagePending.tsx";

const NotAccessible = lazyRouteComponent(() => import("./NotFound.tsx"), "NotAccessible");

/** How long after a write a failing page may have hidden its result, in milliseconds. */
const resultMayBeHiddenMs = 60_000;

/** The navigation for which the page's code was requested a second time. */
let retriedFor: string | undefined;

/** Whether the code of a page failed to load. Chromium, Firefox and WebKit each have their own message. */
function isLostCode(error: unknown): boolean {
  return error instanceof Error && /dynamically imported module|module script failed/i.test(error.message);
}

/** Requests the page's code once more. A single lost request should not lead to an error page. */
function RetryOnce({ navigation }: { navigation: string }) {
  const router = useRouter();
  useEffect(() => {
    retriedFor = navigation;
    void router.invalidate();
  }, [router, navigation]);
  return <PagePending />;
}

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
  if (error instanceof PageNotAuthorised || failureOf(error)?.kind === "not-authorised") return <NotAccessible />;
  const offline = isOffline();
  const { state, href } = router.state.location;
  const navigation = state.__TSR_key ?? href;
  if (!offline && isLostCode(error) && retriedFor !== navigation) return <RetryOnce navigation={navigation} />;
  const retry = () => {
    liftErrorLock();
    // A file that arrived in half is a syntax error, and the browser does not fetch it again for this document.
    if (error instanceof SyntaxError) location.reload();
    else void router.invalidate();
  };
  const kind = offline && !mayHaveWritten ? "offline" : "error";
  const title = kind === "offline" ? t`Çevrim dışısınız` : t`Sayfa görüntülenemiyor`;
  const text = offline
    ? t`Bağlantınızı kontrol edip tekrar deneyin.`
    : t`Bir sorun oluştu, lütfen daha sonra tekrar deneyin`;
  return (
    <>
      <PageTitle title={title} />
      <StateMessage
        isPage
        kind={kind}
        title={title}
        text={
          mayHaveWritten
            ? t`Gönderdiğiniz son işlemin sonucunu göremedik. Aynısını göndermeden önce hesap geçmişinize bakın.`
            : text
        }
        action={
          mayHaveWritten ? (
            <Link to="/profile/history" className={buttonClass("primary")}>
              <Trans>Hesap geçmişi</Trans>
            </Link>
          ) : (
            <Button onClick={retry}>
              <Trans>Tekrar dene</Trans>
            </Button>
          )
        }
      />
    </>
  );
}

function hasWrittenLately(client: QueryClient): boolean {
  const writes = client.getMutationCache().getAll();
  return writes.some(({ state }) => state.status === "pending" || Date.now() - state.submittedAt < resultMayBeHiddenMs);
}
