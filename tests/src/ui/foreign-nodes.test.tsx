// @vitest-environment jsdom
import { act, render } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
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

describe('nodes as the page made them', () => {
  /** `<p>` in the page, with a child a word. */
  function paragraph(...words: readonly string[]) {
    const line = document.createElement('p');
    const nodes = words.map((word) => document.createTextNode(word));
    line.append(...nodes);
    document.body.append(line);
    return { line, nodes: nodes as [Text, Text, ...Text[]] };
  }
  afterEach(() => document.body.replaceChildren());

  test('[DOOR-4] a wrapper goes with the last text in it, and stays with what others put there', async () => {
    const { line, nodes } = paragraph('one ', 'two');
    const mark = document.createElement('mark');
    line.append(mark);
    mark.append(...nodes);
    await heard();
    line.removeChild(nodes[0]);
    expect(line.innerHTML).toBe('<mark>two</mark>');
    line.removeChild(nodes[1]);
    expect(line.innerHTML).toBe('');
  });

  test('[DOOR-4] a wrapper that holds nothing to read goes too', async () => {
    const { line, nodes } = paragraph('one', 'two');
    const mark = document.createElement('mark');
    nodes[0].replaceWith(mark);
    mark.append(nodes[0], document.createElement('img'));
    await heard();
    line.removeChild(nodes[0]);
    expect(line.innerHTML).toBe('two');
  });

  test('[DOOR-4] words that were put in the place of words are the ones that go', async () => {
    const { line, nodes } = paragraph('one', 'two');
    let standing: Node = nodes[0];
    for (const word of ['eins', 'un', 'uno']) {
      const next = document.createElement('font');
      next.textContent = word;
      line.replaceChild(next, standing);
      standing = next;
      await heard();
    }
    line.removeChild(nodes[0]);
    expect(line.textContent).toBe('two');
  });

  test('[DOOR-4] an original that is shown again is the one that goes', async () => {
    const { line, nodes } = paragraph('one', 'two');
    const font = fontOf(nodes[0]);
    nodes[0].replaceWith(font);
    await heard();
    font.replaceWith(nodes[0]);
    await heard();
    line.removeChild(nodes[0]);
    expect(line.textContent).toBe('two');
  });

  test('[DOOR-4] a node that came elsewhere in the same moment is no stand-in', async () => {
    const { line, nodes } = paragraph('one', 'two', 'three');
    nodes[0].remove();
    line.append(document.createTextNode(' more'));
    await heard();
    line.removeChild(nodes[0]);
    expect(line.textContent).toBe('twothree more');
  });

  test('[DOOR-4] words in the place of the second of two texts that went stay when the first is taken away', async () => {
    const { line, nodes } = paragraph('one', 'two');
    nodes[0].remove();
    nodes[1].remove();
    line.append(document.createTextNode('zwei'));
    await heard();
    line.removeChild(nodes[0]);
    expect(line.textContent).toBe('zwei');
    line.removeChild(nodes[1]);
    expect(line.textContent).toBe('');
  });

  test('[DOOR-4] a node before several that are gone stands before the next that is there', async () => {
    const { line, nodes } = paragraph('one', 'two', 'three', 'four');
    const [, second, third] = nodes;
    third?.remove();
    second.remove();
    await heard();
    line.insertBefore(document.createTextNode('new '), second);
    expect(line.textContent).toBe('onenew four');
  });

  test('[DOOR-4] a node before a text that the page never had is added at the end', () => {
    const { line } = paragraph('one', 'two');
    line.insertBefore(document.createTextNode(' new'), document.createTextNode('unknown'));
    expect(line.textContent).toBe('onetwo new');
  });

  test('[DOOR-4] a text without a stand-in comes back before what followed it, when it changes', async () => {
    const { line, nodes } = paragraph('one', 'two', 'three');
    nodes[1].remove();
    await heard();
    nodes[1].data = 'zwei';
    await heard();
    expect(line.textContent).toBe('onezweithree');
  });

  test('[DOOR-4] a text that changes stays out of a part of the page that is gone, and where it was moved', async () => {
    const { line, nodes } = paragraph('one', 'two');
    const elsewhere = document.createElement('p');
    document.body.append(elsewhere);
    nodes[0].remove();
    nodes[1].remove();
    await heard();
    elsewhere.append(nodes[1]);
    await heard();
    nodes[1].data = 'zwei';
    await heard();
    expect([line.textContent, elsewhere.textContent]).toEqual(['', 'zwei']);
    line.remove();
    nodes[0].data = 'eins';
    await heard();
    expect(line.textContent).toBe('');
  });
});
