// @vitest-environment jsdom
import './setup.ts';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { showToast, statusStore, TOAST_TIME } from '#src/ui/status/status-store.ts';
import { Opener, pressEscape } from './dialog-support.tsx';
import { renderUi } from './render.tsx';

describe('Dialog', () => {
  it('[EMAIL-8] ends what was said about the step before when it opens, and when it closes', async () => {
    const toasts = () => statusStore.get().toasts.map(({ text }) => text);
    const say = async (text: string) => {
      act(() => showToast(text, 'success', { ofStep: true }));
      // What the same transition says stays.
      await act(() => new Promise((done) => setTimeout(done, 1)));
    };
    renderUi(<Opener />);
    await say('Welcome back');
    expect(toasts()).toEqual(['Welcome back']);
    act(() => screen.getByText('open').click());
    expect(toasts()).toEqual([]);
    await say('Copied');
    await pressEscape();
    expect(toasts()).toEqual([]);
  });

  it('says toasts in the status slot of the top-most dialog, where they can be heard', async () => {
    renderUi(<Opener />);
    await userEvent.click(screen.getByText('open'));
    await userEvent.click(screen.getByText('open inner'));
    act(() => showToast('copied'));
    const [outer, inner] = screen.getAllByRole('dialog');
    const toast = screen.getByText('copied');
    expect(inner?.contains(toast)).toBe(true);
    expect(toast.closest('[role=status]')).not.toBeNull();
    expect(toast.closest('dialog')).not.toBe(outer);
    // Presses go through it, so it is the pointer's place that holds it (WCAG 2.2.1); jsdom has every box at 0, 0.
    vi.useFakeTimers();
    act(() => {
      vi.advanceTimersByTime(1);
      fireEvent.pointerMove(document.body, { clientX: 0, clientY: 0 });
      vi.advanceTimersByTime(60_000);
    });
    expect(screen.queryByText('copied')).not.toBeNull();
    act(() => {
      fireEvent.pointerMove(document.body, { clientX: 5, clientY: 5 });
      vi.advanceTimersByTime(TOAST_TIME);
    });
    vi.useRealTimers();
    expect(screen.queryByText('copied')).toBeNull();
    // The test files of a worker share the store.
    act(() => {
      for (const { id } of statusStore.get().toasts) statusStore.dismiss(id);
    });
  });
});
