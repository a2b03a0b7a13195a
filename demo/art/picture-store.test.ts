import { expect, test } from "vitest";
import { addressInWidth } from "./rasters.ts";
import { type Picture, pictureAt, pictureStore } from "./picture-store.ts";

test("simultaneous and later requests get the same drawn picture", async () => {
  const asked = [pictureAt("/art/game/10002.webp"), pictureAt("/art/game/10002.webp")];
  const [first, second] = await Promise.all(asked);
  expect(first).toBeDefined();
  expect(second).toBe(first);
  expect(await pictureAt("/art/game/10002.webp")).toBe(first);
  expect(await pictureAt("/art/game/1.webp")).toBeUndefined();
});

test("each width is a separate picture, and unknown widths share the default", async () => {
  const at = (width?: string) => pictureAt(addressInWidth("/art/game/10003.webp", width));
  const plain = await at();
  expect(await at("264")).toBe(plain);
  expect(await at("265")).toBe(plain);
  const narrow = await at("216");
  expect(narrow?.body.length).toBeLessThan(plain?.body.length ?? 0);
  expect(await at("216")).toBe(narrow);
});

/** A store of ten-byte pictures, and the list of those it had to make. */
function storeOf(mostBytes: number) {
  const made: string[] = [];
  const store = pictureStore(async (address): Promise<Picture | undefined> => {
    made.push(address);
    if (address === "broken" && made.length < 2) throw new Error("broken");
    return { body: new Uint8Array(10), etag: address };
  }, mostBytes);
  return { store, made };
}

test("the store is limited: the least recently used picture is drawn again", async () => {
  const { store, made } = storeOf(25);
  await store("a");
  await store("b");
  await store("a");
  await store("c");
  await store("a");
  expect(made).toEqual(["a", "b", "c"]);
  await store("b");
  expect(made).toEqual(["a", "b", "c", "b"]);
});

test("a picture that failed is drawn again", async () => {
  const { store } = storeOf(100);
  await expect(store("broken")).rejects.toThrow("broken");
  expect(await store("broken")).toMatchObject({ etag: "broken" });
});
