import type { Role } from "../database/columns.ts";
import type { RunningOperator } from "../server.ts";
import { staffCookie } from "./staff.ts";

/** A member of staff in the back office, who is logged in, does not follow redirects, and submits forms like a page. */
export async function visitBackOffice(
  operator: Pick<RunningOperator, "origin" | "db">,
  { language = "en", role = "administer" }: { readonly language?: string; readonly role?: Role } = {},
) {
  const cookie = await staffCookie(operator.db, role);
  const headers = { cookie, "accept-language": language };

  const get = (path: string) => fetch(`${operator.origin}${path}`, { headers, redirect: "manual" });
  const page = async (path: string) => (await get(path)).text();
  const formToken = /name="formToken" value="([\w-]+)"/.exec(await page("/operator"))?.[1] ?? "";

  /** Submits a form of a page. Omits undefined values. */
  function post(path: string, fields: Record<string, string | undefined>, more: Record<string, string> = {}) {
    const sent = Object.entries({ formToken, ...fields }).filter(
      (field): field is [string, string] => field[1] !== undefined,
    );
    return fetch(`${operator.origin}${path}`, {
      method: "POST",
      redirect: "manual",
      headers: { ...headers, origin: operator.origin, ...more },
      body: new URLSearchParams(sent),
    });
  }
  return { cookie, get, page, post };
}
