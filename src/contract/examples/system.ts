import { maintenanceCheckStatus } from "../maintenance.ts";
import { systemCapabilities, systemPing } from "../system.ts";
import { example } from "./example.ts";

export const systemExamples = [
  example(systemPing, {
    about:
      "Says that the session lives, and answers fresh values for it; `sid` may be a new one. The old values go on working for 60 seconds, so that calls under way are not lost. It is also how an expired session is refreshed: the front end then sends the stored auth record as `user`. An expired session can be refreshed for 24 hours, a revoked one never; a refusal means that the session is over.",
    request: {},
    answer: { uid: 70412, sid: "b7d1f0c2a95e4e6f8c31", uip: "203.0.113.24" },
    notes: { uip: "the player's address as the operator sees it" },
  }),
  example(systemCapabilities, {
    about:
      "Names the extensions that the operator has. A refusal, or an unknown call, means none of them, and nothing is said to the player.",
    request: {},
    answer: ["push", "limits", "idempotency", "statement"],
  }),
  example(maintenanceCheckStatus, {
    about:
      "Asks whether the site is open. A refusal means that it is under maintenance: the front end then sends nothing but this call until it succeeds.",
    request: {},
    answer: null,
  }),
];
