import type { SnapshotFrom } from 'xstate';
import { defineBindings } from '#machines/bindings/define-bindings.ts';
import type { joiningMachine } from '#machines/joining/joining.machine.ts';

/** With the answer of a provider the join begins at once, and its own flow stands above the choice; so does the alert that there is nothing to join with. */
const isCovered = ({ context, value }: SnapshotFrom<typeof joiningMachine>): boolean =>
  value === 'linkAccount' && (context.provider !== null || context.joinData === null);

/** Its steps are flows, which answer their own buttons: there it is their output that counts. */
export const joining = defineBindings('joining', {
  // Its steps are flows.
  looks: ({ value }) => (value === 'alertingElsewhere' ? [value] : []),
  events: {
    START_AGAIN_CHOSEN: ({ press }) => press(($) => $.common.startAgain),
  },
  // The page's header and address, the shell, the server's configuration, and the document above.
  fromOutside: ['OPEN', 'ITEM_TOGGLED', 'METHODS_CHANGED', 'VIEWER_CHANGED'],
  notOffered: {
    // While the join data are read nothing shows.
    CLOSED: () => true,
    START_AGAIN_CHOSEN: (snapshot) => !snapshot.context.takenUp || isCovered(snapshot),
  },
  left: {
    'preparingJoin: CLOSED -> closed': 'Nothing shows while the join data are read.',
  },
  ports: 'Its actors are flows.',
});
