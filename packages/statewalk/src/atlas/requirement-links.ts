import { type Html, html } from './html.ts';

/** Requirement IDs, each a link to the states that name it on the first page. */
export const requirementLinks = (ids: readonly string[]): Html | undefined =>
  ids.length === 0
    ? undefined
    : html`<span class="ids">${ids.map((id) => html`<a class="id" href="index.html#requirement-${id}">${id}</a> `)}</span>`;
