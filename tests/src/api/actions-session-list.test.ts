import { expect, test } from 'vitest';
import { SAMPLE_SESSIONS } from '#tests/support/samples.ts';
import { actInThisFile, answer, open } from './open-actions.ts';

actInThisFile();

test('[DEVICE-1] lists the sessions as the API tells them', async () => {
  const { actions } = open();
  answer('listSessions', { sessionList: SAMPLE_SESSIONS });
  expect(await actions.listSessions()).toEqual(SAMPLE_SESSIONS);
});

test.each([
  ['phone-session', 'phone-session'],
  [null, 'others'],
])('[DEVICE-2] asks for the end of %s, and answers what is left', async (sessionId, asked) => {
  const { actions } = open();
  const bodies = answer('endSessions', { sessionList: SAMPLE_SESSIONS.slice(0, 1) });
  expect(await actions.endSessions({ sessionId, confirmation: null })).toEqual(SAMPLE_SESSIONS.slice(0, 1));
  expect(bodies).toEqual([{ sessionId: asked }]);
});
