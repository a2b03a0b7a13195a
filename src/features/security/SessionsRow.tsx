import { Plural, useLingui } from "@lingui/react/macro";
import { useRead } from "../../api/use-read.ts";
import { sessionsOptions } from "./security-queries.ts";
import { ProtectionRow } from "./ProtectionRow.tsx";

/** The number of devices that are logged in to the account, with the way to the list of them. */
export function SessionsRow() {
  const { t } = useLingui();
  const { rows, state } = useRead(sessionsOptions());
  return (
    <ProtectionRow
      name={t`Oturumlar`}
      state={state === "ready" ? <Plural value={rows.length} one="# cihaz" other="# cihaz" /> : t`Giriş yapılmış cihazlar`}
      page={{ to: "/profile/security/{-$part}", params: { part: "sessions" } }}
    />
  );
}
