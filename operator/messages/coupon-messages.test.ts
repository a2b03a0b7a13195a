import { expect, it } from "vitest";
import { placeCoupon } from "../provider/place-coupon.ts";
import { settleDueCoupons, voidCoupon } from "../provider/settle-coupons.ts";
import { board } from "../provider/sports-board.ts";
import { openTestProvider } from "../provider/testing/test-provider.ts";
import { databases, testNow } from "../testing/databases.ts";
import { siteOrigin } from "../testing/site.ts";
import { storeSubscription } from "./push-subscriptions.ts";
import { newBrowser } from "./testing/push-service.ts";

it.each(databases)("push messages tell the results of coupons on $name", async (database) => {
  const provider = await openTestProvider(database);
  await provider.refill();
  const playing = await provider.open({ kind: "virtual", reference: "betframe", type: "sport" });
  const session = { id: null as unknown as string, playerId: provider.playerId };
  const { subscription } = newBrowser("https://push.example/1");
  await storeSubscription(provider.db, subscription, { session, language: "tr", siteOrigin, now: testNow });
  const standing = (await board(provider.db, testNow)).filter(({ minute }) => minute === undefined);
  const slip = (index: number) => ({
    stake: "10.00",
    selections: [
      {
        event: standing[index]?.fixture.id ?? "",
        market: "result" as const,
        pick: "home" as const,
        odds: standing[index]?.odds.home ?? "",
      },
    ],
  });
  const settled = await placeCoupon(playing, "coupon-1", slip(0));
  const voided = await placeCoupon(playing, "coupon-2", slip(1));
  await voidCoupon(provider.db, voided.id, testNow);
  await settleDueCoupons(provider.db, new Date(testNow.getTime() + 6 * 3_600_000), () => undefined);
  const messages = await provider.db.selectFrom("push_message").select(["tag", "title"]).orderBy("id").execute();
  expect(messages.map(({ tag }) => tag)).toEqual([`coupon-${voided.id}`, `coupon-${settled.id}`]);
  expect(messages[1]?.title.tr).toMatch(/^Kuponunuz (kazandı|sonuçlandı)$/);
  await provider.close();
});
