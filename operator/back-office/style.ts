import { createHash } from "node:crypto";

/** The style sheet of the back office and the demo bank. Pages contain it inline; the policy allows it by its hash. */
export const style = `
:root {
  color-scheme: light dark;
  --ground: light-dark(#f7f4ee, #12151c); --surface: light-dark(#ffffff, #1b202b);
  --text: light-dark(#1c2330, #efe9dd); --quiet: light-dark(#56606f, #a9b0bd);
  --line: light-dark(#d9d3c7, #343c4b); --accent: light-dark(#1a4fa0, #8ab6ff);
  --on-accent: light-dark(#ffffff, #0c1524); --good: light-dark(#17643f, #7fd3a6);
  --bad: light-dark(#a3261d, #ff9d92);
  font: 1rem/1.5 system-ui, sans-serif; background: var(--ground); color: var(--text);
}
* { box-sizing: border-box }
body { margin: 0 auto; max-width: 68rem; padding: 1rem }
a { color: var(--accent); text-underline-offset: .2em }
h1 { font-size: 1.5rem; line-height: 1.25; margin: 1.5rem 0 1rem; overflow-wrap: anywhere }
h2, h3 { font-size: 1.0625rem; line-height: 1.35; margin: 0; overflow-wrap: anywhere }
p { margin: .25rem 0 0; max-width: 46rem }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px }
.skip { position: absolute; inset-block-start: -4rem }
.skip:focus { position: static }
header { display: grid; grid-template-columns: 1fr auto; align-items: center; gap: .5rem 1rem }
.brand { margin: 0; font-weight: 700; font-size: 1.125rem }
.brand span { color: var(--quiet); font-weight: 400 }
.aside { margin: 0; display: flex; flex-wrap: wrap; justify-content: end; gap: 0 1rem }
.aside a { padding-block: .5rem }
nav { grid-column: 1 / -1 }
nav ul { list-style: none; margin: 0; padding: 0; display: flex; flex-wrap: wrap; gap: .375rem }
nav a { display: block; padding: .4375rem .75rem; min-block-size: 2.5rem; border: 1px solid var(--line); border-radius: 99px;
  background: var(--surface); color: inherit; text-decoration: none }
nav a[aria-current] { background: var(--accent); border-color: var(--accent); color: var(--on-accent) }
footer { margin-block: 2rem 1rem; color: var(--quiet) }
.intro { margin-block-end: 1rem }
.section { margin-block: 2rem 1rem }
form + .card { margin-top: 1rem }
.card { background: var(--surface); border: 1px solid var(--line); border-radius: .75rem;
  padding: 1rem; margin-block-end: 1rem }
.rows { list-style: none; margin: 0; padding: 0; display: grid; gap: .75rem }
.rows .card { margin: 0; display: grid; grid-template-columns: 5rem minmax(0, 1fr); gap: .75rem 1rem;
  align-items: center }
.rows .wide { display: block }
.rows img { inline-size: 5rem; block-size: 3.5rem; object-fit: cover; border-radius: .5rem; background: var(--ground) }
.rows form { grid-column: 1 / -1 }
.rows p { overflow-wrap: anywhere }
.facts { display: grid; grid-template-columns: minmax(0, 5fr) minmax(0, 6fr); gap: .25rem 1rem; margin: .75rem 0 0 }
.facts dt { color: var(--quiet); overflow-wrap: anywhere }
.facts dd { margin: 0; overflow-wrap: anywhere }
.amount { font-variant-numeric: tabular-nums }
.quiet { color: var(--quiet) }
.state { font-weight: 600 }
.on { color: var(--good) }
.done, .problem { padding: .75rem 1rem; margin-block-end: 1rem; border-radius: .5rem; background: var(--surface);
  border: 1px solid; border-inline-start-width: .375rem }
.done { color: var(--good) }
.problem, .closed { color: var(--bad) }
fieldset { border: 0; margin: 1rem 0 0; padding: 0; display: grid; gap: 1rem }
legend { font-weight: 600; padding: 0; margin-block-end: .5rem }
label { display: grid; gap: .25rem }
input, textarea { font: inherit; color: inherit; background: var(--ground); inline-size: 100%; min-block-size: 2.75rem;
  border: 1px solid var(--quiet); border-radius: .5rem; padding: .5rem .75rem }
.choice { grid-template-columns: auto minmax(0, 1fr); gap: .75rem; align-items: start }
.choice input { inline-size: 1.25rem; min-block-size: 1.25rem; margin: .125rem 0 0 }
input[type=datetime-local] { max-inline-size: 18rem }
textarea { min-block-size: 6rem; resize: vertical }
textarea.long { min-block-size: 24rem; font: .875rem/1.5 ui-monospace, monospace }
.buttons { display: flex; flex-wrap: wrap; gap: .75rem; margin-block-start: 1rem }
button { font: inherit; font-weight: 600; min-block-size: 2.75rem; padding: .5rem 1.25rem; border-radius: .5rem;
  border: 1px solid var(--accent); background: transparent; color: var(--accent); cursor: pointer }
button.main { background: var(--accent); color: var(--on-accent) }
@media (min-width: 48rem) {
  body { padding: 1.5rem 2rem }
  .facts { grid-template-columns: 16rem minmax(0, 1fr) }
  .both { grid-template-columns: 1fr 1fr }
  .rows .card { grid-template-columns: 5rem minmax(0, 1fr) auto }
  .rows form { grid-column: auto }
  .rows button { min-inline-size: 11rem }
}
`;

/** The directive of the content security policy that allows it. */
export const stylePolicy = `style-src 'sha256-${createHash("sha256").update(style).digest("base64")}'`;
