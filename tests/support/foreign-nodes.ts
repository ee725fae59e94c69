import type { Page } from 'playwright-core';

/*
 * What extensions and translators do to a page, simulated: each runs in the page. As in the page of a test nothing of the product is at hand, each
 * is whole in itself.
 */

/** Puts something into the page that is drawn. The popup with the form for an email is open. */
export const FOREIGN_NODES = {
  'an icon of a password manager behind the email': () =>
    document.querySelector('dialog[open] input[name=email]')?.after(document.createElement('div')),
  'an icon in the box of the password': () => {
    const password = document.querySelector('dialog[open] input[name=password]');
    password?.parentElement?.append(Object.assign(document.createElement('span'), { textContent: '*' }));
  },
  'an icon at the start of the form': () => document.querySelector('dialog[open] form')?.prepend(document.createElement('div')),
  'a field of its own that has the name of ours': () => {
    const field = Object.assign(document.createElement('input'), { name: 'email', type: 'text' });
    document.querySelector('dialog[open] form')?.prepend(field);
  },
  'an element of an extension at the end of the form': () =>
    document.querySelector('dialog[open] form')?.append(document.createElement('grammarly-extension')),
  'a box at the start of the body': () => document.body.prepend(document.createElement('div')),
  'a box at the start of the popups': () => document.getElementById('popups')?.prepend(document.createElement('div')),
  'boxes at the start and the end of the root': () => {
    document.getElementById('root')?.prepend(document.createElement('div'));
    document.getElementById('root')?.append(document.createElement('div'));
  },
  'a box in main': () => document.querySelector('main')?.prepend(document.createElement('div')),
  'a mark in the heading': () => {
    const heading = document.querySelector('h1');
    const text = heading && document.createTreeWalker(heading, NodeFilter.SHOW_TEXT).nextNode();
    const mark = document.createElement('mark');
    text?.parentNode?.insertBefore(mark, text);
    if (text) mark.append(text);
  },
  'another word in the heading of the page': () => {
    const heading = document.querySelector('h1');
    const text = heading && document.createTreeWalker(heading, NodeFilter.SHOW_TEXT).nextNode();
    if (text) text.nodeValue = 'Bonjour';
  },
  'another word in the label of a field': () => {
    const label = document.querySelector('dialog[open] label[for]');
    if (label !== null) label.textContent = 'Courriel';
  },
  'attributes on the fields': () => {
    for (const field of document.querySelectorAll('dialog[open] input')) field.setAttribute('data-lpignore', 'true');
  },
  'a field that was moved into a wrapper': () => {
    // As a tool does that sets its icon beside the box: the field that has the focus is left alone.
    const field = document.querySelector('dialog[open] input[name=email]');
    const wrapper = document.createElement('div');
    field?.replaceWith(wrapper);
    if (field) wrapper.append(field);
  },
  'a line of the popup that was taken out': () => document.querySelector('dialog[open] form > p:last-of-type')?.remove(),
  'a section of the page that was taken out': () => document.querySelector('main section:last-of-type')?.remove(),
  'comments everywhere': () => {
    for (const element of document.querySelectorAll('main, main > *, dialog[open] form, dialog[open] form > *'))
      element.prepend(document.createComment('seen'));
  },
  'the words of a translator everywhere, and another language': () => {
    document.documentElement.lang = 'fr';
    document.documentElement.classList.add('translated-ltr');
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (texts.nextNode()) found.push(texts.currentNode as Text);
    for (const text of found) {
      if (text.data.trim() === '' || text.parentElement?.closest('script, style, noscript') !== null) continue;
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      inner.textContent = `${text.data}…`;
      outer.append(inner);
      text.replaceWith(outer);
    }
  },
  'another language alone': () => {
    document.documentElement.lang = 'fr';
  },
  'boxes that come while React looks at the page': () => {
    const timer = setInterval(() => {
      const header = document.querySelector('[data-island=header]');
      if (header === null || !Object.keys(header).some((key) => key.startsWith('__react'))) return;
      clearInterval(timer);
      document.querySelector('main')?.prepend(document.createElement('div'));
      document.querySelector('dialog[open] form')?.prepend(document.createElement('div'));
    });
  },
} as const satisfies Record<string, () => void>;

export type ForeignNode = keyof typeof FOREIGN_NODES;

/** Does it in this page. */
export const putForeignNode = (page: Page, kind: ForeignNode): Promise<void> => page.evaluate(FOREIGN_NODES[kind]);

/** How a translator puts its words in the place of those of the page. */
export type Replacing = 'replaces' | 'inserts and removes' | 'wraps';

/**
 * A translator that goes on: like Google Translate it puts two `<font>` around each text, with another text node in them, now and whenever the page
 * changes. Its words are those of the page, so that a test finds them. To be given to `addInitScript` or `evaluate`.
 */
export function runTranslator(how: Replacing): void {
  const translate = (text: Text) => {
    const { parentElement, parentNode } = text;
    if (parentElement === null || parentNode === null || text.data.trim() === '') return;
    if (parentElement.closest('font, script, style, noscript, textarea, svg') !== null) return;
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    outer.append(inner);
    if (how === 'wraps') {
      parentNode.insertBefore(outer, text);
      inner.append(text);
      return;
    }
    inner.textContent = text.data;
    if (how === 'replaces') {
      text.replaceWith(outer);
      return;
    }
    parentNode.insertBefore(outer, text);
    text.remove();
  };
  const translateAll = (within: Node) => {
    const texts = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (texts.nextNode()) found.push(texts.currentNode as Text);
    found.forEach(translate);
  };
  const begin = () => {
    document.documentElement.lang = 'fr';
    document.documentElement.classList.add('translated-ltr');
    translateAll(document.body);
    new MutationObserver((records) => {
      for (const { addedNodes, target, type } of records) {
        if (type === 'characterData' && target instanceof Text) translate(target);
        for (const node of addedNodes) {
          if (node instanceof Text) translate(node);
          else if (node.isConnected) translateAll(node);
        }
      }
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  };
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', begin);
  else begin();
}
