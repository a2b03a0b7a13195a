import { Hono } from "hono";
import * as v from "valibot";
import { expect, test } from "vitest";
import { block, line, note, readForm, typedLine } from "./read-form.ts";

test("lines lose marks that nobody sees; a text of several lines is kept as written", async () => {
  const schema = v.object({ title: line, why: note, code: typedLine, text: block });
  const app = new Hono().post("/", async (c) => c.json(await readForm(c, schema)));
  const body = new URLSearchParams({
    title: "\u200EBakım\u00A0var",
    why: "\u2060",
    code: " 123\u200B456 ",
    text: "Aile: 👨\u200D👩\u200D👧",
  });
  expect(await (await app.request("/", { method: "POST", body })).json()).toEqual({
    form: { title: "Bakım var", why: "", code: "123456", text: "Aile: 👨\u200D👩\u200D👧" },
  });
});
