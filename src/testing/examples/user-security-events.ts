import { userSecurityEvents } from "../../contract/user-security-events.ts";
import { example } from "./example.ts";

export const userSecurityEventsExamples = [
  example(userSecurityEvents, {
    about:
      "The last 20 events of the account's protection, the newest first: log-ins, refused attempts and changes. The front end shows a `kind` that is not in the table as something that happened to the account.",
    request: {},
    answer: [
      {
        id: 5120,
        kind: "wrong-password",
        at: "2026-11-21T10:12:40+03:00",
        times: 3,
        device: "Firefox, Windows",
        network: "198.51.100.7",
        sameNetwork: false,
      },
      {
        id: 5117,
        kind: "login-passkey",
        at: "2026-11-20T21:04:11+03:00",
        device: "Chrome, Android",
        network: "2001:db8:7:1::/64",
        sameNetwork: true,
      },
    ],
    notes: {
      "[].kind": "what each means: see Security events",
      "[].times": "how often it happened, when equal attempts are one event; `at` is the last of them",
      "[].device": "shown as it is; missing if the operator does not know it",
      "[].network": "an address, or the part of it that the operator keeps; missing where the player was not there",
      "[].sameNetwork": "whether this call comes from there",
    },
  }),
];
