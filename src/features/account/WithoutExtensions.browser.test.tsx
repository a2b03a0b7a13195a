import { parse } from "valibot";
import { expect, test } from "vitest";
import { capabilitiesKnown } from "../../api/capabilities.ts";
import { openPage } from "../../testing/open-page.tsx";
import { userProfile } from "../../contract/user-items.ts";
import { ProfileFacts } from "./ProfileFacts.tsx";

// A page asks for the operator's extensions once, so this test has a file of its own.
test("without the extension the e-mail address and the username do not link to their change", async () => {
  const profile = parse(userProfile, {
    uid: 4711,
    username: "deniz",
    email: "deniz@karo.example",
    emailVerified: 1,
    rid: 10,
  });
  const { screen } = await openPage(<ProfileFacts profile={profile} note={null} />, { capabilities: { data: [] } });
  await expect.poll(() => capabilitiesKnown.get()).toBe(true);
  await expect.element(screen.getByRole("link", { name: "Giriş güvenliğini değiştir" })).toBeVisible();
  for (const name of ["E-posta değiştir", "Kullanıcı adı değiştir"])
    expect(screen.getByRole("link", { name }).query()).toBeNull();
});
