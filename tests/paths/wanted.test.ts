import { expect, test } from 'vitest';
import { exploreAll } from '#statewalk/explore/graph.ts';
import { dotted } from '#statewalk/state-name.ts';
import { pathModelOf } from './browser/path-models.ts';
import { wantedOf } from './browser/wanted.ts';

test('a state to which "looks" of the bindings give none has to show nothing, and a fault there says where looks are written', () => {
  const wanted = new Map(
    exploreAll(pathModelOf('session')).flatMap(({ vertices }) =>
      [...vertices.values()].map(({ snapshot }) => [dotted(snapshot.value), wantedOf('session', snapshot, String)] as const),
    ),
  );

  expect(wanted.get('signedIn')).toMatchObject({ shown: null, why: expect.stringContaining('"looks"') });
  expect(wanted.get('alertingUserInfo')).toMatchObject({ shown: 'session alertingUserInfo' });
  expect(wanted.get('alertingUserInfo')).not.toHaveProperty('why');
});
