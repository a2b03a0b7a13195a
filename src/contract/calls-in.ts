import type { AnyCall, WritingSide } from "./declaration.ts";

/** The calls among the exports of a module. Writing sides do not count: their call is declared by its reading side. */
export type CallIn<Module> = Module extends object ? Exclude<Extract<Module[keyof Module], AnyCall>, WritingSide> : never;

/** Returns every call that these modules (`import * as user from "./user.ts"`) export. */
/* @__NO_SIDE_EFFECTS__ */
export function callsIn<Module extends object>(modules: readonly Module[]): readonly CallIn<Module>[] {
  return exportedCalls(modules).filter((call) => !isWritingSide(call)) as CallIn<Module>[];
}

/** Returns the writing sides that these modules export. */
/* @__NO_SIDE_EFFECTS__ */
export function writingSidesIn(modules: readonly object[]): readonly AnyCall[] {
  return exportedCalls(modules).filter(isWritingSide);
}

function exportedCalls(modules: readonly object[]): AnyCall[] {
  return modules.flatMap((module) => Object.values(module) as unknown[]).filter(isCall);
}

function isCall(exported: unknown): exported is AnyCall {
  return typeof exported === "object" && exported !== null && "class" in exported && "method" in exported;
}

function isWritingSide(call: AnyCall): call is AnyCall & WritingSide {
  return "isWritingSide" in call;
}
