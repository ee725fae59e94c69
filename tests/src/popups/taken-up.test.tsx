// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { AGREEMENT_ITEMS } from '#contract/agreement-items.ts';
import { type Held, NOTHING_HELD } from '#machines/popups/draft.ts';
import { popupsMachine } from '#machines/popups/popups.machine.ts';
import { EMAIL, JOIN_DATA, PROOF, SENT_CODE } from '#machines/samples.ts';
import { VISITOR } from '#machines/viewer.ts';
import { TakenUp } from '#src/popups/taken-up/taken-up.tsx';
import { expectTextsInEveryLanguage } from './in-every-language.tsx';
import { renderScreen } from './render-screen.tsx';

const AGREED = { ticked: AGREEMENT_ITEMS, marketingAgreed: true, joinData: JOIN_DATA } as const;

/** A visitor presses Sign up, and this tab holds this of an earlier one. */
function signUpAgain(held: Partial<Held>) {
  const popups = createActor(popupsMachine, {
    input: { place: null, draft: { ...NOTHING_HELD, open: null, ...held }, resumed: null, ssoMode: false, enabledMethods: [0, 1] },
  }).start();
  popups.send({ type: 'VIEWER_CHANGED', viewer: VISITOR });
  popups.send({ type: 'SIGN_UP_REQUESTED', returning: false });
  const { joining } = popups.getSnapshot().children;
  if (joining === undefined) throw new Error('no sign-up is open');
  return joining;
}

describe('where the sign-up goes on', () => {
  it.each([
    ['the agreement', { step: 'agreement', ticked: ['serviceTerms'] }, 'Picking up where you left off: Terms and consent'],
    ['the character', { ...AGREED, step: 'createCharacter' }, 'Picking up where you left off: Create your avatar'],
    [
      'the code of an email',
      { ...AGREED, step: 'linkByEmail', linking: { email: EMAIL, code: SENT_CODE, proof: null } },
      `Picking up where you left off: Code\u00a0· ${EMAIL}`,
    ],
    [
      'the password of a proven email',
      { ...AGREED, step: 'linkByEmail', linking: { email: EMAIL, code: SENT_CODE, proof: PROOF } },
      `Picking up where you left off: Password\u00a0· ${EMAIL}`,
    ],
  ] as const)('[EMAIL-9] Sign up names the step at which it was left: %s', async (_step, held, sentence) => {
    await renderScreen(<TakenUp joining={signUpAgain(held)} />);
    expect(document.body.textContent).toContain(sentence);
  });

  it('[AGR-2] [EMAIL-9] Start again asks for the agreement, with nothing of the earlier sign-up', async () => {
    const joining = signUpAgain({ ...AGREED, step: 'createCharacter', character: { nickname: 'Minji', uvrsId: '', gender: 'M' } });
    expect(joining.getSnapshot().value).toBe('createCharacter');
    await renderScreen(<TakenUp joining={joining} />);
    await userEvent.click(screen.getByRole('button', { name: 'Start again' }));
    expect(joining.getSnapshot()).toMatchObject({
      value: 'agreement',
      context: { ticked: [], marketingAgreed: null, joinData: null, character: null, takenUp: false },
    });
    expect(document.body.textContent).not.toContain('Picking up where');
  });

  it('[EMAIL-9] nothing is named where nothing was left', async () => {
    await renderScreen(<TakenUp joining={signUpAgain({})} />);
    expect(document.body.textContent).not.toContain('Picking up where');
  });

  it('[LANG-2] speaks three languages', () =>
    expectTextsInEveryLanguage(() => <TakenUp joining={signUpAgain({ ...AGREED, step: 'createCharacter' })} />));
});
