import { Trans, useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { call } from "../../../client/call.ts";
import { type Press, useSubmission } from "../../../client/use-submission.ts";
import { endOfError, type WriteEnd } from "../../../client/write-end.ts";
import { userSessionRevoke } from "../../../contract/user.ts";
import { Button } from "../../../ui/Button.tsx";
import { sessionsOptions } from "../queries.ts";

type End = WriteEnd<typeof userSessionRevoke>;

/** Ends every session but this one. The list afterwards shows which are left if the network fails in between. */
export function EndOthers({ ids }: { ids: readonly string[] }) {
  const { t } = useLingui();
  const client = useQueryClient();
  const end = useSubmission<readonly string[], End>(endAll, {
    done: { text: t`Diğer oturumlar kapatıldı` },
    onEnd: () => client.invalidateQueries({ queryKey: sessionsOptions().queryKey }),
  });
  return (
    <Button busy={end.isPending} onClick={() => void end.send(ids)}>
      <Trans>Diğer tüm oturumları kapat</Trans>
    </Button>
  );
}

/** Stops at the first session that could not be ended. One that is closed already is what the player wants. */
async function endAll({ data: ids, player }: Press<readonly string[]>): Promise<End> {
  for (const id of ids) {
    try {
      await call(userSessionRevoke, { id }, player ? { player } : {});
    } catch (error) {
      const end = endOfError(userSessionRevoke, error);
      if (!(end.kind === "refused" && end.failure.kind === "refused" && end.failure.code === 404)) return end;
    }
  }
  return { kind: "done", success: undefined, earlier: false };
}
