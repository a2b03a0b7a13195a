import { parseArgs } from "node:util";
import { type Role, roles } from "./database/columns.ts";
import { OperatorError } from "./lib/faults.ts";

/** Load what a file offers to players. */
const loadingCommands = ["load-catalogue", "load-cashier", "load-bonuses"] as const;
export type LoadingCommand = (typeof loadingCommands)[number];

/** What the command line does instead of starting the operator. */
export type Command = {
  readonly dataDir: string;
  readonly databaseUrl?: string;
  readonly masterKey?: string;
} & (
  | { readonly kind: "add-staff"; readonly name: string; readonly role: Role }
  | { readonly kind: LoadingCommand; readonly file: string }
);

const forms = [
  "staff add <name> --role look|decide|administer",
  ...loadingCommands.map((command) => `${command} <file>`),
]
  .map((form) => `npm run operator -- ${form}`)
  .join("\n");

/**
 * Reads a command. Undefined if the arguments begin with no command.
 *
 * @throws OperatorError when a command is incomplete, or has an unknown flag.
 */
export function readCommand(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Command | undefined {
  const loading = loadingCommands.find((command) => command === args[0]);
  if (args[0] !== "staff" && !loading) return undefined;
  const { values, positionals } = parse(args);
  const where = {
    dataDir: values["data-dir"],
    ...(env.DATABASE_URL && { databaseUrl: env.DATABASE_URL }),
    ...(env.OPERATOR_MASTER_KEY && { masterKey: env.OPERATOR_MASTER_KEY }),
  };
  const [command, first = "", name = "", ...more] = positionals;
  const role = roles.find((one) => one === values.role);
  if (command === "staff" && first === "add" && name.trim() !== "" && role && more.length === 0)
    return { ...where, kind: "add-staff", name, role };
  if (loading && first !== "" && name === "") return { ...where, kind: loading, file: first };
  throw new OperatorError(`The command is not complete: ${args.join(" ")}`, forms);
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { role: { type: "string" }, "data-dir": { type: "string", default: ".data/operator" } },
    });
  } catch (error) {
    throw new OperatorError((error as Error).message, forms);
  }
}
