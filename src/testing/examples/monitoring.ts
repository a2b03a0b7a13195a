import type { Beacon } from "../../contract/monitoring.ts";

export const beaconExample: Beacon = {
  visit: "later",
  worker: "active",
  install: "ready",
  vitals: [
    { name: "TTFB", page: "/slot/category/$categoryID", value: 180 },
    { name: "LCP", page: "/slot/category/$categoryID", value: 1240 },
    { name: "CLS", page: "/slot/category/$categoryID", value: 12 },
    { name: "INP", page: "/play/$type/$id/{-$x}/{-$providerName}", value: 96 },
  ],
  errors: [
    {
      name: "TypeError",
      page: "/play/$type/$id/{-$x}/{-$providerName}",
      stack: ["assets/GameFrame-DHue0hKk.js:1:2345", "assets/vendor-4zCb3Obv.js:1:60412"],
      times: 1,
    },
  ],
  failures: [{ call: "casino/games_list", kind: "unreachable", times: 2 }],
  dropped: [{ call: "casino/games_list", times: 3 }],
  starts: [{ kind: "file", times: 1 }],
};
