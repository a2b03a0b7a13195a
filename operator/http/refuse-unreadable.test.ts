import { afterAll, beforeAll, expect, it } from "vitest";
import type { RunningOperator } from "../server.ts";
import { visitBackOffice } from "../testing/back-office.ts";
import { startTestOperator } from "../testing/operator.ts";

let operator: RunningOperator;
let office: Awaited<ReturnType<typeof visitBackOffice>>;
const logged: string[] = [];
beforeAll(async () => {
  operator = await startTestOperator({ log: (line) => void logged.push(line) });
  office = await visitBackOffice(operator);
});
afterAll(async () => {
  await operator.close();
  expect(logged).toEqual([]);
});

const part = 'Content-Disposition: form-data; name="a"';
const multipart = "multipart/form-data; boundary=x";

/** Sends a body as it is. */
async function post(address: string, type: string, body: string) {
  const headers = { origin: operator.origin, cookie: office.cookie, "content-type": type };
  const response = await fetch(address, { method: "POST", redirect: "manual", headers, body });
  return { status: response.status, text: await response.text() };
}

it.each([
  ["cut in a part", multipart, `--x\r\n${part}\r\n\r\nb`],
  ["without its last boundary", multipart, `--x\r\n${part}\r\n\r\nb\r\n--x`],
  ["with another boundary", multipart, `--y\r\n${part}\r\n\r\nb\r\n--y--\r\n`],
  ["without a name", multipart, "--x\r\nContent-Disposition: form-data\r\n\r\nb\r\n--x--\r\n"],
  ["without a boundary", "multipart/form-data", `--x\r\n${part}\r\n\r\nb\r\n--x--\r\n`],
  ["empty", multipart, ""],
])("a multipart form %s is answered 400 with what is wrong", async (_how, type, body) => {
  for (const address of [
    `${operator.origin}/operator/log-in`,
    `${operator.origin}/operator`,
    `${operator.providerOrigin}/bank`,
  ]) {
    expect(await post(address, type, body), address).toEqual({
      status: 400,
      text: "The form cannot be read. Its Content-Type does not fit its body.\n",
    });
  }
});

it.each([
  "/operator/log-in",
  "/operator/set-up",
  "/operator/code",
  "/operator",
  "/operator/messages",
  "/operator/staff",
  "/operator/promotions/1",
  "/operator/information/SiteInformation",
])("a NUL in a field or its name is answered 400: %s", async (path) => {
  const type = "application/x-www-form-urlencoded";
  const told = { status: 400, text: expect.stringContaining('"name') as string };
  expect(await post(operator.origin + path, type, "other=1&name=a%00b")).toEqual(told);
  expect(await post(operator.origin + path, type, "name%00=a")).toEqual(told);
});

it.each(["player=%00", "player=a%00b"])("a NUL in a search is answered 400: %s", async (query) => {
  for (const page of ["limits", "security", "recovery", "audit", "audit/csv"]) {
    const response = await office.get(`/operator/${page}?${query}`);
    expect([response.status, await response.text()], page).toEqual([400, "The address contains a NUL character.\n"]);
  }
});

it("a body that is too large is told so, however broken it is", async () => {
  expect((await post(`${operator.origin}/operator/log-in`, multipart, "x".repeat(1024 * 1024 + 1))).status).toBe(413);
});
