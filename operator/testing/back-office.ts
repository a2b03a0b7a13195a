import type { RunningOperator } from "../server.ts";

/** A browser in the back office. It keeps cookies, does not follow redirects, and submits forms like a page. */
export async function visitBackOffice(
  operator: Pick<RunningOperator, "origin" | "backOfficeAddress">,
  language = "en",
) {
  const first = await fetch(operator.backOfficeAddress, { redirect: "manual" });
  const key = first.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  const headers = { cookie: key, "accept-language": language };

  const get = (path: string) => fetch(`${operator.origin}${path}`, { headers, redirect: "manual" });
  const page = async (path: string) => (await get(path)).text();
  const formToken = /name="formToken" value="([\w-]+)"/.exec(await page("/operator"))?.[1] ?? "";

  /** Submits a form of a page. Omits undefined values. */
  function post(path: string, fields: Record<string, string | undefined>, more: Record<string, string> = {}) {
    const sent = Object.entries({ formToken, ...fields }).filter((field): field is [string, string] => field[1] !== undefined);
    return fetch(`${operator.origin}${path}`, {
      method: "POST",
      redirect: "manual",
      headers: { ...headers, origin: operator.origin, ...more },
      body: new URLSearchParams(sent),
    });
  }
  return { first, key, get, page, post };
}
