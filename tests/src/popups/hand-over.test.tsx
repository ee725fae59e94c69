// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { encode } from 'uqr';
import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { handOverLink } from '#contract/hand-over-link.ts';
import { PortError } from '#machines/failures.ts';
import { type HandOverStage, handOverMachine, type ShownHandOver } from '#machines/hand-over/hand-over.machine.ts';
import handOver from '#src/i18n/texts/handOver.json' with { type: 'json' };
import { HandOver } from '#src/popups/hand-over/hand-over.tsx';
import { button, deferred, renderScreen, shownState } from './render-screen.tsx';

const SITE = 'https://madang.example';
const SHOWN: ShownHandOver = { code: 'KXR49WPT', secret: 'a-secret-of-this-browser', expiresAt: 120_000 };

interface Server {
  readonly stages?: readonly (HandOverStage | Promise<HandOverStage>)[];
  readonly begins?: readonly (ShownHandOver | PortError)[];
  readonly logsIn?: () => Promise<void>;
}

async function open({ stages = [], begins = [SHOWN], logsIn = async () => {} }: Server = {}) {
  const left = [...stages];
  const codes = [...begins];
  const loginByHandOver = vi.fn((_: { secret: string; isShared: boolean }) => logsIn());
  const machine = handOverMachine.provide({
    actors: {
      beginHandOver: fromPromise<ShownHandOver, void>(async () => {
        const next = codes.shift() ?? SHOWN;
        if (next instanceof PortError) throw next;
        return next;
      }),
      readHandOver: fromPromise<HandOverStage, { secret: string }>(async () => left.shift() ?? new Promise(() => {})),
      loginByHandOver: fromPromise<void, { secret: string; isShared: boolean }>(({ input }) => loginByHandOver(input)),
    },
    delays: { poll: 1 },
  });
  const actor = createActor(machine).start();
  await renderScreen(<HandOver actor={actor} siteUrl={SITE} now={() => 30_000} />);
  await vi.waitFor(() => expect(actor.getSnapshot().value).not.toBe('beginning'));
  return { actor, loginByHandOver };
}

/** The modules that a drawn code shows, read from its picture. */
function modulesIn(svg: Element, size: number): boolean[][] {
  const rows = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  const path = svg.querySelector('path')?.getAttribute('d') ?? '';
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    rows[Number(y) - 4]?.fill(true, Number(x) - 4, Number(x) - 4 + Number(length));
  return rows;
}

describe('HandOver', () => {
  it('[HAND-1] shows the code to scan with its margin, the same to type, and the time that is left', async () => {
    await open();
    const picture = await screen.findByRole('img', { name: handOver.qr.en });
    const { data, size } = encode(handOverLink(SITE, SHOWN.code), { ecc: 'M', border: 0 });
    await vi.waitFor(() => expect(picture.querySelector('path')).not.toBeNull());
    expect(modulesIn(picture, size)).toEqual(data);
    expect(picture.getAttribute('viewBox')).toBe(`0 0 ${size + 8} ${size + 8}`);
    // Dark on light, whatever the theme.
    expect([...picture.children].map((part) => part.getAttribute('fill'))).toEqual(['#ffffff', '#000000']);
    expect(screen.getByText('KXR4-9WPT')).toBeTruthy();
    expect(screen.getByRole('timer').textContent).toBe('01:30');
  });

  it('[HAND-2] [DOOR-5] once a phone has read it, the digits take its place; the login says that the computer is shared, unless it is not', async () => {
    const { actor, loginByHandOver } = await open({ stages: [{ outcome: 'waiting' }, { outcome: 'claimed', digits: '47' }] });
    await vi.waitFor(() => expect(screen.getByLabelText(handOver.digits.en).textContent).toBe('47'));
    expect(screen.queryByRole('img')).toBeNull();
    const box = screen.getByRole<HTMLInputElement>('checkbox');
    expect(box.checked).toBe(true);
    await userEvent.click(box);
    expect(actor.getSnapshot().context.isShared).toBe(false);
    expect(loginByHandOver).not.toHaveBeenCalled();
  });

  it.each([
    ['approved and not told otherwise', true],
    ['on a computer of one’s own', false],
  ])('[HAND-2] logs in by its secret, %s', async (_, isShared) => {
    const approval = deferred<HandOverStage>();
    const { actor, loginByHandOver } = await open({ stages: [approval.promise] });
    if (!isShared) await userEvent.click(screen.getByRole('checkbox'));
    approval.resolve({ outcome: 'approved' });
    await vi.waitFor(() => expect(actor.getSnapshot().output).toEqual({ outcome: 'signedIn' }));
    expect(loginByHandOver).toHaveBeenCalledExactlyOnceWith({ secret: SHOWN.secret, isShared });
  });

  it.each([
    ['refused', handOver.refused.en],
    ['expired', handOver.expired.en],
  ] as const)('[HAND-3] says that it was %s, and shows a new code', async (outcome, words) => {
    await open({ stages: [{ outcome }], begins: [SHOWN, { ...SHOWN, code: 'M3N5P7Q9' }] });
    await vi.waitFor(() => expect(shownState()).toBe(`handOver ${outcome}`));
    expect(screen.getByRole('alert').textContent).toBe(words);
    await userEvent.click(button(handOver.newCode.en));
    await screen.findByText('M3N5-P7Q9');
  });

  it('[HAND-1] [API-25] a code that cannot be had is said, and asked for again', async () => {
    await open({ begins: [new PortError({ serverMessage: 'Closed for the night.' }), SHOWN] });
    expect(screen.getByRole('alert').textContent).toBe('Closed for the night.');
    await userEvent.click(button(handOver.retry.en));
    await screen.findByText('KXR4-9WPT');
  });

  it('[HAND-2] a login that failed is said, and tried again with the same approval', async () => {
    const logsIn = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new PortError()).mockResolvedValue();
    const { actor } = await open({ stages: [{ outcome: 'approved' }], logsIn });
    await vi.waitFor(() => expect(shownState()).toBe('handOver failed'));
    await userEvent.click(button(handOver.retry.en));
    await vi.waitFor(() => expect(actor.getSnapshot().output).toEqual({ outcome: 'signedIn' }));
  });
});
