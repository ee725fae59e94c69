import { act, screen } from '@testing-library/react';
import { expect } from 'vitest';
import { statusStore } from '#src/ui/status/status-store.ts';

/** What is done is said by a toast that is an alert, and no dialog asks for a confirmation. The tests of a worker share the store: it is emptied. */
export async function expectDone(text: string): Promise<void> {
  expect((await screen.findByRole('alert')).textContent).toBe(text);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  act(() => {
    for (const { id } of statusStore.get().toasts) statusStore.dismiss(id);
  });
}
