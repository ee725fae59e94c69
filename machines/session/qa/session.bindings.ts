import { asks } from '#machines/bindings/asks.ts';
import { defineBindings } from '#machines/bindings/define-bindings.ts';
import { whole } from '#machines/bindings/looks.ts';
import type { Viewer } from '#machines/viewer.ts';

type SignedIn = Extract<Viewer, { userId: string }>;

export const session = defineBindings('session', {
  looks: (snapshot) => (snapshot.hasTag('alert') ? [whole(snapshot)] : []),
  events: {
    RETRY_CHOSEN: ({ press }) => press(($) => $.common.retry),
    ALERT_CONFIRMED: ({ press }) => press(($) => $.common.later),
  },
  notOffered: {
    // Without the alert nothing of the session shows.
    RETRY_CHOSEN: (snapshot) => !snapshot.hasTag('alert'),
  },
  left: {
    'userUnknown: RETRY_CHOSEN -> restoring': 'Nothing of the session shows once its alert is confirmed.',
  },
  ports: {
    loadUser: asks('loadUser', 'userInfo', ({ userId, authMethod }: SignedIn, { user }) => ({
      user: { ...user, user_id: userId, auth_mthd: authMethod },
    })),
  },
});
