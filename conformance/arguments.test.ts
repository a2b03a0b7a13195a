import { expect, test } from "vitest";
import { readArguments, UsageError } from "./arguments.ts";

const api = ["--api", "https://op.example"];

test("an address, and a player whose password is in the environment", () => {
  const read = readArguments([...api, "--player", "ada", "--only", "lists,get"], { CONFORMANCE_PASSWORD: "p" });
  expect(read).toMatchObject({
    api: "https://op.example",
    player: { name: "ada", password: "p" },
    only: ["lists", "get"],
  });
});

test.each([
  [[], "Say which back end"],
  [["--api", "op.example"], "--api must be an address"],
  [[...api, "--player", "ada"], "--player needs --password"],
  [[...api, "--password", "p"], "need --player"],
  [[...api, "--extensions", "push,wings"], "no extension wings"],
  [[...api, "--timeout", "soon"], "--timeout"],
  [[...api, "--player", "ada", "--password", "p", "--session-minutes", "an hour"], "--session-minutes must be"],
  [[...api, "--session-minutes", "60"], "--session-minutes needs --player"],
  [[...api, "--nothing"], "--nothing"],
])("%j is refused", (args, message) => {
  expect(() => readArguments(args, {})).toThrow(UsageError);
  expect(() => readArguments(args, {})).toThrow(message);
});
