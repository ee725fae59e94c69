import { eventParams } from '../event-params.ts';
import { finalOutput } from '../final-output.ts';
import type { LinkAccountOutput } from '../link-account/link-account.types.ts';
import { joiningSetup } from './joining.setup.ts';
import { joiningStates } from './joining.states.ts';
import { closesWhenSignedOut, keepViewer, opens } from './joining.transitions.ts';
import type { JoiningOutput } from './joining.types.ts';

export const joiningMachine = joiningSetup.createMachine({
  id: 'joining',
  description: 'From the agreement to an account of one’s own, and what a person chose on the way (AGR, CHAR, JOIN, EMAIL-7, EMAIL-9).',
  context: ({ input }) => ({ ...input, takenUp: false, refused: null }),
  initial: 'opening',
  on: {
    // Opening another popup discards a provider's answer that was not used yet.
    OPEN: [
      { guard: opens('welcome'), target: '.openingWelcome', actions: 'dropAnswer' },
      { guard: opens('agreement'), target: '.openingSignUp', actions: 'dropAnswer' },
      { guard: opens('createCharacter'), target: '.createCharacter', actions: 'dropAnswer' },
      { guard: opens('linkAccount'), target: '.openingLinkAccount', actions: 'dropAnswer' },
      { guard: opens('linkByEmail'), target: '.openingLinkByEmail', actions: 'dropAnswer' },
    ],
    METHODS_CHANGED: { actions: { type: 'keepMethods', params: eventParams } },
    VIEWER_CHANGED: [closesWhenSignedOut, { actions: keepViewer }],
  },
  states: {
    ...joiningStates,

    joined: { type: 'final', output: { outcome: 'joined' } },
    linked: { type: 'final', output: { outcome: 'linked' } },
    emailAdded: { type: 'final', output: { outcome: 'emailAdded' } },
    profile: { type: 'final', output: { outcome: 'profile' } },
    welcome: { type: 'final', output: { outcome: 'welcome' } },
    elsewhere: { type: 'final', output: { outcome: 'elsewhere' } },
    arrived: { type: 'final', output: { outcome: 'arrived' } },
    closed: { type: 'final', output: { outcome: 'closed' } },
    providerLogin: { type: 'final', output: ({ event }): JoiningOutput => providerLoginIn(event) },
    emailLogin: { type: 'final', output: ({ context }): JoiningOutput => ({ outcome: 'emailLogin', email: context.email }) },
  },
  output: finalOutput<JoiningOutput>,
});

function providerLoginIn(event: { readonly type: string; readonly output?: unknown }): JoiningOutput {
  const output = event.output as LinkAccountOutput | undefined;
  if (output?.outcome !== 'providerLogin') throw new Error('only the choice of a provider’s account leads here');
  return output;
}
