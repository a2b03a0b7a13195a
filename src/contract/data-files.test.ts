import { describe, expect, it } from "vitest";
import { dataFiles, type DataFileName } from "./data-files.ts";
import {
  dataFileExamples,
  ipInfoExample,
  licencesExample,
  maintenanceStatusExample,
} from "../testing/examples/data-files.ts";
import { parseReporting } from "./list.ts";
import { ipInfo, licences, maintenanceStatus } from "./site-answers.ts";

const names = Object.keys(dataFiles) as DataFileName[];

describe("a data file", () => {
  it.each(names)("is read whole: %s", (name) => {
    const { parsed, dropped } = parseReporting(dataFiles[name].schema, dataFileExamples[name]);
    expect(parsed.output).toHaveLength(dataFileExamples[name]?.length ?? -1);
    expect(dropped).toEqual([]);
  });

  it.each(names)("loses only the invalid item: %s", (name) => {
    const items = [...(dataFileExamples[name] ?? []), { id: 99 }];
    const { parsed, dropped } = parseReporting(dataFiles[name].schema, items);
    expect(parsed.output).toHaveLength(items.length - 1);
    expect(dropped).toHaveLength(1);
  });
});

describe("the answers of the plain GETs", () => {
  it.each([
    ["check-maintenance", maintenanceStatus, maintenanceStatusExample],
    ["licenses", licences, licencesExample],
    ["IP information", ipInfo, ipInfoExample],
  ])("are read whole: %s", (_, schema, example) => {
    const { parsed, dropped } = parseReporting(schema, example);
    expect(parsed.success).toBe(true);
    expect(dropped).toEqual([]);
  });

  it("have no data while the site is open", () => {
    expect(parseReporting(maintenanceStatus, { status: 0 }).parsed.output).toEqual({ status: false });
  });
});
