import { expect, test } from "vitest";
import { draftPrefix, privatePrefix } from "../../lib/private-storage.ts";
import { wrapStorage } from "../../lib/storage.ts";
import { storageArea } from "../../testing/storage-area.ts";
import type { Intent } from "./intent.ts";
import { createIntentData, type DataPolicy } from "./intent-data.ts";

function openDevice(isSignedIn: (player: string) => boolean = () => true) {
  const areas = { visit: storageArea(), device: storageArea() };
  const data = createIntentData({
    visit: wrapStorage(() => areas.visit),
    device: wrapStorage(() => areas.device),
    digest: (text) => Promise.resolve(`#${text.length}`),
    isSignedIn,
  });
  const texts = (area: Storage) =>
    Array.from({ length: area.length }, (_, at) => area.getItem(area.key(at) ?? "")).join();
  const keys = (area: Storage) => Array.from({ length: area.length }, (_, at) => area.key(at) ?? "");
  return {
    areas,
    data,
    visit: () => texts(areas.visit),
    device: () => texts(areas.device),
    keys: () => [keys(areas.visit), keys(areas.device)],
  };
}

const intent = (id: string, more: Partial<Intent> = {}): Intent => ({
  id,
  key: id,
  player: "p",
  kind: "deposit",
  call: "finance/save_bank_transfer",
  sendings: 0,
  state: "prepared",
  at: 0,
  ...more,
});
const write = (policy: DataPolicy, more: object = {}) => ({
  policy,
  data: { amount: "250.00", iban: "TR31" },
  summary: "₺250",
  language: "tr",
  ...more,
});

test.each<[DataPolicy, string, string]>([
  ["visit", "TR31", "₺250"],
  ["device", "", "TR31"],
  ["never", "", "₺250"],
])("by the policy %s, this tab stores %j and the device %j", async (policy, inVisit, onDevice) => {
  const { data, visit, device, keys } = openDevice();
  await data.store(intent("1"), write(policy));
  expect(visit()).toContain(inVisit);
  expect(visit()).not.toContain("₺250");
  expect(device()).toContain(onDevice);
  expect((visit() + device()).includes("TR31")).toBe(policy !== "never");
  expect(device().includes("TR31")).toBe(policy === "device");
  // So that log-out removes them.
  const [ofVisit = [], ofDevice = []] = keys();
  expect(ofVisit.every((key) => key.startsWith(draftPrefix))).toBe(true);
  expect(ofDevice.every((key) => key.startsWith(privatePrefix))).toBe(true);
  expect(data.read(intent("1"))).toMatchObject({
    summary: "₺250",
    ...(policy !== "never" && { request: { amount: "250.00", iban: "TR31" } }),
  });
});

test("after a reload of another tab, only what is on the device is known", async () => {
  const { areas, data } = openDevice();
  await data.store(intent("1"), write("visit"));
  areas.visit.clear();
  expect(data.read(intent("1"))).toEqual({ id: "1", summary: "₺250" });
});

test("the data of one intent are not taken for those of another, nor removed with it", async () => {
  const { data } = openDevice();
  await data.store(intent("2"), write("visit"));
  expect(data.read(intent("1"))).toBeUndefined();
  expect(await data.isSame(intent("1"), write("visit"))).toBe(false);
  data.remove(intent("1"));
  expect(data.read(intent("2"))).toBeDefined();
});

test("each player and each kind has its own", async () => {
  const { data } = openDevice();
  await data.store(intent("1"), write("visit"));
  await data.store(intent("2", { player: "q" }), write("visit"));
  await data.store(intent("3", { kind: "withdraw" }), write("visit"));
  expect(
    ["1", "2", "3"].map(
      (id) => data.read(intent(id, id === "2" ? { player: "q" } : id === "3" ? { kind: "withdraw" } : {}))?.id,
    ),
  ).toEqual(["1", "2", "3"]);
});

test.each<DataPolicy>(["visit", "device", "never"])("once the outcome is known nothing is left: %s", async (policy) => {
  const { data, areas } = openDevice();
  await data.store(intent("1"), write(policy, { sameIf: "250.00" }));
  data.remove(intent("1"));
  expect([areas.visit.length, areas.device.length]).toEqual([0, 0]);
});

test.each<DataPolicy>(["visit", "device", "never"])(
  "nothing is stored for a player who has logged out: %s",
  async (policy) => {
    const { data, areas } = openDevice((player) => player === "q");
    await data.store(intent("1"), write(policy));
    expect([areas.visit.length, areas.device.length]).toEqual([0, 0]);
  },
);

test("the same write is recognised by its data, or by a digest of the data without secrets", async () => {
  const { data } = openDevice();
  await data.store(intent("1"), write("visit"));
  expect(await data.isSame(intent("1"), write("visit"))).toBe(true);
  expect(await data.isSame(intent("1"), write("visit", { data: { amount: "250.01", iban: "TR31" } }))).toBe(false);
  await data.store(intent("2"), write("never", { sameIf: "ab" }));
  expect(await data.isSame(intent("2"), write("never", { sameIf: "cd", data: {} }))).toBe(true);
  expect(await data.isSame(intent("2"), write("never", { sameIf: "abc" }))).toBe(false);
});

test("secrets without anything to recognise the write by are never the same", async () => {
  const { data } = openDevice();
  await data.store(intent("1"), write("never"));
  expect(await data.isSame(intent("1"), write("never"))).toBe(false);
});
