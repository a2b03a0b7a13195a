/** Runs an operator as a process, with the small test demo: `node run-operator.ts '<OperatorOptions>'`. */
import { type OperatorOptions, startOperator } from "../server.ts";
import { cheapPasswords } from "./cheap-passwords.ts";
import { seedingOf } from "../../demo/load/seed.ts";
import { testSeed } from "./seed.ts";

cheapPasswords();
const options = JSON.parse(process.argv[2] ?? "{}") as OperatorOptions;
const operator = await startOperator({ ...options, seed: seedingOf(testSeed()) });
console.log(JSON.stringify({ origin: operator.origin }));
process.on("SIGTERM", () => void operator.close());
