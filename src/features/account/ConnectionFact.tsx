import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { loadIpInfo } from "../../client/site-answers.ts";

/** Milliseconds: a device changes its network, but not all the time. */
const staleTime = 5 * 60_000;

/** From where the player is connected, as the operator's service sees it; nothing where it does not say. */
export function ConnectionFact() {
  const { t, i18n } = useLingui();
  const { data } = useQuery({
    queryKey: ["ip-info"],
    queryFn: async () => (await loadIpInfo()) ?? null,
    staleTime,
    // Not kept on the device, and gone at log-out.
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
