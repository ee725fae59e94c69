import { LABELS, languageOf } from './texts.js';

const MARK =
  '<svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><path d="m12 2 9 5-9 5-9-5Z" fill="#b4a8ff"/><path d="m3 7 9 5v10l-9-5Z" fill="#8f7dff"/><path d="m21 7-9 5v10l9-5Z" fill="#5b46e8"/></svg>';

/** Both themes: words reach 4.5:1 on the ground, and the border 3:1 on the page. */
const STYLE = `
  :host { display: inline-block; max-width: 100%; }
  :host([hidden]) { display: none; }
  a {
    --ground: #ffffff; --ink: #17123a; --border: #857fb0; --ring: #5b46e8;
    box-sizing: border-box; display: flex; align-items: center; justify-content: center; gap: 12px;
    min-height: 52px; max-width: 100%; padding: 12px 20px; border: 1px solid var(--border); border-radius: 12px;
    background: var(--ground); color: var(--ink);
    font: 600 16px/1.4 system-ui, sans-serif; text-align: center; text-decoration: none; word-break: keep-all; overflow-wrap: anywhere;
  }
  :host([theme="dark"]) a { --ground: #1a1540; --ink: #f3f1ff; --border: #7a72b0; --ring: #c9c0ff; }
  @media (prefers-color-scheme: dark) {
    :host([theme="auto"]) a { --ground: #1a1540; --ink: #f3f1ff; --border: #7a72b0; --ring: #c9c0ff; }
  }
  a:hover { box-shadow: 0 0 0 1px var(--border); }
  a:focus-visible { outline: 3px solid var(--ring); outline-offset: 2px; }
  svg { flex: none; }
`;

/** A sheet of a script is no inline style, which a page's policy may forbid (`style-src 'self'`). */
function style(root) {
  if ('adoptedStyleSheets' in root) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(STYLE);
    root.adoptedStyleSheets = [sheet];
    return;
  }
  const element = document.createElement('style');
  element.textContent = STYLE;
  root.append(element);
}

/**
 * `<madang-login href="/login" lang="ko" theme="dark">`: a link to where the partner begins a login. `theme` is `light` (default), `dark` or `auto`;
 * `lang` is the element's own or an ancestor's.
 */
export class MadangLogin extends HTMLElement {
  static observedAttributes = ['href', 'lang', 'theme'];

  #link = document.createElement('a');
  #label = document.createElement('span');

  constructor() {
    super();
    const root = this.attachShadow({ mode: 'open', delegatesFocus: true });
    this.#link.setAttribute('part', 'link');
    this.#link.innerHTML = MARK;
    this.#link.append(this.#label);
    root.append(this.#link);
    style(root);
  }

  connectedCallback() {
    this.#show();
  }

  attributeChangedCallback() {
    this.#show();
  }

  #show() {
    const href = this.getAttribute('href');
    const language = languageOf(this.closest('[lang]')?.getAttribute('lang') ?? undefined);
    // A link to a script would run in the partner's page.
    if (href === null || !/^https?:$/.test(new URL(href, document.baseURI).protocol)) this.#link.removeAttribute('href');
    else this.#link.setAttribute('href', href);
    this.#link.setAttribute('lang', language);
    this.#label.textContent = LABELS[language];
  }
}

if (customElements.get('madang-login') === undefined) customElements.define('madang-login', MadangLogin);
