// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { PortError, type Reason } from '#machines/failures.ts';
import { type AskingScreen, handOverApprovalMachine } from '#machines/hand-over-approval/hand-over-approval.machine.ts';
import texts from '#src/i18n/texts/account/handOverApproval.json' with { type: 'json' };
import { HandOverApproval } from '#src/popups/hand-over-approval/hand-over-approval.tsx';
import { button, renderScreen, shownState } from './render-screen.tsx';

const LAB: AskingScreen = {
  device: 'Chrome, Windows',
  begunAt: 1_700_000_000_000,
  expiresAt: 1_700_000_120_000,
  isSameNetwork: false,
  choices: ['12', '47', '83'],
};

interface Server {
  readonly claims?: AskingScreen | PortError;
  readonly approves?: () => Promise<void>;
  readonly refuses?: () => Promise<void>;
}

async function open(code: string | null, { claims = LAB, approves = async () => {}, refuses = async () => {} }: Server = {}) {
  const claimHandOver = vi.fn(async (_: { code: string }) => {
    if (claims instanceof PortError) throw claims;
    return claims;
  });
  const approveHandOver = vi.fn((_: { code: string; digits: string }) => approves());
  const refuseHandOver = vi.fn((_: { code: string }) => refuses());
  const machine = handOverApprovalMachine.provide({
    actors: {
      claimHandOver: fromPromise<AskingScreen, { code: string }>(({ input }) => claimHandOver(input)),
      approveHandOver: fromPromise<void, { code: string; digits: string }>(({ input }) => approveHandOver(input)),
      refuseHandOver: fromPromise<void, { code: string }>(({ input }) => refuseHandOver(input)),
    },
  });
  const actor = createActor(machine, { input: { code } }).start();
  await renderScreen(<HandOverApproval actor={actor} now={() => LAB.begunAt} />);
  return { actor, claimHandOver, approveHandOver, refuseHandOver };
}

async function toChoice(server?: Server) {
  const opened = await open('KXR49WPT', server);
  await userEvent.click(button(texts.continue.en));
  await vi.waitFor(() => expect(shownState()).toBe('handOverApproval choosing'));
  return opened;
}

const rejects = (reason?: Reason) => () => Promise.reject(new PortError(reason === undefined ? {} : { reason }));

describe('HandOverApproval', () => {
  it('[HAND-1] a scanned code asks and warns before it asks the server for anything', async () => {
    const { claimHandOver } = await open('KXR49WPT');
    expect(shownState()).toBe('handOverApproval offered');
    expect(document.body.textContent).toContain('If someone sent you the link or the code');
    expect(claimHandOver).not.toHaveBeenCalled();
    await userEvent.click(button(texts.continue.en));
    expect(claimHandOver).toHaveBeenCalledExactlyOnceWith({ code: 'KXR49WPT' });
  });

  it('[HAND-2] names device, time and network, warns, and lets the screen in by the digits that are pressed', async () => {
    const { approveHandOver } = await toChoice();
    const facts = [...document.querySelectorAll('dd')].map(({ textContent }) => textContent);
    expect(facts).toEqual(['Chrome, Windows', expect.stringMatching(/^1[45] Nov 2023, \d\d:\d\d$/), texts.otherNetwork.en]);
    expect(document.body.textContent).toContain('Never choose a number that someone else gives you.');
    await userEvent.click(button('47'));
    expect(approveHandOver).toHaveBeenCalledExactlyOnceWith({ code: 'KXR49WPT', digits: '47' });
    await vi.waitFor(() => expect(shownState()).toBe('handOverApproval approved'));
    expect(document.body.textContent).toContain(texts.approved.en);
  });

  it('[HAND-3] refuses, and says that the screen was not let in', async () => {
    const { actor, refuseHandOver, approveHandOver } = await toChoice();
    await userEvent.click(button(texts.refuse.en));
    expect(refuseHandOver).toHaveBeenCalledExactlyOnceWith({ code: 'KXR49WPT' });
    await vi.waitFor(() => expect(document.body.textContent).toContain(texts.refused.en));
    expect(approveHandOver).not.toHaveBeenCalled();
    await userEvent.click(button('OK'));
    expect(actor.getSnapshot().output).toEqual({ outcome: 'closed' });
  });

  it.each([
    ['digitsWrong', 'digitsWrong'],
    ['handOverUnknown', 'expired'],
    ['handOverDecided', 'decidedBefore'],
  ] as const)('[HAND-2] [HAND-3] says so where the server answers %s, and takes another code', async (reason, end) => {
    await toChoice({ approves: rejects(reason) });
    await userEvent.click(button('12'));
    await vi.waitFor(() => expect(screen.getByRole('alert').textContent).toBe(texts[end].en));
    await userEvent.click(button(texts.anotherCode.en));
    expect(screen.getByLabelText<HTMLInputElement>(texts.codeLabel.en).value).toBe('');
  });

  it('[HAND-2] [API-25] every other failure is said, and the choice stays', async () => {
    await toChoice({ approves: rejects() });
    await userEvent.click(button('47'));
    await vi.waitFor(() => expect(screen.getByRole('alert').textContent).toBe('We couldn’t allow the login. Please try again.'));
    expect(shownState()).toBe('handOverApproval choosing');
  });

  it('[HAND-1] a code is typed as it stands, in small letters or on Hangul keys; one that does not work is said at the field and stays', async () => {
    const { claimHandOver } = await open(null, { claims: new PortError({ reason: 'handOverUnknown', serverMessage: 'No such code.' }) });
    const field = screen.getByLabelText<HTMLInputElement>(texts.codeLabel.en);
    await userEvent.type(field, 'kxr4');
    await userEvent.click(button(texts.continue.en));
    expect(claimHandOver).not.toHaveBeenCalled();
    expect(field.getAttribute('aria-invalid')).toBe('true');
    await userEvent.type(field, ' 9ㅈㅔㅅ');
    await userEvent.click(button(texts.continue.en));
    await vi.waitFor(() => expect(claimHandOver).toHaveBeenCalledExactlyOnceWith({ code: 'KXR49WPT' }));
    await vi.waitFor(() => expect(document.body.textContent).toContain('No such code.'));
    expect(screen.getByLabelText<HTMLInputElement>(texts.codeLabel.en).value).toBe('KXR4-9WPT');
  });
});
