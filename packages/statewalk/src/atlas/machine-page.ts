import { counted } from '../counted.ts';
import type { ChartRoot } from '../inspector/chart-graph.ts';
import { chartSvg } from './chart-svg.ts';
import type { MachineFacts, StateFacts, TransitionFacts } from './facts.ts';
import { frame } from './frame.ts';
import { data, type Html, html } from './html.ts';
import type { Journey, Journeys } from './journeys.ts';
import { languageName } from './language-name.ts';
import { looksOf } from './looks.ts';
import type { PeopleResult } from './people-results.ts';
import type { StateRecord } from './pictures/record.ts';
import { requirementLinks } from './requirement-links.ts';
import type { Site } from './site.ts';

/** Where in the atlas the pictures of the paths are. */
export const PATH_PICTURES = 'paths';

/** The chart as a whole, and, where there is something to fold, with that folded. */
export interface Charts {
  readonly layout: ChartRoot;
  readonly folded?: ChartRoot | undefined;
}

/** The page of a machine. */
export const machinePage = (
  site: Site,
  facts: MachineFacts,
  journeys: Journeys,
  charts: Charts,
  records: readonly StateRecord[] = [],
  people: readonly PeopleResult[] = [],
): string =>
  frame({
    site,
    title: `${facts.id} · Atlas`,
    header: html`<a class="home" href="index.html">Atlas</a><h1>${facts.id}</h1>
${languageChoice(site)}`,
    main: html`<div class="intro"><p class="lead">${facts.description}</p>
<p class="counts">${fileText(site.fileOf(facts.id))}${counted(facts.states.length - 1, 'state')} · ${counted(facts.transitions.length, 'transition')} · ${takenText(facts, journeys)}</p></div>
<div class="sheet">
${stage(facts, journeys, charts)}
<div class="lists">
<section><h2 id="paths">Paths</h2>
<p class="hint">A small set that takes every transition that a step can take; <code>${site.call('paths')}</code> writes others. Point at one to see it in the chart; open it to go through it step by step.</p>
<p class="hint runs">${runsText(journeys, site)}</p>
${journeys.paths.map((journey) => pathItem(journey, site, people))}</section>
<section><h2 id="states">States</h2>${facts.states.map((state) => stateItem(facts, state, journeys, records))}</section>
</div></div>
${data(
  'moments',
  journeys.paths.map(({ moments }) => moments),
)}`,
    styles: ['base.css', 'machine.css', 'chart.css'],
    script: 'machine.js',
    hasChart: true,
  });

const fileText = (file: string | undefined): Html | undefined => (file === undefined ? undefined : html`<code>${file}</code> · `);

/** One language is no choice. */
const languageChoice = ({ language: chosen, languages }: Site): Html | undefined =>
  languages.length === 1
    ? undefined
    : html`<fieldset class="languages"><legend>Steps in</legend>${languages.map(
        (language) =>
          html`<button type="button" data-choose="${language}" aria-pressed="${String(language === chosen)}" lang="${language}">${languageName(language)}</button>`,
      )}</fieldset>`;

function takenText({ transitions }: MachineFacts, { paths, taken, onlyAtStart }: Journeys): string {
  const count = `${paths.length} ${paths.length === 1 ? 'path' : 'paths'}`;
  const all = taken.size === transitions.length ? `all in ${count}` : `${taken.size} of them in ${count}`;
  return onlyAtStart.size === 0 ? all : `${all}, ${onlyAtStart.size} only at the start of an input that no path begins with`;
}

const stage = (
  facts: MachineFacts,
  { paths }: Journeys,
  { layout, folded }: Charts,
): Html => html`<section class="stage" aria-label="Chart">
<div class="chart" tabindex="0" role="region" aria-label="Chart: the wheel or two fingers zoom, dragging moves it">${chartSvg(facts, layout)}</div>
${folded === undefined ? undefined : html`<template id="folded">${chartSvg(facts, folded)}</template>`}
<div class="tools">
<span class="zoom"><button type="button" data-zoom="out" aria-label="Smaller">−</button><button type="button" data-zoom="fit">Fit</button><button type="button" data-zoom="in" aria-label="Larger">+</button>${
  folded === undefined ? undefined : html`<button type="button" id="fold" aria-pressed="false">Fold</button>`
}</span>
<label class="pick"><span>Path</span> <select id="pick"><option value="">none</option>${paths.map(({ number, input }) => html`<option value="${number}">${number} · ${input}</option>`)}</select></label>
<span class="player"><button type="button" id="play" disabled>Play</button><input type="range" id="step" min="0" max="0" value="0" aria-label="Step" disabled><output id="count" for="step"></output></span>
</div>
<div class="now" id="now" aria-live="polite"></div>
</section>`;

/** The same sentence in every language; the page shows one. */
const inEach = ({ languages }: Site, textIn: (language: string) => string): Html[] =>
  languages.map((language) => html`<span class="said" lang="${language}">${textIn(language)}</span>`);

function pictureOf({ run }: Journey, step: number): Html | undefined {
  const picture = run?.findings[step]?.picture;
  return picture === undefined ? undefined : html`<img class="picture" loading="lazy" src="${PATH_PICTURES}/${picture}" alt="">`;
}

const faultOf = ({ run }: Journey, step: number): Html | undefined => {
  const fault = run?.findings[step]?.fault;
  return fault === undefined ? undefined : html`<p class="fault">${fault}</p>`;
};

function resultOf({ run }: Journey): string {
  if (run === undefined) return 'not run in the browser';
  return run.findings.some(({ fault }) => fault !== undefined) ? 'failed in the browser' : 'passed in the browser';
}

/** How the paths were run, as the list says above it. */
function runsText({ paths, stale }: Journeys, { call }: Site): string {
  const ran = paths.filter(({ run }) => run !== undefined);
  const old = stale === 0 ? '' : ` ${stale} of the report are not paths of this machine any more.`;
  if (ran.length === 0)
    return `No report of these paths in the browser is here: ${call('browser')}, then ${call('atlas')} --paths FOLDER.${old}`;
  return `${ran.length} of ${paths.length} were run in the browser.${old}`;
}

/** What people found, beside what the browser's run did. */
const peopleText = (id: string, people: readonly PeopleResult[]): Html[] =>
  people
    .filter(({ path }) => path === id)
    .map(({ status, comment }) => html` · <span class="people">${status} by hand${comment === undefined ? '' : `: ${comment}`}</span>`);

function pathItem(journey: Journey, site: Site, people: readonly PeopleResult[]): Html {
  const { number, input, spoken } = journey;
  const { start, steps = [], id = '' } = spoken[site.language] ?? {};
  const ends = steps.at(-1)?.sees.state ?? start?.state;
  return html`<details class="path" id="path-${number}" data-path="${number}">
<summary><b>Path ${number}</b> <span class="meta"><code id="path-${id}">${id}</code> · starts as <code>${input}</code> · ${steps.length} ${steps.length === 1 ? 'step' : 'steps'} · ends in <code>${ends}</code> · ${resultOf(journey)}${peopleText(id, people)}</span></summary>
<ol start="0">
<li data-step="0" id="path-${number}-0"><a class="number" href="#path-${number}-0">0</a><div><p class="does">Start</p><p class="sees"><code>${start?.state}</code></p>${faultOf(journey, 0)}${pictureOf(journey, 0)}</div></li>
${steps.map(({ source, sees }, at) => {
  const step = at + 1;
  const message =
    sees.message === undefined
      ? undefined
      : html`<p class="message">${inEach(site, (language) => `“${spoken[language]?.steps[at]?.sees.message ?? ''}”`)}</p>`;
  return html`<li data-step="${step}" id="path-${number}-${step}"><a class="number" href="#path-${number}-${step}">${step}</a><div><p class="does ${source}">${inEach(
    site,
    (language) => spoken[language]?.steps[at]?.does ?? '',
  )}</p><p class="sees"><code>${sees.state}</code></p>${message}${faultOf(journey, step)}${pictureOf(journey, step)}</div></li>
`;
})}</ol></details>
`;
}

function stateItem({ states }: MachineFacts, state: StateFacts, { taken, onlyAtStart }: Journeys, records: readonly StateRecord[]): Html {
  const { id, type, isInitial, description, requirements, invokes, ins, outs } = state;
  const isWithin = (outer: StateFacts): boolean => outer !== state && (outer === states[0] || id.startsWith(`${outer.id}.`));
  const answersToo = type === 'final' ? [] : states.filter((outer) => outer.outs.length > 0 && isWithin(outer));
  const way = (transition: TransitionFacts, link: readonly string[], isOut: boolean): Html => {
    const { at, cause, event, guard } = transition;
    const name = isOut ? html` id="transition-${at}" data-transition="${transition.name}"` : undefined;
    const untaken = taken.has(at)
      ? undefined
      : html` <span class="tag untaken">${onlyAtStart.has(at) ? 'only at a start' : 'in no path'}</span>`;
    return html`<li${name}><span class="tag ${cause.replace(' ', '-')}">${cause}</span> <code>${event}</code>${
      guard === undefined ? undefined : html` <span class="guard">if <code>${guard}</code></span>`
    } <span class="where">${isOut ? '→' : '←'} ${link.length === 0 ? 'stays' : link.map((each) => html`<a href="#state-${each}">${each}</a> `)}</span>${isOut ? untaken : undefined}</li>
`;
  };
  const row = (title: string, items: readonly Html[]) =>
    items.length === 0 ? undefined : html`<h4>${title}</h4><ul class="ways">${items}</ul>`;
  return html`<article class="state-item" id="state-${id}" data-about="${id}">
<h3><a class="state-name" href="#state-${id}">${id}</a> ${type === 'atomic' ? undefined : html`<span class="tag">${type}</span>`}${isInitial ? html` <span class="tag">initial</span>` : undefined}</h3>
${description === '' ? undefined : html`<p>${description}</p>`}${requirementLinks(requirements)}
${type === 'atomic' ? looksOf(records.filter(({ nodes }) => nodes.includes(id))) : undefined}
${row(
  'Runs',
  invokes.map((each) => html`<li><span class="tag actor">invoke</span> <code>${each}</code></li>`),
)}
${row(
  'Ways in',
  ins.map((each) => way(each, [each.from], false)),
)}
${row(
  'Ways out',
  outs.map((each) => way(each, each.to, true)),
)}
${
  answersToo.length === 0
    ? undefined
    : html`<p class="hint">Also the ways out of ${answersToo.map((outer) => html`<a href="#state-${outer.id}">${outer.id}</a> `)}</p>`
}
</article>
`;
}
