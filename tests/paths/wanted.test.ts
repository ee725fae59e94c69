import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { mailLinkMachine } from '#machines/mail-link/mail-link.machine.ts';
import { wantedOf } from './browser/wanted.ts';

test('a state to which "looks" of the bindings give none has to show nothing, and a fault there says where looks are written', () => {
  const actor = createActor(mailLinkMachine, { input: { code: 'K7M2XQ', key: null } });
  const passingOn = actor.getSnapshot();
  const showingCode = mailLinkMachine.resolveState({ value: 'showingCode', context: passingOn.context });

  expect(wantedOf('mailLink', passingOn, String)).toMatchObject({ shown: null, why: expect.stringContaining('"looks"') });
  expect(wantedOf('mailLink', showingCode, String)).toEqual({ shown: 'mailLink showingCode', texts: [] });
});
