import { fireEvent } from '@testing-library/react';
import { expect } from 'vitest';
import type { OpenPage } from '../bare/open-page.tsx';
import type { Action } from './action.ts';

const dialogs = () => [...document.querySelectorAll<HTMLElement>('dialog[open]')];

export const topDialog = () => dialogs().at(-1);

export const isBusy = () => document.querySelector('dialog[open] [aria-busy=true]') !== null;

/** Each popup with its state. */
export const shown = () => dialogs().map(({ dataset }) => `${dataset.flow} ${dataset.state}`);

export function expectTyped({ typed = {} }: Action): void {
  const values = [...document.querySelectorAll<HTMLInputElement>('dialog[open] input')].map(({ value }) => value);
  for (const [label, text] of Object.entries(typed)) expect(values, label).toContain(text);
}

/** An alert is answered by what changes least. */
export async function dismissAlert(page: OpenPage): Promise<void> {
  const alert = topDialog();
  if (alert?.getAttribute('role') !== 'alertdialog') return;
  const button = alert.querySelector<HTMLElement>('[data-autofocus]');
  if (button === null) throw new Error('an alert without an answer');
  fireEvent.click(button);
  await page.until(() => expect(topDialog()).not.toBe(alert));
}
