/** The answers of the operator's plain GETs, which have no envelope (contract.md, Other addresses). */
import * as v from "valibot";
import { list } from "./list.ts";
import { flag, id, ifFits, image, link, moment, text } from "./values.ts";

/** `{apiBase}/endpoint/v1/check-maintenance`: a status of true means that the site is under maintenance. */
export const maintenanceStatus = v.object({
  status: flag,
  data: ifFits(
    v.object({
      title: text,
      message: text,
      startsAt: ifFits(moment),
      endsAt: ifFits(moment),
    }),
  ),
});
export type MaintenanceStatus = v.InferOutput<typeof maintenanceStatus>;

export const licence = v.object({ id, name: text, number: text, url: link, logo: ifFits(image) });
export type Licence = v.InferOutput<typeof licence>;

/** `{apiBase}/endpoint/v1/licenses`. */
export const licences = v.object({ status: flag, data: list(licence) });

/** `{ipInfoUrl}`: the player's location as the operator sees it, for display only. */
export const ipInfo = v.object({
  ip: text,
  country: ifFits(text),
  city: ifFits(text),
  timezone: ifFits(text),
});
export type IpInfo = v.InferOutput<typeof ipInfo>;
