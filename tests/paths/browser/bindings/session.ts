import type { Viewer } from '#machines/viewer.ts';
import { SAMPLE_USER } from '#tests/support/samples.ts';
import { defineBindings } from '../bindings.ts';
import { asks } from '../wire/wire.ts';

type SignedIn = Extract<Viewer, { userId: string }>;

export const session = defineBindings('session', {
  events: {
    RETRY_CHOSEN: ({ press }) => press(($) => $.common.retry),
    ALERT_CONFIRMED: ({ press }) => press(($) => $.common.later),
  },
  notOffered: {
    // Without the alert nothing of the session shows.
    RETRY_CHOSEN: (snapshot) => !snapshot.hasTag('alert'),
  },
  ports: {
    loadUser: asks('loadUser', 'userInfo', ({ userId, authMethod }: SignedIn) => ({
      user: { ...SAMPLE_USER, user_id: userId, auth_mthd: authMethod },
    })),
  },
});
