import { expect, test } from "vitest";
import { list } from "../contract/list.ts";
import { text } from "../contract/values.ts";
import { errorLock } from "./error-lock.ts";
import { loadIpInfo, loadLicences, loadMaintenanceNotice } from "./site-answers.ts";
import { loadChecked } from "./static-file.ts";
import { openClient } from "../testing/client.ts";
import type { Reply } from "../testing/operator.ts";

test("an invalid item is dropped and reported, the others stay", async () => {
  const { operator, told } = await openClient(() => ({ body: ["a", 1, "b"] }));
  const source = `${operator.origin}/data/names.json`;
  expect(await loadChecked(source, list(text))).toEqual(["a", "b"]);
  expect(told.reports).toEqual([expect.stringContaining(`${source}: 1 items left out: [1] `)]);
});

test.each<[string, Reply, string]>([
  ["missing", { status: 404, body: "" }, "missing"],
  ["a page instead", { body: "<html></html>" }, "missing"],
  ["broken", { body: "[1," }, "JSON"],
  ["of another shape", { body: { names: [] } }, "list"],
  ["in trouble", { status: 500, body: "" }, "unreachable"],
  ["cut off", { body: "[", cut: true }, "unreachable"],
])("a file that is %s is nothing, and the engineers hear of it", async (_, reply, reason) => {
  const { operator, told } = await openClient(() => reply);
  const source = `${operator.origin}/data/names.json`;
  expect(await loadChecked(source, list(text))).toBeUndefined();
  expect(told.reports).toEqual([expect.stringMatching(new RegExp(`^${source}: .*${reason}`))]);
});

test("the operator's plain GETs are requested as in the contract", async () => {
  const licence = { id: 1, name: "Lisans", number: "L-1", url: "https://licence.example" };
  const notice = { title: "Bakım", message: "Birazdan döneriz", endsAt: "2026-11-21T16:00:00+03:00" };
  const { operator } = await openClient(({ url }) => {
    if (url.includes("licenses")) return { body: { status: true, data: [licence] } };
    if (url.includes("check-maintenance")) return { body: { status: 1, data: notice } };
    return { body: { ip: "192.0.2.1", city: null } };
  });
  expect(await loadLicences()).toEqual([{ ...licence, id: "1" }]);
  expect(await loadMaintenanceNotice()).toEqual(notice);
  expect(await loadIpInfo()).toEqual({ ip: "192.0.2.1" });
  expect(operator.received.slice(1).map(({ method, url }) => `${method} ${url}`)).toEqual([
    "GET /endpoint/v1/licenses?version=1",
    "GET /endpoint/v1/check-maintenance?sitename=Karo&version=1",
    "GET /ip-info",
  ]);
});

test("an HTTP 500 to one of them locks, and the lock holds them back; a failing ipInfoUrl does neither", async () => {
  const { operator } = await openClient(() => ({ status: 500, body: "" }));
  expect(await loadIpInfo()).toBeUndefined();
  expect(errorLock.get()).toBe(false);
  expect(await loadLicences()).toBeUndefined();
  expect(errorLock.get()).toBe(true);
  expect(await loadMaintenanceNotice()).toBeUndefined();
  expect(operator.received.slice(1).map(({ url }) => url)).toEqual(["/ip-info", "/endpoint/v1/licenses?version=1"]);
});

test("a status that is off means no maintenance", async () => {
  await openClient(({ url }) => ({
    body: { status: "0", data: url.includes("licenses") ? [] : { title: "", message: "" } },
  }));
  expect(await loadLicences()).toBeUndefined();
  expect(await loadMaintenanceNotice()).toBeUndefined();
});
