// @vitest-environment jsdom
import './setup.ts';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { AlertDialog } from '#src/ui/dialog/alert-dialog.tsx';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { moveIn, moveOut, type Tenant } from '#src/ui/dialog/dialog-shells.ts';
import { LoadingDialog, megabytes } from '#src/ui/dialog/loading-dialog.tsx';
import { Opener, pressEscape } from './dialog-support.tsx';
import { renderUi } from './render.tsx';

const tenant = (): Tenant => ({
  content: document.createElement('div'),
  stands: false,
  describe: () => {},
  onForeignClose: () => {},
  onUncovered: () => {},
  onPressOutside: () => {},
});

describe('Dialog', () => {
  it('[POP-5] opens as modal, takes the focus to its heading and gives it back to its opener', async () => {
    renderUi(
      <StrictMode>
        <Opener />
      </StrictMode>,
    );
    const opener = screen.getByText('open');
    await userEvent.click(opener);
    const dialog = screen.getByRole('dialog', { name: 'Outer' });
    expect(dialog).toHaveProperty('open', true);
    expect(dialog.dataset).toMatchObject({ flow: 'login', state: 'choosing' });
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Outer' }));
    await pressEscape();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(opener);
  });

  it('the heading gets the focus that the dialog began with, and the one that a short wait took', async () => {
    const dialog = (what: { first: string; waits: boolean }) => (
      <Dialog title="Key" flow="key" state="asking" initialFocus="action" footer={<button type="button">go on</button>} onClose={() => {}}>
        {what.first !== '' && (
          <button key={what.first} type="button" data-autofocus="" inert={what.waits}>
            {what.first}
          </button>
        )}
      </Dialog>
    );
    const { rerender } = renderUi(dialog({ first: 'stop', waits: false }));
    const heading = screen.getByRole('heading', { name: 'Key' });
    const frames = () => act(() => new Promise((resolve) => setTimeout(resolve, 80)));
    expect(document.activeElement).toBe(screen.getByText('stop'));
    rerender(dialog({ first: 'again', waits: false }));
    await frames();
    expect(document.activeElement).toBe(heading);

    const again = screen.getByText('again');
    again.focus();
    rerender(dialog({ first: 'again', waits: true }));
    // The browser takes the focus from what is inert; jsdom does not.
    again.blur();
    rerender(dialog({ first: 'again', waits: false }));
    await frames();
    expect(document.activeElement).toBe(heading);
  });

  it('[POP-5] Escape closes the top-most dialog only', async () => {
    const outerClosed = vi.fn();
    renderUi(<Opener onClose={outerClosed} />);
    await userEvent.click(screen.getByText('open'));
    await userEvent.click(screen.getByText('open inner'));
    expect(screen.getAllByRole('dialog')).toHaveLength(2);
    await pressEscape();
    expect(screen.getByRole('dialog')).toBe(screen.getByRole('dialog', { name: 'Outer' }));
    expect(outerClosed).not.toHaveBeenCalled();
    await pressEscape();
    expect(outerClosed).toHaveBeenCalledOnce();
  });

  it('one popup follows another in the same open dialog: the page behind stays inert, and the focus goes back to what opened the first', async () => {
    const opened = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
    const popups = (name: string | null, alert = false) => (
      <>
        <button type="button">opener</button>
        {name !== null && (
          <Dialog key={name} title={name} flow={name} state="open" {...(name === 'agreement' && { describedBy: 'about' })}>
            {name}
          </Dialog>
        )}
        {alert && <AlertDialog title="Alert" text="" flow="alert" state="open" actions={[{ label: 'Ok', onSelect: () => {} }]} />}
      </>
    );
    const { rerender } = renderUi(popups(null));
    screen.getByText('opener').focus();
    await act(async () => rerender(popups('agreement')));
    const dialog = screen.getByRole('dialog', { name: 'agreement' });
    await act(async () => rerender(popups('login')));
    expect(screen.getByRole('dialog', { name: 'login' })).toBe(dialog);
    expect(dialog.hasAttribute('aria-describedby')).toBe(false);
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'login' }));
    expect(opened).toHaveBeenCalledTimes(1);
    // Nothing moves in below an alert: it could not have the focus.
    await act(async () => rerender(popups('login', true)));
    await act(async () => rerender(popups('welcome', true)));
    expect([...document.querySelectorAll('dialog')].map(({ dataset }) => dataset.flow)).toEqual(['alert', 'welcome']);
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'welcome' }));
    // Both go, and one comes: in the lower of the two.
    const [lower] = document.querySelectorAll('dialog');
    await act(async () => rerender(popups('agreement')));
    expect([...document.querySelectorAll('dialog')]).toEqual([lower]);
    expect(lower?.dataset.flow).toBe('agreement');
    await act(async () => rerender(popups(null)));
    expect(document.querySelector('dialog')).toBeNull();
    expect(document.activeElement).toBe(screen.getByText('opener'));
  });

  it('a popup that comes a microtask after the one before has left, as React’s next commit does, follows in the same open dialog', async () => {
    const [agreement, linkAccount] = [tenant(), tenant()];
    expect(moveIn(agreement)).toBe('opened');
    const dialog = document.querySelector('dialog');
    moveOut(agreement.content);
    await Promise.resolve();
    expect(moveIn(linkAccount)).toBe('followed');
    expect([...document.querySelectorAll('dialog[open]')]).toEqual([dialog]);
    moveOut(linkAccount.content);
    await act(async () => {});
    expect(document.querySelector('dialog')).toBeNull();
  });

  it('[JOIN-4] one that cannot be dismissed has no close button and ignores Escape', async () => {
    const onClose = vi.fn();
    renderUi(
      <Dialog title="Link" flow="linkAccount" state="choosing" onClose={onClose} dismissible={false}>
        text
      </Dialog>,
    );
    await pressEscape();
    expect(onClose).not.toHaveBeenCalled();
    expect(screen.queryByRole('button', { name: '닫기' })).toBeNull();
  });

  it('[POP-5] takes a closing by the browser as a wish, and stays open until its owner agrees', async () => {
    const onClose = vi.fn();
    renderUi(
      <Dialog title="Login" flow="login" state="choosing" onClose={onClose}>
        text
      </Dialog>,
    );
    const dialog = screen.getByRole<HTMLDialogElement>('dialog');
    await act(async () => dialog.close());
    expect(onClose).toHaveBeenCalledOnce();
    expect(dialog.open).toBe(true);
  });

  it('ignores the Escape that ends a composition', () => {
    const onClose = vi.fn();
    renderUi(
      <Dialog title="Login" flow="login" state="choosing" onClose={onClose}>
        text
      </Dialog>,
    );
    fireEvent.keyDown(document.body, { key: 'Escape', isComposing: true });
    expect(onClose).not.toHaveBeenCalled();
  });

  it('the focus goes to the heading when what has it goes or waits, and stays away where a person took it away', async () => {
    const dialog = (what: { there: boolean; waits: boolean; more: boolean }) => (
      <Dialog title="List" flow="list" state="listing" onClose={() => {}}>
        <div inert={what.waits}>{what.there && <button type="button">row</button>}</div>
        {what.more && <p>more</p>}
      </Dialog>
    );
    const { rerender } = renderUi(dialog({ there: true, waits: false, more: false }));
    const heading = screen.getByRole('heading', { name: 'List' });
    const frames = () =>
      act(async () => {
        // What has changed is heard of in a microtask, and looked at two frames later.
        for (let count = 0; count < 4; count += 1) await new Promise(requestAnimationFrame);
      });
    screen.getByText('row').focus();
    rerender(dialog({ there: false, waits: false, more: false }));
    await frames();
    expect(document.activeElement).toBe(heading);

    rerender(dialog({ there: true, waits: false, more: false }));
    const row = screen.getByText('row');
    row.focus();
    rerender(dialog({ there: true, waits: true, more: false }));
    // The browser takes the focus from what is inert; jsdom does not.
    row.blur();
    await frames();
    expect(document.activeElement).toBe(heading);

    rerender(dialog({ there: true, waits: false, more: false }));
    row.focus();
    await frames();
    row.blur();
    await frames();
    rerender(dialog({ there: true, waits: false, more: true }));
    await frames();
    expect(document.activeElement).toBe(document.body);
  });

  it('sets the focus anew with a new step, and not with a new state alone', () => {
    const sheet = (state: string, step: number) => (
      <Dialog title="Link" flow="linkByEmail" state={state} step={step} initialFocus="field">
        <input aria-label="first" />
        <button type="button">go</button>
      </Dialog>
    );
    const { rerender } = renderUi(sheet('enteringEmail', 1));
    screen.getByText('go').focus();
    rerender(sheet('requestingCode', 1));
    expect(document.activeElement).toBe(screen.getByText('go'));
    rerender(sheet('enteringCode', 2));
    expect(document.activeElement).toBe(screen.getByLabelText('first'));
  });
});

describe('AlertDialog', () => {
  it('[POP-3] is an alertdialog with its text as description, and its least destructive button has the focus', () => {
    const confirmed = vi.fn();
    renderUi(
      <AlertDialog
        tone="warning"
        title="Log out?"
        text="Your history goes."
        flow="logout"
        state="confirming"
        actions={[
          { label: 'Stay', onSelect: () => {} },
          { label: 'Log out', onSelect: confirmed, danger: true },
        ]}
      />,
    );
    const alert = screen.getByRole('alertdialog', { name: 'Log out?' });
    const described = document.getElementById(alert.getAttribute('aria-describedby') ?? '');
    expect(described?.textContent).toBe('Your history goes.');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Stay' }));
    fireEvent.click(screen.getByRole('button', { name: 'Log out' }));
    expect(confirmed).toHaveBeenCalledOnce();
  });

  it('[POP-3] keeps one order in every alert: the answers, the filled one last, and below them what leads elsewhere, never filled', () => {
    const answer = (label: string, danger = false) => ({ label, danger, onSelect: () => {} });
    const shown = () => screen.getAllByRole('button').map(({ textContent, className }) => [textContent, /primary|danger/.test(className)]);
    const shared = { title: 'Owned', text: '', flow: 'providerLink', state: 'asking' };
    const { rerender } = renderUi(<AlertDialog {...shared} actions={[answer('Ok')]} asides={[answer('Elsewhere')]} />);
    expect(shown()).toEqual([
      ['Ok', true],
      ['Elsewhere', false],
    ]);
    rerender(<AlertDialog {...shared} actions={[answer('Log in')]} asides={[answer('Another way'), answer('Replace', true)]} />);
    expect(shown()).toEqual([
      ['Log in', true],
      ['Another way', false],
      ['Replace', false],
    ]);
    rerender(<AlertDialog {...shared} actions={[answer('Stay'), answer('Delete', true)]} />);
    expect(shown()).toEqual([
      ['Stay', false],
      ['Delete', true],
    ]);
  });

  it('[SOC-4] the second click of a double click answers nothing: it was meant for what was there before', () => {
    const confirmed = vi.fn();
    renderUi(
      <AlertDialog title="Delete?" text="Gone." flow="providerLink" state="asking" actions={[{ label: 'Delete', onSelect: confirmed }]} />,
    );
    const button = screen.getByRole('button', { name: 'Delete' });
    fireEvent.click(button, { detail: 2 });
    expect(confirmed).not.toHaveBeenCalled();
    // A click of its own, and one by a key, which has no count.
    fireEvent.click(button, { detail: 1 });
    fireEvent.click(button, { detail: 0 });
    expect(confirmed).toHaveBeenCalledTimes(2);
  });
});

describe('LoadingDialog', () => {
  it('[POP-3] shows the upload in MB with one decimal, after 300 ms, and can be left', async () => {
    vi.useFakeTimers();
    const cancel = vi.fn();
    renderUi(
      <LoadingDialog
        title="Uploading"
        flow="imageChange"
        state="uploading"
        progress={{ loaded: 1_258_291, total: 3_145_728 }}
        onCancel={cancel}
      />,
    );
    act(() => vi.advanceTimersByTime(299));
    expect(screen.queryByRole('dialog')).toBeNull();
    act(() => vi.advanceTimersByTime(1));
    expect(screen.getByText('1.2 / 3.0 MB')).toBeDefined();
    expect(screen.getByRole('progressbar')).toHaveProperty('value', 1_258_291);
    await pressEscape();
    expect(cancel).toHaveBeenCalledOnce();
    vi.useRealTimers();
  });

  it('[POP-3] divides by 1 048 576 and writes the decimal as the language does', () => {
    expect(megabytes(1_048_576, 'ko')).toBe('1.0');
    expect(megabytes(1_048_576 * 1.25, 'de')).toBe('1,3');
  });
});
