import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { linkSession } from "../../api/session-link.ts";
import { refetchOptions, favouriteMarks } from "./marks.ts";

test("a fetch that began before a change does not bring the old marks back", async () => {
  linkSession({ playerId: () => "p1" });
  const client = new QueryClient();
  const { queryKey } = favouriteMarks("casino");
  const before = { data: [], message: "", dropped: 0 };
  client.setQueryData(queryKey, before);
  let answer = () => {};
  const queryFn = () => new Promise<typeof before>((resolve) => (answer = () => resolve(before)));
  const fetching = client.fetchQuery({ queryKey, queryFn, staleTime: 0 }).catch(() => undefined);
  await refetchOptions(client, { player: "p1", type: "casino", id: "7", mode: "insert", at: 0, attempts: 0 });
  answer();
  await fetching;
  expect(client.getQueryData(queryKey)).toMatchObject({ data: [{ type: "casino", id: "7" }] });
});
