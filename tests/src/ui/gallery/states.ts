import { LANGUAGES } from '#contract/languages.ts';
import { PSEUDO_LANGUAGE } from '#tests/src/i18n/pseudo.ts';

/* Lists the states by flow and shows the one that the address names, `#login chooseMethod`, as the tests in Chromium see it (tests/sweeps/states). */

const form = document.forms.namedItem('looks');
const list = document.querySelector('nav');
const frame = document.querySelector('iframe');
if (form === null || list === null || frame?.contentWindow == null) throw new Error('states.html lacks its parts');
const { contentWindow: shown } = frame;

const languages = form.elements.namedItem('language') as HTMLSelectElement;
languages.append(...[...LANGUAGES, PSEUDO_LANGUAGE].map((language) => new Option(language)));

/** The page of states loads first, and then explores the machines, which takes seconds. */
async function explored(page: Window): Promise<readonly string[]> {
  while (page.stateNames === undefined) await new Promise((resolve) => setTimeout(resolve, 100));
  return page.stateNames();
}

const names = await explored(shown);
/** A name begins with its flow. */
const flowOf = (name: string): string => name.slice(0, name.indexOf(' '));
const links = new Map<string, HTMLAnchorElement>();

function section(flow: string): HTMLElement {
  const members = names.filter((name) => flowOf(name) === flow);
  const details = document.createElement('details');
  const summary = document.createElement('summary');
  summary.textContent = `${flow} (${members.length})`;
  const items = members.map((name) => {
    const link = document.createElement('a');
    link.href = `#${encodeURIComponent(name)}`;
    link.textContent = name.slice(flow.length + 1);
    links.set(name, link);
    const item = document.createElement('li');
    item.append(link);
    return item;
  });
  const ul = document.createElement('ul');
  ul.append(...items);
  details.append(summary, ul);
  return details;
}
list.replaceChildren(...[...new Set(names.map(flowOf))].map(section));

async function show(): Promise<void> {
  const chosen = new FormData(form ?? undefined);
  frame?.style.setProperty('width', String(chosen.get('width')));
  shown.document.documentElement.dataset.theme = String(chosen.get('theme'));
  const name = decodeURIComponent(location.hash.slice(1)) || names[0];
  if (name === undefined) return;
  for (const [each, link] of links) link.ariaCurrent = each === name ? 'true' : null;
  links.get(name)?.closest('details')?.setAttribute('open', '');
  await shown.showState(name, languages.value as Parameters<Window['showState']>[1]);
}

addEventListener('hashchange', show);
form.addEventListener('change', show);
await show();
