// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { DOCUMENTS } from '#contract/documents.ts';
import { DocumentDialog } from '#src/popups/documents/document-dialog.tsx';
import { expectTextsInEveryLanguage } from './in-every-language.tsx';
import { renderScreen } from './render-screen.tsx';

describe('document', () => {
  it.each(DOCUMENTS)('[POP-2] shows %s under its name', async (document) => {
    await renderScreen(
      <DocumentDialog document={document} onClose={() => {}}>
        The text itself
      </DocumentDialog>,
    );
    const dialog = screen.getByRole('dialog');
    expect(dialog.dataset).toMatchObject({ flow: 'popups', state: `document.${document}` });
    expect(screen.getByRole('heading', { level: 2 }).textContent).not.toBe('');
    expect(dialog.textContent).toContain('The text itself');
  });

  it('[POP-2] the five names differ', async () => {
    const names = new Set<string | null>();
    for (const document of DOCUMENTS) {
      const { unmount } = await renderScreen(
        <DocumentDialog document={document} onClose={() => {}}>
          text
        </DocumentDialog>,
      );
      names.add(screen.getByRole('heading', { level: 2 }).textContent);
      unmount();
    }
    expect(names.size).toBe(DOCUMENTS.length);
  });

  it('[POP-5] is closed by OK, by its close button and by Escape', async () => {
    const onClose = vi.fn();
    await renderScreen(
      <DocumentDialog document="marketing" onClose={onClose}>
        text
      </DocumentDialog>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(onClose).toHaveBeenCalledTimes(3);
  });

  it('[POP-2] [AGR-1] offers to agree and close where its box is not ticked, and can still be closed without', async () => {
    const [onClose, onAgree] = [vi.fn(), vi.fn()];
    await renderScreen(
      <DocumentDialog document="marketing" onClose={onClose} onAgree={onAgree}>
        text
      </DocumentDialog>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Agree and close' }));
    expect([onAgree.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 0]);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('[LANG-2] speaks three languages', () =>
    expectTextsInEveryLanguage(() => (
      <DocumentDialog document="privacyThirdParty" onClose={() => {}}>
        1
      </DocumentDialog>
    )));
});
