import { counted } from '../counted.ts';
import type { MachineFacts } from './facts.ts';
import { frame } from './frame.ts';
import { data, type Html, html } from './html.ts';
import { languageName } from './language-name.ts';
import type { Change } from './manifest.ts';
import { RECORDING_PAGE } from './page-file.ts';
import type { PictureChanges } from './pictures/record.ts';
import { requirementLinks } from './requirement-links.ts';
import type { Site } from './site.ts';

export interface Entry {
  readonly facts: MachineFacts;
  readonly paths: number;
  /** How many transitions the paths take. */
  readonly taken: number;
  /** Sentences in the languages of the plans, by state; under the empty name, of the machine. */
  readonly said?: ReadonlyMap<string, readonly string[]>;
}

export interface Comparison {
  /** When the other atlas was made; undefined where there is none. */
  readonly since: Date | undefined;
  readonly changes: readonly Change[];
  /** Since the pictures before; undefined where none were drawn. */
  readonly pictures?: PictureChanges | undefined;
}

const day = (date: Date): string => `${date.toISOString().slice(0, 16).replace('T', ' ')} UTC`;

/** The first page: machines, search, requirements, what changed. */
export function indexPage(site: Site, entries: readonly Entry[], comparison: Comparison, made: Date): string {
  const byRequirement = statesByRequirement(entries);
  const count = (of: (entry: Entry) => number): number => entries.reduce((sum, entry) => sum + of(entry), 0);
  const transitions = count(({ facts }) => facts.transitions.length);
  return frame({
    site,
    title: ['Atlas of the flows', site.name].filter(Boolean).join(' · '),
    header: html`<h1>Atlas of the flows</h1><p class="made">Made ${day(made)}</p>
<nav aria-label="Parts"><a href="#machines">Machines</a> <a href="#changes">What changed (${comparison.changes.length})</a> <a href="#requirements">Requirements</a> <a href="${RECORDING_PAGE}">Replay a recording</a></nav>`,
    main: html`<p class="counts">${[
      counted(entries.length, 'machine'),
      counted(
        count(({ facts }) => facts.states.length - 1),
        'state',
      ),
      `${counted(transitions, 'transition')}, ${count(({ taken }) => taken)} of them in ${counted(
        count(({ paths }) => paths),
        'path',
      )}`,
      counted(byRequirement.size, 'requirement'),
    ].join(' · ')}</p>
<search><label for="search">Search machines, states, requirements, and what plans say in ${site.languages.map(languageName).join(', ')}</label><input type="search" id="search" autocomplete="off" spellcheck="false" placeholder="${examplesOf(entries)}">
<p id="found" class="hint" aria-live="polite"></p><ul id="results" class="results"></ul></search>
<div id="whole">
<section><h2 id="machines">Machines</h2><div class="table"><table>
<thead><tr><th scope="col">Machine</th><th scope="col">States</th><th scope="col">Transitions</th><th scope="col">In paths</th><th scope="col">Paths</th><th scope="col">Requirements</th></tr></thead>
<tbody>${entries.map((entry) => machineRow(entry, site))}</tbody></table></div></section>
${changesSection(comparison, site)}
<section><h2 id="requirements">Requirements</h2><p class="hint">${
      byRequirement.size === 0 ? 'No state’s description names one.' : 'Those that a state’s description names, with the states.'
    }</p><dl class="requirements">${[...byRequirement].map(
      ([id, states]) =>
        html`<div id="requirement-${id}"><dt>${id}</dt><dd>${states.map(({ machine, state, isWhole }) => html`<a href="${site.pageOf(machine)}#state-${state}">${isWhole ? machine : `${machine} · ${state}`}</a>`)}</dd></div>
`,
    )}</dl></section>
</div>${data('entries', searchable(entries, site))}`,
    styles: ['base.css', 'index.css'],
    script: 'index.js',
  });
}

/** A state, a requirement and a machine that the search finds. */
const examplesOf = ([first]: readonly Entry[]): string =>
  [first?.facts.states[1]?.id, first?.facts.requirements[0], first?.facts.id].filter(Boolean).join(', ');

const machineRow = ({ facts, paths, taken }: Entry, { pageOf, fileOf }: Site): Html => html`<tr id="machine-${facts.id}">
<th scope="row"><a href="${pageOf(facts.id)}">${facts.id}</a><p class="about">${[facts.description, fileOf(facts.id)].filter(Boolean).join(' · ')}</p></th>
<td data-label="States">${facts.states.length - 1}</td><td data-label="Transitions">${facts.transitions.length}</td><td data-label="In paths">${taken === facts.transitions.length ? 'all' : `${taken} of ${facts.transitions.length}`}</td><td data-label="Paths">${paths}</td>
<td data-label="Requirements" class="wide">${requirementLinks(facts.requirements) ?? 'none'}</td></tr>
`;

function changesSection({ since, changes, pictures }: Comparison, { pageOf }: Site): Html {
  const said =
    since === undefined
      ? 'No earlier atlas to compare with. The next run compares with this one.'
      : changes.length === 0
        ? `Nothing since the atlas of ${day(since)}.`
        : `Since the atlas of ${day(since)}:`;
  const names = (kind: string, sign: string, all: readonly string[]) =>
    all.map((name) => html`<li class="${kind}"><span aria-label="${kind}">${sign}</span> <code>${name}</code></li>`);
  return html`<section><h2 id="changes">What changed</h2><p>${said}</p>${changes.map(
    ({
      machine,
      kind,
      added,
      removed,
    }) => html`<details class="change" data-machine="${machine}"${changes.length <= 3 ? html` open` : undefined}><summary>${
      kind === 'removed' ? machine : html`<a href="${pageOf(machine)}">${machine}</a>`
    } <span class="meta">${kind} · ${added.length} added, ${removed.length} removed</span></summary><ul>${names('added', '+', added)}${names('removed', '−', removed)}</ul></details>
`,
  )}${pictures === undefined ? undefined : picturesItem(pictures)}</section>`;
}

/** Which pictures differ: by the name of the look, and the view. */
function picturesItem({ added, removed, differing }: PictureChanges): Html {
  const items = (kind: string, names: readonly string[]) =>
    names.map((name) => html`<li class="${kind}">${kind}: <code>${name}</code></li>`);
  return html`<details class="change" id="pictures"><summary>Pictures <span class="meta">${differing.length} differ, ${added.length} new, ${removed.length} gone</span></summary><ul>${items('differs', differing)}${items('added', added)}${items('removed', removed)}</ul></details>`;
}

interface InMachine {
  readonly machine: string;
  readonly state: string;
  readonly isWhole: boolean;
}

function statesByRequirement(entries: readonly Entry[]): Map<string, InMachine[]> {
  const found = new Map<string, InMachine[]>();
  for (const { facts } of entries)
    for (const [at, { id, requirements }] of facts.states.entries())
      for (const requirement of requirements)
        found.set(requirement, [...(found.get(requirement) ?? []), { machine: facts.id, state: id, isWhole: at === 0 }]);
  const order = new Intl.Collator('en', { numeric: true });
  return new Map([...found].sort(([a], [b]) => order.compare(a, b)));
}

/** Rows of the search: kind, what it is called, where it is, what it is about, what else is searched. */
function searchable(entries: readonly Entry[], { pageOf, fileOf }: Site): readonly (readonly string[])[] {
  const machines = entries.map(({ facts, said }) => [
    'machine',
    facts.id,
    pageOf(facts.id),
    facts.description,
    fileOf(facts.id) ?? '',
    ...(said?.get('') ?? []),
  ]);
  const states = entries.flatMap(({ facts, said }) =>
    facts.states
      .slice(1)
      .map(({ id, description }) => [
        'state',
        `${facts.id} · ${id}`,
        `${pageOf(facts.id)}#state-${id}`,
        description,
        ...(said?.get(id) ?? []),
      ]),
  );
  const requirements = [...statesByRequirement(entries)].map(([id, all]) => [
    'requirement',
    id,
    `#requirement-${id}`,
    all.map(({ machine, state }) => `${machine} · ${state}`).join(', '),
  ]);
  return [...machines, ...requirements, ...states];
}
