import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Sequence } from '../../src/inspector/panel/sequence.tsx';
import type { Session } from '../../src/inspector/panel/use-session.ts';

const EVENT = 'A_VERIFICATION_CODE_WAS_REQUESTED_FROM_THE_SERVER_OF_THE_CAMPUS';

test('a message has room for the whole name of its event, beyond the last lane, too', () => {
  const session = {
    n: 1,
    chosen: undefined,
    recording: {
      actors: [{ id: 'x:0', name: 'door' }],
      entries: [{ kind: 'message', n: 1, at: 0, from: null, to: 'x:0', event: { type: EVENT } }],
    },
    // Only what the messages are drawn from.
  } as unknown as Session;
  const drawn = renderToStaticMarkup(<Sequence session={session} />);
  const width = Number(/<svg width="(\d+)"/.exec(drawn)?.[1]);
  expect(width).toBeGreaterThan(EVENT.length * 6);
});
