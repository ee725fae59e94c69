// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { LANGUAGES } from '#contract/languages.ts';
import { confirmIdentityMachine } from '#machines/confirm-identity/confirm-identity.machine.ts';
import type { OwnWays } from '#machines/confirm-identity/confirm-identity.types.ts';
import { dataExportMachine } from '#machines/data-export/data-export.machine.ts';
import { PortError } from '#machines/failures.ts';
import { DataExport } from '#src/popups/data-export/data-export.tsx';
import { button, expectTranslated, renderScreen, shownState } from './render-screen.tsx';
import { expectDone } from './said.ts';

async function openExport(exportData: () => Promise<void>, language: (typeof LANGUAGES)[number] = 'en') {
  const ways: OwnWays = { methods: ['email'], email: 'minji@campus.ac.kr', hasPasskey: false, takesCode: false, gone: null };
  const machine = dataExportMachine.provide({
    actors: {
      exportData: fromPromise(exportData),
      confirmIdentity: confirmIdentityMachine.provide({ actors: { readWays: fromPromise(async () => ways) } }),
    },
  });
  const actor = createActor(machine).start();
  await renderScreen(<DataExport actor={actor} />, language);
  return actor;
}

describe('DataExport', () => {
  it('[CONFIRM-1] says what the file has and has not, and one press saves it', async () => {
    const actor = await openExport(async () => undefined);
    expect(screen.getByText(/your profile, agreements, ways to log in/)).toBeTruthy();
    expect(screen.getByText(/Your password .* aren’t included/)).toBeTruthy();
    await userEvent.click(button('Save the file'));
    expect(actor.getSnapshot().output).toEqual({ outcome: 'exported' });
    await expectDone('File saved. Check your downloads folder.');
  });

  it('[CONFIRM-1] where the login is some time ago, asks for the proof above it', async () => {
    await openExport(async () => {
      throw new PortError({ reason: 'confirmationNeeded' });
    });
    await userEvent.click(button('Save the file'));
    expect(shownState()).toContain('confirmIdentity');
  });

  it('[CONFIRM-1] says at the button that it failed, and tries again', async () => {
    const tries: number[] = [];
    await openExport(async () => {
      tries.push(1);
      throw new Error('network');
    });
    await userEvent.click(button('Save the file'));
    expect(screen.getByRole('alert').textContent).toBe('We couldn’t make the file. Please try again in a moment.');
    await userEvent.click(button('Save the file'));
    expect(tries).toHaveLength(2);
  });

  it.each(LANGUAGES)('[LANG-2] speaks %s', async (language) => {
    await openExport(() => new Promise(() => {}), language);
    expectTranslated(language);
  });
});
