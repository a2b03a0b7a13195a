import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { loadIpInfo } from "../../api/site-answers.ts";

/** A device changes its network now and then, but not constantly. */
const freshForMs = 5 * 60_000;

/** The player's location and address as the operator's service reports them; renders nothing without a report. */
export function ConnectionFact() {
  const { t, i18n } = useLingui();
  const { data } = useQuery({
    queryKey: ["ip-info"],
    queryFn: async () => (await loadIpInfo()) ?? null,
    staleTime: freshForMs,
    // A player's data: not stored on the device, and removed at log-out.
    meta: { isPlayers: true },
  });
  if (!data) return null;
  const { ip, city, country } = data;
  const isCode = country !== undefined && /^[A-Za-z]{2}$/.test(country);
  const countryName = isCode
    ? new Intl.DisplayNames(i18n.locale, { type: "region", fallback: "code" }).of(country.toUpperCase())
    : country;
  const from = [ip, city, countryName].filter(Boolean).join(", ");
  return <p>{t`Bağlantınız: ${from}`}</p>;
}
