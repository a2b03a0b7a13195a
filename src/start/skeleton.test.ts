import { expect, it } from "vitest";
import tokens from "../ui/tokens.css?raw";
import skeleton from "./skeleton.css?raw";

/** The declarations of custom properties in `css`, without spaces. */
const declarations = (css: string) =>
  Array.from(css.matchAll(/(--[\w-]+):\s*([^;]+);/g), ([, name, value]) => `${name}: ${value}`);

it("has the colours and sizes of the tokens", () => {
  const known = new Set(declarations(tokens).map(resolveSpace));
  const own = declarations(skeleton);
  expect(own.length).toBeGreaterThan(10);
  expect(own.filter((declaration) => !known.has(declaration))).toEqual([]);
});

/** Replaces a reference to a step of the spacing scale with its value. Gutters are such steps. */
function resolveSpace(declaration: string): string {
  return declaration.replace(/var\((--space-\d)\)/, (_, name: string) => {
    const [, value] = new RegExp(`${name}: ([^;]+);`).exec(tokens) ?? [];
    return value ?? "";
  });
}

it("fixes the same order of layers", () => {
  const order = "@layer reset, tokens, base, ui, features;";
  expect(skeleton).toContain(order);
  expect(tokens).toContain(order);
});
