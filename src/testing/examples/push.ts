import { pushSubscribe, pushUnsubscribe } from "../../contract/push.ts";
import { example } from "./example.ts";

const subscription = {
  endpoint: "https://push.example.com/send/4f1c",
  expirationTime: null,
  keys: { p256dh: "BExampleKeyOfTheBrowser", auth: "k8JExampleAuth" },
};

export const pushExamples = [
  example(pushSubscribe, {
    about: "Stores a browser's push subscription for this player.",
    request: { ...subscription, topics: ["deposit", "withdraw"] },
    answer: null,
    notes: {
      expirationTime: "milliseconds since 1970, as the Push API has it",
      topics: "the kinds of messages wanted; missing means all",
    },
  }),
  example(pushUnsubscribe, {
    about: "Removes a browser's push subscription.",
    request: subscription,
    answer: null,
    notes: { topics: "ignored" },
  }),
];
