import { Trans, useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useSubmission } from "../../api/use-submission.ts";
import { Button } from "../../ui/Button.tsx";
import { sessionsOptions } from "./security-queries.ts";
import { type EndOfSessions, endSessions } from "./end-sessions.ts";

/** Ends every session but this one. The list afterwards shows which are left if the network fails in between. */
export function EndOthers({ ids }: { ids: readonly string[] }) {
  const { t } = useLingui();
  const client = useQueryClient();
  const end = useSubmission<readonly string[], EndOfSessions>(({ data, player }) => endSessions(data, player), {
    done: { text: t`Diğer oturumlar kapatıldı` },
    onEnd: () => client.invalidateQueries({ queryKey: sessionsOptions().queryKey }),
  });
  return (
    <Button busy={end.isPending} onClick={() => void end.send(ids)}>
      <Trans>Diğer tüm oturumları kapat</Trans>
    </Button>
  );
}
