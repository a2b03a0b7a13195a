import { Trans, useLingui } from "@lingui/react/macro";
import { type ErrorComponentProps, lazyRouteComponent, useRouter } from "@tanstack/react-router";
import { failureOf } from "../client/failure.ts";
import { Button } from "../ui/Button.tsx";
import { StateMessage } from "../ui/StateMessage.tsx";

const NotAccessible = lazyRouteComponent(() => import("./NotAccessible.tsx"), "NotAccessible");

/** A page that cannot be displayed (spec §2): its loader failed, its code did not arrive, it is not for this player. */
export function RouteError({ error }: ErrorComponentProps) {
  const { t } = useLingui();
  const router = useRouter();
  if (failureOf(error)?.kind === "not-authorised") return <NotAccessible />;
  return (
    <StateMessage
      isPage
      kind="error"
      title={t`Sayfa görüntülenemiyor`}
      text={t`Bir sorun oluştu. Yeniden deneyebilirsiniz; sürerse canlı desteğe yazın.`}
      action={
        <Button onClick={() => void router.invalidate()}>
          <Trans>Yeniden dene</Trans>
        </Button>
      }
    />
  );
}
