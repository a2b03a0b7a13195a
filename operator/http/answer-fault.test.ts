import { Hono } from "hono";
import { expect, it } from "vitest";
import { jsonLog } from "../lib/log.ts";
import { faultAnswers } from "./answer-fault.ts";

it("an address cannot forge a line of the log", async () => {
  const logged: string[] = [];
  const app = new Hono();
  app.get("*", () => {
    throw new Error("broken");
  });
  app.onError(
    faultAnswers(
      jsonLog((line) => void logged.push(line)),
      (c, incident) => c.text(incident, 500),
    ),
  );
  expect((await app.request("/a%0AFault%20b%1B[2J")).status).toBe(500);
  expect(logged).toHaveLength(1);
  expect(logged[0]).not.toContain("\n");
  expect(JSON.parse(logged[0] ?? "")).toMatchObject({
    level: "error",
    message: "Fault",
    incident: expect.stringMatching(/^[\da-f-]{36}$/),
    method: "GET",
    path: "/a%0AFault%20b%1B[2J",
    fault: expect.stringContaining("Error: broken\n    at "),
  });
});
