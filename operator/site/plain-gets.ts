import { type Context, Hono } from "hono";
import { etag } from "hono/etag";
import type * as v from "valibot";
import type { IpInfo, licences, MaintenanceStatus } from "../../src/contract/site-answers.ts";
import type { SiteConfig } from "../../src/contract/site-config.ts";
import { readMaintenance } from "../database/maintenance.ts";
import { artAddress } from "../lib/art-address.ts";
import { inLanguage, languageOf } from "../lib/language.ts";
import type { Operator } from "../calls/operator.ts";
import { compressed } from "../http/compression.ts";
import { visitOf } from "../http/visit.ts";

type LicencesAnswer = v.InferOutput<typeof licences>;

/** The GET addresses of contract.md, Other addresses, that are not files. */
export function plainGets({ db, config, isTrustedProxy }: Operator): Hono {
  const app = new Hono();
  app.get("/endpoint/v1/check-maintenance", async (c) => {
    const language = languageOf(c.req.header("accept-language"));
    const { active, title, message, starts_at, ends_at } = await readMaintenance(db);
    const status: MaintenanceStatus = {
      status: active,
      ...(active && {
        data: {
          title: inLanguage(title, language),
          message: inLanguage(message, language),
          ...(starts_at && { startsAt: starts_at.toISOString() }),
          ...(ends_at && { endsAt: ends_at.toISOString() }),
        },
      }),
    };
    return json(c, status, "no-store", "accept-language");
  });

  app.get("/endpoint/v1/licenses", etag(), async (c) => {
    const rows = await db.selectFrom("licence").selectAll().orderBy("id").execute();
    const data = rows.map(({ logo, ...licence }) => ({
      ...licence,
      ...(logo && { logo: artAddress(logo) }),
    }));
    return json(c, { status: true, data } satisfies LicencesAnswer, "public, max-age=3600");
  });

  app.get("/ip-info", (c) => {
    const info: IpInfo = { ip: visitOf(c, isTrustedProxy).ip };
    return json(c, info, "no-store");
  });

  app.get("/config.json", etag(), (c) => json(c, config satisfies SiteConfig, "no-cache"));
  return app;
}

function json(c: Context, answer: unknown, cacheControl: string, vary?: string): Promise<Response> {
  return compressed(c, JSON.stringify(answer), {
    "content-type": "application/json; charset=utf-8",
    "cache-control": cacheControl,
    ...(vary && { vary }),
  });
}
