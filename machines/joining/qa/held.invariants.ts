import type { EventFrom, SnapshotFrom } from 'xstate';
import { isSignedIn } from '#machines/viewer.ts';
import type { Invariant } from '#statewalk/explore/model.ts';
import { type HeldSignUp, heldSignUp, NO_SIGN_UP, SIGN_UP_STEPS, stepHeld } from '../held-sign-up.ts';
import type { joiningMachine } from '../joining.machine.ts';
import { nextOf } from './joining.invariants.ts';

type Snapshot = SnapshotFrom<typeof joiningMachine>;
type Event = EventFrom<typeof joiningMachine>;

/** What was chosen so far (EMAIL-9). */
export const heldInvariants: readonly Invariant<typeof joiningMachine>[] = [
  {
    title: 'no single event drops a proven email (EMAIL-5, EMAIL-9)',
    holds: (after, event, before) => {
      const proof = before.context.linking?.proof ?? null;
      return proof === null || after.context.linking?.proof === proof || isOver(after, event, before) || isShown(event, 'linkByEmail');
    },
  },
  {
    title: 'no single event drops a chosen character, nor what was typed for one (CHAR-2, EMAIL-9)',
    holds: (after, event, before) =>
      isOver(after, event, before) ||
      nextOf(event, 'createCharacter') === 'created' ||
      ((before.context.joinData === null || after.context.joinData?.nickname === before.context.joinData.nickname) &&
        (before.context.character === null || after.context.character !== null)),
  },
  {
    title: 'no single event drops an agreed agreement but the way back to its terms, nor what was ticked for one (AGR-1, AGR-2, EMAIL-9)',
    holds: (after, event, before) =>
      isOver(after, event, before) ||
      ((nextOf(event, 'linkAccount') === 'back' || before.context.marketingAgreed === null || after.context.marketingAgreed !== null) &&
        (before.context.ticked.length === 0 || after.context.ticked.length > 0 || isShown(event, 'agreement'))),
  },
  {
    title: 'a visitor who has agreed is not asked again (AGR-2)',
    holds: ({ value, context }) => value !== 'agreement' || isSignedIn(context.viewer) || context.marketingAgreed === null,
  },
  {
    title: 'Sign up goes on where the sign-up was left, and says so (EMAIL-9)',
    holds: (after, event, before) => {
      const held = stepHeld(before.context, before.context.viewer);
      const isFirst = event.type === ('xstate.init' as string) && before.context.start === 'signUp';
      const asked = isFirst || (event.type === 'OPEN' && (event.popup === 'welcome' || event.popup === 'agreement'));
      const closes = event.type === 'OPEN' && event.popup === before.value;
      if (held === null || !asked || closes) return true;
      // At first it stands already at what it took up.
      return after.context.takenUp && after.value === (held === 'linkAccount' ? 'preparingJoin' : held);
    },
  },
  {
    title: 'a step that a reload interrupted goes on without a word of it (EMAIL-9)',
    holds: ({ context }, event) => event.type !== ('xstate.init' as string) || !isStep(context.start) || !context.takenUp,
  },
  {
    title: 'a visitor’s sign-up is held at the step that is open (EMAIL-9)',
    holds: ({ value, context }) => isSignedIn(context.viewer) || !isStep(value) || context.step === value,
  },
  {
    title: 'that a sign-up goes on is said until its next step (EMAIL-9)',
    holds: (after, event, before) =>
      !event.type.startsWith('xstate.done.actor.') || !isStep(before.value) || after.value === before.value || !after.context.takenUp,
  },
  {
    title: 'a provider’s account that goes on to the join takes up what was agreed to or chosen, and says so (LOGIN-4, EMAIL-9)',
    holds: ({ context }, event) =>
      event.type !== ('xstate.init' as string) ||
      context.start !== 'providerSignUp' ||
      context.takenUp === (context.marketingAgreed !== null || context.ticked.length > 0),
  },
  {
    title: 'a sign-up that another window was faster with leaves nothing behind (EMAIL-8, EMAIL-9)',
    holds: ({ context, value }) => value !== 'alertingElsewhere' || isNothing(context),
  },
  {
    title: 'starting again asks for the agreement, and keeps nothing of the sign-up (AGR-2)',
    holds: ({ value, context }, event, before) =>
      event.type !== 'START_AGAIN_CHOSEN' ||
      (value === before.value && value !== 'agreement') ||
      (value === 'agreement' && context.ticked.length === 0 && context.joinData === null && context.linking === null),
  },
  {
    title: 'a flow that one person began is not there for another, nor after a sign-out (OUT-1)',
    holds: ({ context }, _event, before) =>
      context.owner === before.context.owner || (context.provider === null && context.email === '' && isNothing(context)),
  },
  {
    title: 'an account that one person set out to link is not linked for another (OUT-1, JOIN-5)',
    holds: (after, event, before) =>
      event.type !== 'VIEWER_CHANGED' ||
      before.context.owner === null ||
      after.context.owner === before.context.owner ||
      !SIGNING_UP.includes(String(before.value)) ||
      after.status === 'done',
  },
];

const SIGNING_UP: readonly string[] = ['createCharacter', 'linkAccount', 'linkByEmail'];
const isStep = (value: unknown): boolean => SIGN_UP_STEPS.some((step) => step === value);
const isNothing = (held: HeldSignUp): boolean => JSON.stringify(heldSignUp(held)) === JSON.stringify(NO_SIGN_UP);

/** It was used up, the person starts again, or another one is here. */
function isOver(after: Snapshot, event: Event, before: Snapshot): boolean {
  const used = ['linkAccount', 'linkByEmail'].some((id) => ['joined', 'linked', 'added', 'elsewhere'].includes(String(nextOf(event, id))));
  return used || event.type === 'START_AGAIN_CHOSEN' || after.context.owner !== before.context.owner;
}

/** The step itself says what it holds now; its own model says that it drops nothing. */
const isShown = ({ type }: Event, step: string): boolean => type === `xstate.snapshot.${step}`;
