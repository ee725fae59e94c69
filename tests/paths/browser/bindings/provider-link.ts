import type { SnapshotFrom } from 'xstate';
import type { providerLinkMachine } from '#machines/provider-link/provider-link.machine.ts';
import { defineBindings } from '../bindings.ts';
import { asks } from '../wire/wire.ts';

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
  events: {
    CONFIRMED: ({ press, say, snapshot }) => {
      const question = questionOf(snapshot);
      const outcome = snapshot.context.joinData === null ? 'link' : 'join';
      return press(($) => (question === 'askingLinked' ? $.linkAccount.askingLinked[outcome].confirm : $.linkAccount[question].confirm), {
        provider: say(($) => $.methods[snapshot.context.method].name),
      });
    },
    DECLINED: ({ press, snapshot }) => press(($) => $.linkAccount[questionOf(snapshot)].decline),
  },
  ports: {
    connectProvider: asks('connectProvider', 'setUpAccount'),
    replaceAccount: asks('connectProvider', 'setUpAccount'),
  },
});
