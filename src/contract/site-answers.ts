/** Answers of the operator's plain GETs, which do not travel in the envelope (contract §1). */
import * as v from "valibot";
import { list } from "./list.ts";
import { flag, id, image, link, maybe, moment, text } from "./values.ts";

/** `{apiBase}/endpoint/v1/check-maintenance`: a status that is on means under maintenance. */
export const maintenanceStatus = v.object({
  status: flag,
  data: maybe(
    v.object({
      title: text,
      message: text,
      startsAt: maybe(moment),
      endsAt: maybe(moment),
    }),
  ),
});
export type MaintenanceStatus = v.InferOutput<typeof maintenanceStatus>;

export const licence = v.object({ id, name: text, number: text, url: link, logo: maybe(image) });
export type Licence = v.InferOutput<typeof licence>;

/** `{apiBase}/endpoint/v1/licenses`. */
export const licences = v.object({ status: flag, data: list(licence) });

/** `{ipInfoUrl}`: where the operator sees the player, for display only. */
export const ipInfo = v.object({
  ip: text,
  country: maybe(text),
  city: maybe(text),
  timezone: maybe(text),
});
export type IpInfo = v.InferOutput<typeof ipInfo>;
