/** Runs an operator as a process, with the small test demo: `node run-operator.ts '<OperatorOptions>'`. */
import type { OperatorOptions } from "../server.ts";
import { startTestOperator } from "./operator.ts";

const operator = await startTestOperator(JSON.parse(process.argv[2] ?? "{}") as Partial<OperatorOptions>);
console.log(JSON.stringify({ origin: operator.origin, backOffice: new URL(operator.backOfficeAddress).search }));
process.on("SIGTERM", () => void operator.close());
