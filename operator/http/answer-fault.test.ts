import { Hono } from "hono";
import { expect, it } from "vitest";
import { faultAnswers } from "./answer-fault.ts";

it("an address cannot forge a line of the log", async () => {
  const logged: string[] = [];
  const app = new Hono();
  app.get("*", () => {
    throw new Error("broken");
  });
  app.onError(
    faultAnswers(
      (line) => void logged.push(line),
      (c, incident) => c.text(incident, 500),
    ),
  );
  expect((await app.request("/a%0AFault%20b%1B[2J")).status).toBe(500);
  expect(logged[0]?.split("\n")[0]).toMatch(/^Fault [\da-f-]{36} at GET \/a%0AFault%20b%1B\[2J: /);
});
