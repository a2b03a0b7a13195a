import type { AnyCall, WritingSide } from "./declaration.ts";

/** The calls among the exports of a module. Writing sides do not count: their call is declared by its reading side. */
export type CallIn<Module> = Module extends object ? Exclude<Extract<Module[keyof Module], AnyCall>, WritingSide> : never;

type ModuleLists = readonly (readonly object[])[];

/** Returns every call that these modules (`import * as user from "./user.ts"`) export. */
/* @__NO_SIDE_EFFECTS__ */
export function callsIn<const Lists extends ModuleLists>(...lists: Lists): readonly CallIn<Lists[number][number]>[] {
  return exportedCalls(lists).filter((call) => !isWritingSide(call)) as CallIn<Lists[number][number]>[];
}

/** Returns the writing sides that these modules export. */
/* @__NO_SIDE_EFFECTS__ */
export function writingSidesIn(...lists: ModuleLists): readonly AnyCall[] {
  return exportedCalls(lists).filter(isWritingSide);
}

function exportedCalls(lists: ModuleLists): AnyCall[] {
  return lists.flat().flatMap((module) => Object.values(module) as unknown[]).filter(isCall);
}

function isCall(exported: unknown): exported is AnyCall {
  return typeof exported === "object" && exported !== null && "class" in exported && "method" in exported;
}

function isWritingSide(call: AnyCall): call is AnyCall & WritingSide {
  return "isWritingSide" in call;
}
