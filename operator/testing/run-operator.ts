/** An operator as a process of its own, with the small demo of the tests: `node run-operator.ts '<OperatorOptions>'`. */
import type { OperatorOptions } from "../server.ts";
import { startTestOperator } from "./operator.ts";

const operator = await startTestOperator(JSON.parse(process.argv[2] ?? "{}") as Partial<OperatorOptions>);
console.log(JSON.stringify({ origin: operator.origin, backOffice: new URL(operator.backOfficeAddress).search }));
process.on("SIGTERM", () => void operator.close());
