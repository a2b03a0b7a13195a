import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { type DataFile, type DataFileName, dataFiles } from "../src/contract/data-files.ts";
import { parseReporting } from "../src/contract/list.ts";
import { isKnownPath } from "./content/testing/site-paths.ts";

const publicFolder = new URL("../public/", import.meta.url);
const names = Object.keys(dataFiles) as DataFileName[];

function inPublic(path: string): URL {
  return new URL(`.${path}`, publicFolder);
}

function read<Name extends DataFileName>(name: Name): DataFile<Name> {
  const { path, schema } = dataFiles[name];
  const { parsed, dropped } = parseReporting(schema, JSON.parse(readFileSync(inPublic(path), "utf8")));
  expect(dropped).toEqual([]);
  if (!parsed.success) throw new Error(`${path} does not fit its schema`);
  return parsed.output;
}

describe("the data files of the demo", () => {
  it.each(names)("has %s as the contract wants it, with ids of their own", (name) => {
    const ids = read(name).map(({ id }) => id);
    expect(ids).not.toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("leads every entry of the menus to a page of this site", () => {
    const footerItems = read("footerMenu").flatMap(({ items }) => items);
    const paths = [...read("headerMenu"), ...footerItems].map(({ to }) => to);
    expect(paths.filter((path) => !isKnownPath(path))).toEqual([]);
  });

  it("names icons that the front end's set has", () => {
    const sprite = readFileSync(new URL("../src/ui/sprite.svg", import.meta.url), "utf8");
    const icons = read("headerMenu").flatMap(({ icon }) => icon ?? []);
    expect(icons.filter((icon) => !sprite.includes(`id="icon-${icon}"`))).toEqual([]);
  });

  it("names the menus in both languages", () => {
    const groups = read("footerMenu");
    const titles = [...read("headerMenu"), ...groups, ...groups.flatMap(({ items }) => items)];
    for (const { title } of titles) expect([title.tr.trim(), title.en.trim()]).not.toContain("");
  });

  it("shows the account's pages only to signed-in players", () => {
    const forPlayers = read("headerMenu").filter(({ auth }) => auth);
    expect(forPlayers.map(({ to }) => to)).toEqual(["/favorites", "/notifications", "/profile"]);
  });

  it("has Turkish first among the languages", () => {
    expect(read("languages").map(({ lang }) => lang)).toEqual(["tr", "en"]);
  });

  it.each([...read("partners"), ...read("investmentMethods")])("has a small logo for $name", ({ logo }) => {
    expect(existsSync(inPublic(logo))).toBe(true);
    const svg = readFileSync(inPublic(logo), "utf8");
    expect(svg).toMatch(/^<svg xmlns="[^"]+" viewBox="[\d. ]+" width="[\d.]+" height="\d+">/);
    expect(svg).not.toMatch(/<text|<script|<image|currentColor|style=/);
    expect(svg.length).toBeLessThan(2_000);
  });
});
