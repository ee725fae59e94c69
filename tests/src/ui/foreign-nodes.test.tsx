// @vitest-environment jsdom
import { act, render } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bearForeignNodes } from '#src/browser/foreign-nodes.ts';

/* What translators and extensions do to nodes of React's, and React changes them afterwards (DOOR-4). */

const { removeChild, insertBefore } = Node.prototype;
beforeAll(() => bearForeignNodes());
// What it does to a page holds for the life of the page.
afterAll(() => Object.assign(Node.prototype, { removeChild, insertBefore }));

/** Observers hear of changes in a microtask. */
const heard = () => act(async () => {});

const fontOf = (text: Text): HTMLElement => {
  const font = document.createElement('font');
  font.textContent = `«${text.data}»`;
  return font;
};

const TRANSLATORS: Record<string, (text: Text) => void> = {
  'replaces a text': (text) => text.replaceWith(fontOf(text)),
  'puts its words before a text and removes it': (text) => {
    text.before(fontOf(text));
    text.remove();
  },
  'removes a text and puts its words there': (text) => {
    const { parentNode, nextSibling } = text;
    const font = fontOf(text);
    text.remove();
    parentNode?.insertBefore(font, nextSibling);
  },
  'wraps a text': (text) => {
    const font = document.createElement('font');
    text.replaceWith(font);
    font.append(text);
  },
};

/** Two texts of React's beside each other and an element, of which each may go. */
function Line({ count, first = true, last = false }: { count: number; first?: boolean; last?: boolean }) {
  return (
    <p>
      {first && <b>now</b>}
      {count} {'left'}
      {last && <i>soon</i>}
    </p>
  );
}

const textsOf = (within: Element): Text[] => [...within.childNodes].filter((node) => node instanceof Text);

describe.each(Object.entries(TRANSLATORS))('a translator that %s', (_name, translate) => {
  test('[DOOR-4] a text that changes is seen, again and again', async () => {
    const { container, rerender } = render(<Line count={9} />);
    const line = container.querySelector('p') as HTMLElement;
    for (const text of textsOf(line)) if (text.data.trim() !== '') translate(text);
    await heard();
    rerender(<Line count={8} />);
    await heard();
    expect(line.textContent).toMatch(/^now«?8»? «?left»?$/);
    for (const text of textsOf(line)) if (text.data.trim() !== '') translate(text);
    rerender(<Line count={7} />);
    await heard();
    expect(line.textContent).toMatch(/^now«?7»? /);
  });

  test('[DOOR-4] a sibling comes and goes in its place, and the whole can be taken away', async () => {
    const { container, rerender, unmount } = render(<Line count={9} first={false} />);
    const line = container.querySelector('p') as HTMLElement;
    for (const text of textsOf(line)) if (text.data.trim() !== '') translate(text);
    rerender(<Line count={9} last />);
    await heard();
    expect(line.textContent).toMatch(/^now«?9»? «?left»?soon$/);
    rerender(<Line count={9} first={false} />);
    expect(line.textContent).toMatch(/^«?9»? «?left»?$/);
    unmount();
    expect(container.textContent).toBe('');
  });
});

function Maybe({ shown, more }: { shown: boolean; more: boolean }) {
  return (
    <p>
      {more && 'more '}
      {shown && 'shown'}
      <b>end</b>
    </p>
  );
}

test.each(Object.entries(TRANSLATORS))('[DOOR-4] a text that goes is not left standing in other words (%s)', async (_name, translate) => {
  const { container, rerender } = render(<Maybe shown more={false} />);
  const line = container.querySelector('p') as HTMLElement;
  textsOf(line).forEach(translate);
  await heard();
  rerender(<Maybe shown={false} more={false} />);
  expect(line.textContent).toBe('end');
  rerender(<Maybe shown more />);
  expect(line.textContent).toBe('more shownend');
});

test('[DOOR-4] an element that a blocker took out can be taken out, and what comes before it stands before what followed', async () => {
  const Three = ({ first, second }: { first: boolean; second: boolean }) => (
    <div>
      {first && <i>1</i>}
      {second && <b>2</b>}
      <u>3</u>
    </div>
  );
  const { container, rerender } = render(<Three first={false} second />);
  container.querySelector('b')?.remove();
  await heard();
  rerender(<Three first second />);
  expect(container.textContent).toBe('13');
  rerender(<Three first second={false} />);
  expect(container.textContent).toBe('13');
});
