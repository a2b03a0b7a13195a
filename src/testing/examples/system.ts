import { maintenanceCheckStatus } from "../../contract/maintenance.ts";
import { systemCapabilities, systemPing } from "../../contract/system.ts";
import { example } from "./example.ts";

export const systemExamples = [
  example(systemPing, {
    about:
      "Confirms that the session is alive and returns new values for it; `sid` may change. The old values stay valid for 60 seconds, so that calls in progress succeed. The same call refreshes an expired session: the front end then sends the stored auth record as `user`. The back end decides for how long an expired session can be refreshed and when a session ends: for the reference operator, 15 minutes and 24 hours after log-in. A revoked session is never refreshed. A refusal means that the session is over. A back end that finds old values in use later than those 60 seconds, and after a call with newer ones, should end the session, because somebody has a copy of it. It then answers every call of it as expired, with the debug text `session copied`, and the front end tells the player.",
    request: {},
    answer: { uid: 70412, sid: "b7d1f0c2a95e4e6f8c31", uip: "203.0.113.24" },
    notes: { uip: "the player's address as the operator sees it" },
  }),
  example(systemCapabilities, {
    about:
      'Lists the extensions that the operator supports. A refusal, or an unknown call, means none, and the player sees no message. One that has members is an object instead of a name: `{ "name": "password", "minLength": 8, "needsLower": true, "needsSpecial": true }` tells the rules for new passwords, which the forms show. `minLength` is in characters as people count them; a special character is neither a letter nor a digit nor a space. Without it the front end asks for 6 characters. Every rule includes an uppercase letter and a digit.',
    request: {},
    answer: ["push", "limits", "idempotency", "statement", { name: "password", minLength: 8 }],
  }),
  example(maintenanceCheckStatus, {
    about:
      "Asks whether the site is open. A refusal means that it is under maintenance: the front end then sends only this call until it succeeds.",
    request: {},
    answer: null,
  }),
];
