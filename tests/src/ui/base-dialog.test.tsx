// @vitest-environment jsdom
import './setup.ts';
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { AlertDialog } from '#src/ui/dialog/alert-dialog.tsx';
import { BaseDialog, StandsInBase } from '#src/ui/dialog/base-dialog.tsx';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { renderUi } from './render.tsx';

/* The dialog that stands in the page: the popups of signing in are part of its tree, others are added to it (POP-1, POP-5). */

const click = (name: string) => act(async () => void fireEvent.click(screen.getByText(name)));
const open = () => [...document.querySelectorAll('dialog[open]')];
const base = () => document.querySelector('[data-base]');

function Page() {
  const [popup, setPopup] = useState<'login' | 'agreement' | null>(null);
  const [alerts, setAlerts] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setPopup('login')}>
        log in
      </button>
      <button type="button" onClick={() => setPopup('agreement')}>
        agree
      </button>
      <button type="button" onClick={() => setAlerts(true)}>
        alert
      </button>
      <BaseDialog>
        <StandsInBase value={{ shown: popup === 'login' }}>
          <Dialog title="Login" flow="login" state="choosing" onClose={() => setPopup(null)}>
            <input aria-label="email" />
          </Dialog>
        </StandsInBase>
      </BaseDialog>
      {popup === 'agreement' && (
        <Dialog title="Agreement" flow="agreement" state="choosing" onClose={() => setPopup(null)}>
          text
        </Dialog>
      )}
      {alerts && (
        <AlertDialog
          flow="session"
          state="expired"
          title="Expired"
          text="Log in again"
          actions={[{ label: 'OK', onSelect: () => setAlerts(false) }]}
        />
      )}
    </>
  );
}

it('[POP-1] shows what stands in it, and what follows, in one dialog; closed, it says nothing of them', async () => {
  renderUi(<Page />);
  const email = screen.getByLabelText('email');
  expect(open()).toEqual([]);
  await click('log in');
  expect(open()).toEqual([base()]);
  expect(screen.getByRole('dialog', { name: 'Login' }).dataset).toMatchObject({ flow: 'login', state: 'choosing' });
  await click('agree');
  expect(open()).toEqual([base()]);
  expect(screen.getByRole('dialog', { name: 'Agreement' }).dataset.flow).toBe('agreement');
  await click('log in');
  expect(screen.getByRole('dialog', { name: 'Login' })).toBe(base());
  // The very nodes that the page was drawn with.
  expect(screen.getByLabelText('email')).toBe(email);
  await act(async () => void fireEvent.keyDown(document.body, { key: 'Escape' }));
  expect(open()).toEqual([]);
  expect(
    base()
      ?.getAttributeNames()
      .filter((name) => name.startsWith('data-flow') || name.startsWith('aria')),
  ).toEqual([]);
});

it('[POP-5] takes a dialog that is open already, with the field that has the focus', async () => {
  renderUi(<Page />);
  const dialog = base();
  const content = screen.getByLabelText('email').closest<HTMLElement>('[hidden]');
  if (!(dialog instanceof HTMLDialogElement) || content === null) throw new Error('there is no base dialog');
  // As the boot script does.
  content.hidden = false;
  dialog.showModal();
  screen.getByLabelText('email').focus();
  await click('log in');
  expect(open()).toEqual([dialog]);
  expect(document.activeElement).toBe(screen.getByLabelText('email'));
});

it('[POP-5] an alert that came first stays above the popup that opens in the base dialog', async () => {
  renderUi(<Page />);
  await click('alert');
  expect(open()).toEqual([base()]);
  await click('log in');
  const [lower, upper] = open();
  expect(lower).toBe(base());
  expect(upper?.getAttribute('data-flow')).toBe('session');
  expect(base()?.getAttribute('data-flow')).toBe('login');
  await click('OK');
  expect(open()).toEqual([base()]);
});

it('[SEEN-2] [DOOR-4] a dialog that opens takes no press at once; one that the page’s own script had opened before the application does', async () => {
  const { unmount } = renderUi(<Page />);
  await click('agree');
  expect(open()[0]?.querySelector('[data-resting]')).not.toBeNull();
  unmount();

  // As the boot script leaves it.
  const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
  renderUi(<Drawn />);
  expect(showModal).not.toHaveBeenCalled();
  expect(open()[0]?.querySelector('[data-dialog-panel]')?.hasAttribute('data-resting')).toBe(false);
});

/** The drawn popup that a person sees already when the application comes. */
function Drawn() {
  return (
    <BaseDialog>
      <OpenAlready />
      <StandsInBase value={{ shown: true }}>
        <Dialog title="Login" flow="login" state="choosing">
          <input aria-label="email" />
        </Dialog>
      </StandsInBase>
    </BaseDialog>
  );
}

/** Opens the dialog around it before any effect of what it has. */
const OpenAlready = () => <span ref={(element) => element?.closest('dialog')?.setAttribute('open', '')} />;
