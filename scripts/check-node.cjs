// Loaded before scripts/bootstrap.mjs, which a Node older than 18 cannot parse. Prints a message that even Node 0.12
// can run, so no syntax newer than ES5 is allowed here (scripts/bootstrap.test.ts).
var version = process.versions.node;

if (Number(version.split(".")[0]) < 18) {
  console.error("\nkaro: this is Node " + version + ", which is too old. Install Node 18 or newer with npm from");
  console.error("karo: https://nodejs.org. If the project needs a newer one, it downloads that itself.");
  process.exit(1);
}
