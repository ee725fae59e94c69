// @vitest-environment jsdom
import { createBrowserHistory } from '@tanstack/react-router';
import { afterAll, expect, test, vi } from 'vitest';
import { letBackClosePopups } from '#src/app/start/back-closes.ts';
import { popupDepth, withPopupDepth } from '#src/browser/popup-depth.ts';
import { pushDialog } from '#src/ui/dialog/dialog-stack.ts';

const history = createBrowserHistory();
afterAll(() => history.destroy());

let refuses = false;
const asked: number[] = [];
const { settled } = letBackClosePopups((depth) => {
  asked.push(depth);
  if (!refuses) history.push(history.location.href, withPopupDepth(depth));
});

const open = () => pushDialog({ content: document.createElement('div'), onEscape: () => {}, onBack: () => {} });

test('[POP-5] two dialogs that open at once, as a popup with its alert, have an entry each: closed, they leave the page where it was', async () => {
  const go = vi.spyOn(window.history, 'go');
  const before = window.history.length;
  const close = [open(), open()];
  await settled();
  expect([window.history.length - before, popupDepth()]).toEqual([2, 2]);
  for (const each of close) each();
  await settled();
  expect(popupDepth()).toBe(0);
  expect(go.mock.calls).toEqual([[-2]]);
});

test('[POP-5] an entry that the browser refuses is asked for once', async () => {
  refuses = true;
  asked.length = 0;
  const close = open();
  await settled();
  expect(asked).toEqual([1]);
  close();
  await settled();
});
