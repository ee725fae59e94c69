// @vitest-environment jsdom
import './setup.ts';
import { act, fireEvent } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { HydrateWhenNear } from '#src/ui/hydrate-when-near.tsx';
import { stubIntersections } from '../pages/near.ts';

/* A part below the first screen: its nodes are those that the page brought, before and after React takes them over (SHELL-7, LAND-1). */

const enter = vi.fn();
beforeEach(() => enter.mockClear());

function Part({ label }: { label: string }) {
  const [presses, setPresses] = useState(0);
  const press = () => {
    enter(label);
    setPresses(presses + 1);
  };
  return (
    <button type="button" data-presses={presses} onClick={press}>
      {label}
    </button>
  );
}

const Page = ({ label }: { label: string }) => (
  <HydrateWhenNear>
    <Part label={label} />
  </HydrateWhenNear>
);

/** The page as the build draws it, which React has begun to take over. */
async function takeOver() {
  const { comeNear } = stubIntersections();
  const root = document.body.appendChild(document.createElement('div'));
  vi.stubGlobal('window', undefined);
  root.innerHTML = renderToString(<Page label="Enter" />);
  vi.stubGlobal('window', globalThis);
  const button = root.querySelector('button');
  if (button === null) throw new Error('the drawn page has no button');
  const mended = vi.fn();
  const react = await act(async () => hydrateRoot(root, <Page label="Enter" />, { onRecoverableError: mended }));
  onTestFinished(() => {
    act(() => react.unmount());
    root.remove();
    expect(mended).not.toHaveBeenCalled();
  });
  const shown = () => root.querySelector('button');
  return { button, comeNear, shown, draw: (label: string) => act(async () => react.render(<Page label={label} />)) };
}

const isReacts = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactFiber'));

it('a part far away stands as it was drawn, and is no work for React; a near one is taken over in place', async () => {
  const { button, comeNear, shown } = await takeOver();
  expect(button.textContent).toBe('Enter');
  expect(isReacts(button)).toBe(false);
  await act(async () => comeNear());
  expect(isReacts(button)).toBe(true);
  expect(shown()).toBe(button);
});

it('a press on what was far away a moment ago is answered by that very press, once', async () => {
  const { button, shown } = await takeOver();
  await act(async () => void fireEvent.click(button));
  expect(enter.mock.calls).toEqual([['Enter']]);
  expect(shown()).toBe(button);
  expect(button.dataset.presses).toBe('1');
});

it('the focus that comes by key stays, and the press of the key is answered', async () => {
  const { button, shown } = await takeOver();
  await act(async () => button.focus());
  expect(isReacts(button)).toBe(true);
  expect(document.activeElement).toBe(button);
  await act(async () => button.click());
  expect(enter).toHaveBeenCalledTimes(1);
  expect(shown()).toBe(button);
});

it('a page that is drawn again meanwhile does not touch it; once it is near, it shows what the page says now, in the same nodes', async () => {
  const { button, comeNear, draw, shown } = await takeOver();
  await draw('Enter the campus');
  expect(shown()).toBe(button);
  expect(button.textContent).toBe('Enter');
  await act(async () => comeNear());
  expect(shown()).toBe(button);
  expect(button.textContent).toBe('Enter the campus');
  await draw('Enter again');
  expect(shown()).toBe(button);
  expect(button.textContent).toBe('Enter again');
});
