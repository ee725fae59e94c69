import { type Html, html } from './html.ts';
import type { StateRecord } from './pictures/record.ts';

/** Where in the atlas the pictures of states stand. */
export const LOOKS = 'pictures';

/** How a state looks in each of its records: pictures in the language that is chosen, accessibility tree, and what axe found. */
export function looksOf(records: readonly StateRecord[]): Html | undefined {
  const [first, ...more] = records;
  if (first === undefined) return undefined;
  const rest =
    more.length === 0
      ? undefined
      : html`<details class="more-looks"><summary>${more.length} more ${more.length === 1 ? 'look' : 'looks'}</summary>${more.map(lookOf)}</details>`;
  return html`<h4>Looks</h4>${lookOf(first)}${rest}`;
}

function lookOf({ name, pictures, trees, axe }: StateRecord): Html {
  const found = Object.entries(axe).flatMap(([where, lines]) => lines.map((line) => `${where}: ${line}`));
  const result =
    Object.keys(axe).length === 0 ? 'axe did not run' : `axe: ${found.length} ${found.length === 1 ? 'violation' : 'violations'}`;
  return html`<section class="look"><p class="hint">${name} · ${result}</p>${
    found.length === 0 ? undefined : html`<ul class="fault">${found.map((line) => html`<li>${line}</li>`)}</ul>`
  }<div class="shots">${Object.entries(pictures).map(([view, file]) => {
    const [language = '', ...kind] = view.split(' ');
    return html`<figure class="shot" lang="${language}"><a href="${LOOKS}/${file}"><img loading="lazy" src="${LOOKS}/${file}" alt="${name}: ${view}"></a><figcaption>${kind.join(', ')}</figcaption></figure>`;
  })}</div><details><summary>Accessibility tree</summary>${Object.entries(trees).map(
    ([language, tree]) => html`<pre class="shot" lang="${language}">${tree}</pre>`,
  )}</details></section>
`;
}
