import { Html, html } from '../atlas/html.ts';
import { besidesPaths, faultsOf } from './faults.ts';
import { type CoverResult, type PathResult, titleOf } from './results.ts';

const STYLE = new Html(`
:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif }
body { max-width: 76rem; margin: 2rem auto; padding: 0 1rem }
table { border-collapse: collapse; width: 100% }
th, td { text-align: start; padding: .3rem .6rem; border-bottom: 1px solid #8884 }
td:nth-child(n + 2) { font-variant-numeric: tabular-nums }
.fault { color: #d1242f; font-weight: 600 }
summary { cursor: pointer; padding: .3rem 0 }
ol.steps { display: flex; flex-wrap: wrap; gap: 1rem; padding: 0; list-style: none }
ol.steps li { width: 210px; overflow-wrap: anywhere }
ol.steps img { width: 100%; border: 1px solid #8884; border-radius: 6px }
code { font-size: .9em }
`);

/** The HTML report: the table, then each path with its steps and their pictures. Opens from the file system. */
export function report(results: readonly CoverResult[]): string {
  return html`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Paths in the browser</title>
<style>${STYLE}</style>
<h1>Paths in the browser</h1>
<table>
<thead><tr><th>Machine</th><th>Transitions</th><th>Taken</th><th>Left</th><th>By the server</th><th>Scripted answers</th><th>Paths</th><th>Faults</th><th>Seconds</th></tr></thead>
<tbody>${results.map(
    (each) =>
      html`<tr><td><a href="#${titleOf(each)}">${titleOf(each)}</a></td><td>${each.transitions}</td><td>${each.taken}</td><td>${each.left.length}</td><td>${each.byServer} of ${each.outcomes}</td><td>${each.atTheWire - each.byServer}</td><td>${each.paths.length}</td><td>${faultsOf(each).length}</td><td>${each.seconds.toFixed(1)}</td></tr>`,
  )}</tbody>
</table>
${results.map(machine)}
</html>
`.text;
}

const machine = (each: CoverResult): Html => html`<h2 id="${titleOf(each)}">${titleOf(each)}</h2>
${besidesPaths(each).map((fault) => html`<p class="fault">${fault}</p>`)}
${each.paths.map(path)}
${each.ways.length === 0 ? '' : html`<details><summary>How outcomes come about</summary><ul>${each.ways.map(({ outcome, way }) => html`<li>${outcome}: <b>${way}</b></li>`)}</ul></details>`}
${each.left.length === 0 ? '' : html`<h3>${each.run === undefined ? 'Left' : 'Skipped'}</h3><ul>${each.left.map(({ transition, reason }) => html`<li><code>${transition}</code>: ${reason}</li>`)}</ul>`}
`;

const path = ({ name, steps, fault, seconds }: PathResult): Html =>
  html`<details${fault === undefined ? '' : new Html(' open')}><summary>${name} (${steps.length - 1} steps, ${seconds.toFixed(1)} s)${fault === undefined ? '' : html`<span class="fault"> ${fault}</span>`}</summary>
<ol class="steps">${steps.map(
    (step, at) =>
      html`<li>${step.picture === undefined ? '' : html`<img loading="lazy" src="${step.picture}" alt="">`}<b>${at}. ${step.text}</b><br><code>${step.state}</code>${step.fault === undefined ? '' : html`<p class="fault">${step.fault}</p>`}</li>`,
  )}</ol></details>
`;
