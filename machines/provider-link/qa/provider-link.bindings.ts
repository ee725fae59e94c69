import type { SnapshotFrom } from 'xstate';
import { asks, looking } from '#machines/bindings/asks.ts';
import { defineBindings } from '#machines/bindings/define-bindings.ts';
import { lookAtProvider } from '#machines/bindings/looks.ts';
import type { providerLinkMachine } from '#machines/provider-link/provider-link.machine.ts';

/** The question that shows: the key of its texts. */
function questionOf({ value }: SnapshotFrom<typeof providerLinkMachine>) {
  switch (value) {
    case 'askingReplacement':
    case 'confirmingReplacement':
    case 'askingSignIn':
      return value;
    default:
      return 'askingLinked';
  }
}

export const providerLink = defineBindings('providerLink', {
  looks: lookAtProvider,
  events: {
    LOGIN_CHOSEN: ({ press, snapshot: { context } }) =>
      context.nickname === null
        ? press(($) => $.linkAccount.askingLinked.join.confirm)
        : press(($) => $.linkAccount.askingLinked.logIn, { name: context.nickname }),
    REPLACEMENT_CHOSEN: ({ press, snapshot }) =>
      press(($) => (snapshot.matches('askingLinked') ? $.linkAccount.askingLinked.link.confirm : $.linkAccount.askingReplacement.confirm)),
    CONFIRMED: ({ press, say, snapshot }) => {
      const question = snapshot.matches('askingSignIn') ? 'askingSignIn' : 'confirmingReplacement';
      return press(($) => $.linkAccount[question].confirm, { provider: say(($) => $.methods[snapshot.context.method].name) });
    },
    STAY_CHOSEN: ({ press }) => press(($) => $.login.staying.stay),
    DECLINED: ({ press, snapshot }) =>
      press(($) => (snapshot.matches('askingToStay') ? $.login.staying.decline : $.linkAccount[questionOf(snapshot)].decline)),
  },
  // A visitor has no avatar to link it to.
  notOffered: { REPLACEMENT_CHOSEN: ({ context }) => context.joinData !== null },
  ports: {
    connectProvider: looking(asks('connectProvider', 'setUpAccount'), 'userInfo'),
    replaceAccount: looking(asks('connectProvider', 'setUpAccount'), 'userInfo'),
  },
});
