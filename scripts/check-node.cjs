// Loaded before scripts/bootstrap.mjs, which a Node older than 18 cannot parse. Prints a message that even Node 0.12
// can run, so no syntax newer than ES5 is allowed here (scripts/bootstrap.test.ts).
var version = process.versions.node;

if (Number(version.split(".")[0]) < 18) {
  console.error("\nkaro: this is Node " + version + ". Node 18 or newer with npm is needed to begin with; what the");
  console.error("karo: project itself runs on is then fetched by itself. Get one from https://nodejs.org");
  process.exit(1);
}
