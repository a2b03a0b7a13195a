import { Trans, useLingui } from "@lingui/react/macro";
import { useRouter } from "@tanstack/react-router";
import { Button } from "../ui/Button.tsx";
import { StateMessage } from "../ui/StateMessage.tsx";

/** A page that cannot be displayed (spec §2): its loader failed, or its code did not arrive. */
export function RouteError() {
  const { t } = useLingui();
  const router = useRouter();
  return (
    <StateMessage
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
