import { describe, expect, it } from "vitest";
import { storageArea } from "../testing/storage-area.ts";
import { wrapStorage } from "./storage.ts";
import { formDraft } from "./form-draft.ts";

function visit() {
  const area = storageArea();
  return wrapStorage(() => area);
}
const empty = { name: "", agreed: false };

describe("a form's draft", () => {
  it("is read as written, and empty before and after", () => {
    const storage = visit();
    const draft = formDraft("deposit", empty, "p1", storage);
    expect(draft.read()).toEqual(empty);
    draft.write({ name: "Deniz", agreed: true });
    expect(formDraft("deposit", empty, "p1", storage).read()).toEqual({ name: "Deniz", agreed: true });
    draft.forget();
    expect(draft.read()).toEqual(empty);
  });

  it("belongs to one form and one player", () => {
    const storage = visit();
    formDraft("deposit", empty, "p1", storage).write({ name: "Deniz", agreed: true });
    expect(formDraft("deposit", empty, "p2", storage).read()).toEqual(empty);
    expect(formDraft("deposit", empty, undefined, storage).read()).toEqual(empty);
    expect(formDraft("withdraw", empty, "p1", storage).read()).toEqual(empty);
  });

  it("keeps only its own fields of the right type", () => {
    const storage = visit();
    const draft = formDraft("login", { name: "", agreed: false }, undefined, storage);
    draft.write({ name: "deniz", agreed: "yes", password: "Karo-Demo-7" });
    expect(storage.read("karo.draft.login.")).toBe('{"name":"deniz"}');
    expect(draft.read()).toEqual({ name: "deniz", agreed: false });
  });

  it.each(["password", "passwordConfirm", "code", "ga_code", "gacode", "otp", "token"])(
    "is refused for a field %s",
    (field) => expect(() => formDraft("login", { [field]: "" }, undefined, visit())).toThrow(TypeError),
  );

  it("may hold a promotion code", () => {
    expect(() => formDraft("register", { promotionCode: "" }, undefined, visit())).not.toThrow();
  });

  it.each(["", "x", "[]", "7", '{"name":{}}'])("is empty with %j stored", (text) => {
    const storage = visit();
    storage.write("karo.draft.login.", text);
    const draft = formDraft("login", empty, undefined, storage);
    expect(draft.read()).toEqual(empty);
    draft.write({ name: "a" });
    expect(draft.read().name).toBe("a");
  });
});
