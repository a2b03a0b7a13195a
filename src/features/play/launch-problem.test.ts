import { i18n } from "@lingui/core";
import { beforeEach, describe, expect, test } from "vitest";
import { CallFailure, type Failure } from "../../api/failure.ts";
import { speakEnglish } from "../../testing/english-texts.ts";
import { casinoInitGame } from "../../contract/game-players.ts";
import { launchProblem } from "./launch-problem.ts";
import { UnusableLaunchUrl } from "./launch-url.ts";

const problemOf = (failure: Failure) => launchProblem(new CallFailure(failure, casinoInitGame));

beforeEach(() => i18n.loadAndActivate({ locale: "tr", messages: {} }));

describe("a game that does not open", () => {
  test.each<[string, Failure]>([
    ["an internal server error in words", { kind: "refused", message: "Internal Server Error" }],
    ["a refusal without words", { kind: "refused", message: "" }],
    ["an internal server error of HTTP", { kind: "locked", sent: true }],
    ["no url", { kind: "malformed", reason: "url is missing" }],
  ])("%s: the provider cannot be reached", (_, failure) => {
    expect(problemOf(failure)).toEqual({ kind: "provider" });
  });

  test("an empty url: the provider cannot be reached", () => {
    expect(launchProblem(new UnusableLaunchUrl("missing"))).toEqual({ kind: "provider" });
  });

  test("otherwise the server's message", () => {
    expect(problemOf({ kind: "refused", message: "Oyun bakımda" })).toEqual({
      kind: "refused",
      message: "Oyun bakımda",
    });
  });

  test("a player who may not play it is told so in the language of the page", () => {
    speakEnglish();
    const message = "You are not authorized to do this";
    expect(problemOf({ kind: "not-authorised", message: "Bu işlem için yetkiniz yok" })).toEqual({
      kind: "refused",
      message,
    });
  });

  test("a refusal because of a limit is recognised and shows the operator's message", () => {
    const message = "Belirlediğiniz günlük kayıp limitine ulaştınız.";
    expect(problemOf({ kind: "refused", message, code: 423 })).toEqual({ kind: "limit", message });
  });

  test("an address that must not be framed is reported as such", () => {
    expect(launchProblem(new UnusableLaunchUrl("refused"))).toEqual({ kind: "address" });
  });

  test("a network failure is not a refusal: the player stays and can try again", () => {
    expect(problemOf({ kind: "offline", sent: false })).toEqual({ kind: "offline" });
    expect(problemOf({ kind: "unreachable", sent: true, status: 502 })).toEqual({ kind: "passing" });
    expect(problemOf({ kind: "locked", sent: false })).toEqual({ kind: "passing" });
    expect(launchProblem(new TypeError("chunk"))).toEqual({ kind: "passing" });
  });

  test("a lost session and maintenance are left to the guards", () => {
    expect(problemOf({ kind: "session-expired", message: "Oturum süresi doldu" })).toEqual({ kind: "elsewhere" });
    expect(problemOf({ kind: "maintenance", sent: true })).toEqual({ kind: "elsewhere" });
  });
});
