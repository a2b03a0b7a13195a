import fc from "fast-check";
import { casinoCategoryList } from "../contract/casino.ts";
import { financeCheckBalance } from "../contract/finance.ts";
import { userGetUserProfile } from "../contract/user.ts";
import { checkInactivity, noteActivity } from "../session/inactivity.ts";
import { keys } from "../session/records.ts";
import { goodCode, password, type Username, usernames } from "./accounts.ts";
import {
  anonymousUser,
  type Answer,
  expired,
  forbidden,
  inactiveAccount,
  loginFailed,
  refused,
} from "./session-operator.ts";
import type { Walker } from "./session-walker.ts";

/** One event; `tab` is the number of an open tab. */
export type Step =
  | { readonly do: "login"; readonly tab: number; readonly username: Username; readonly isRight: boolean }
  | { readonly do: "code"; readonly tab: number; readonly isRight: boolean }
  | { readonly do: OnTab; readonly tab: number }
  | { readonly do: "release"; readonly which: number }
  | { readonly do: "script"; readonly answer: number }
  | { readonly do: "clock"; readonly by: number }
  | { readonly do: "spoil"; readonly key: string; readonly text: string | undefined }
  | { readonly do: InBrowser };

const onTab = [
  "sms",
  "cancel",
  "balance",
  "profile",
  "public",
  "guard",
  "refresh",
  "log-out",
  "touch",
  "check",
  "reload",
] as const;
type OnTab = (typeof onTab)[number];
const inBrowser = ["deliver", "hold", "let go", "expire", "revoke", "maintenance"] as const;
type InBrowser = (typeof inBrowser)[number];

/** Answers that the operator may give at any time. */
export const answers: readonly Answer[] = [
  expired,
  forbidden,
  anonymousUser,
  loginFailed,
  inactiveAccount,
  refused,
  "offline",
  "unreachable",
  "malformed",
  "locked",
];

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const tab = fc.nat(1);

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant("login" as const),
      tab,
      username: fc.constantFrom(...usernames),
      isRight: fc.integer({ min: 0, max: 4 }).map((n) => n > 0),
    }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constant("code" as const), tab, isRight: fc.boolean() }) },
  { weight: 9, arbitrary: fc.record({ do: fc.constantFrom(...onTab), tab }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant("release" as const), which: fc.nat(5) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("script" as const), answer: fc.nat(answers.length - 1) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant("clock" as const),
      by: fc.constantFrom(1_000, 16_000, 16_000, 16_000, 30 * minuteMs, 61 * minuteMs, dayMs, -dayMs),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant("spoil" as const),
      key: fc.constantFrom(keys.session, keys.auth, keys.profile, keys.expiration, keys.activityStart),
      text: fc.constantFrom(undefined, "", "{}", "null", "x"),
    }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constantFrom(...inBrowser) }) },
);

export const walk = fc.array(step, { minLength: 5, maxLength: 40 });

/** Carries out `step`, without waiting for its result. */
export async function take(walker: Walker, step: Step): Promise<void> {
  const { operator, browser } = walker;
  switch (step.do) {
    case "login":
      walker.signIn(step.tab, { username: step.username, password: step.isRight ? password : "yanlış" });
      break;
    case "code":
      walker.run(walker.page(step.tab).signIn.complete(step.isRight ? goodCode : "000000"));
      break;
    case "release":
      operator.underWay[step.which % Math.max(operator.underWay.length, 1)]?.release();
      break;
    case "script":
      walker.nextAnswer = answers[step.answer];
      break;
    case "clock":
      browser.clock.now += step.by;
      break;
    case "spoil":
      if (step.text === undefined) browser.area.removeItem(step.key);
      else browser.area.setItem(step.key, step.text);
      browser.changedOutside();
      break;
    case "deliver":
      browser.deliver();
      break;
    case "hold":
      operator.holding = true;
      break;
    case "let go":
      operator.letGo();
      break;
    case "expire":
    case "revoke":
      for (const session of operator.sessions.values()) {
        if (session.status !== "revoked") session.status = step.do === "expire" ? "expired" : "revoked";
      }
      break;
    case "maintenance":
      walker.isMaintained = !walker.isMaintained;
      break;
    default:
      await takeOnTab(walker, step.do, step.tab);
  }
}

async function takeOnTab(walker: Walker, what: OnTab, tab: number): Promise<void> {
  const { session, signIn, send } = walker.page(tab);
  switch (what) {
    case "sms":
      return walker.run(signIn.sendSms());
    case "cancel":
      return signIn.cancel();
    case "balance":
      return walker.run(send(financeCheckBalance, {}));
    case "profile":
      return walker.run(send(userGetUserProfile, {}));
    case "public":
      return walker.run(send(casinoCategoryList, { limit: 100, offset: 0 }));
    case "guard":
      return walker.run(session.ensureFresh());
    case "refresh":
      return walker.run(session.refresh());
    case "log-out":
      return walker.logOut(tab);
    case "touch":
      return noteActivity(session);
    case "check":
      return checkInactivity(session);
    case "reload":
      return walker.reload(tab);
  }
}
