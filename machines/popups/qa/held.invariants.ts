import type { EventFrom, SnapshotFrom } from 'xstate';
import { isSignedIn } from '#machines/viewer.ts';
import type { Invariant } from '#statewalk/explore/model.ts';
import { NO_SIGN_UP, NOTHING_HELD } from '../draft.ts';
import type { popupsMachine } from '../popups.machine.ts';
import { stepHeld } from '../popups.types.ts';
import { nextOf } from './popups.happened.ts';

type Snapshot = SnapshotFrom<typeof popupsMachine>;
type Event = EventFrom<typeof popupsMachine>;

/** What the wizards hold when they are left (EMAIL-9). */
export const heldInvariants: readonly Invariant<typeof popupsMachine>[] = [
  {
    title: 'no single event drops a proven email (EMAIL-5, EMAIL-9)',
    holds: (after, event, before) =>
      (['linking', 'reset'] as const).every((wizard) => {
        const proof = before.context[wizard]?.proof ?? null;
        return (
          proof === null ||
          after.context[wizard]?.proof === proof ||
          isOver(after, event, before) ||
          isShown(event, 'linkByEmail', 'passwordReset', 'passwordChange')
        );
      }),
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
    title: 'no single event drops an agreed agreement, nor what was ticked for one (AGR-2, EMAIL-9)',
    holds: (after, event, before) =>
      isOver(after, event, before) ||
      ((before.context.marketingAgreed === null || after.context.marketingAgreed !== null) &&
        (before.context.ticked.length === 0 || after.context.ticked.length > 0 || isShown(event, 'agreement'))),
  },
  {
    title: 'a visitor who has agreed is not asked again (AGR-2)',
    holds: ({ value, context }) => value.popup !== 'agreement' || isSignedIn(context.viewer) || context.marketingAgreed === null,
  },
  {
    title: 'Sign up goes on where the sign-up was left, and says so (EMAIL-9)',
    holds: (after, event, before) => {
      const held = stepHeld(before.context);
      const asked =
        event.type === 'SIGN_UP_CHOSEN' ||
        (event.type === 'SIGN_UP_REQUESTED' && ['closed', 'awaitingViewer'].includes(before.value.popup)) ||
        (event.type === 'OPEN' && (event.popup === 'welcome' || event.popup === 'agreement'));
      const closes = event.type === 'OPEN' && event.popup === before.value.popup;
      if (held === null || !asked || closes || after === before || before.value.popup === 'agreementRenewal') return true;
      return after.context.takenUp && after.value.popup === (held === 'linkAccount' ? 'preparingJoin' : held);
    },
  },
  {
    title: 'a visitor’s sign-up is held at the step that is open (EMAIL-9)',
    holds: ({ value, context }) => isSignedIn(context.viewer) || !STEPS.includes(value.popup) || context.step === value.popup,
  },
  {
    title: 'that a sign-up goes on is said until its next step (EMAIL-9)',
    holds: (after, event, before) =>
      !event.type.startsWith('xstate.done.actor.') ||
      !STEPS.includes(before.value.popup) ||
      after.value.popup === before.value.popup ||
      !after.context.takenUp,
  },
  {
    title: 'a provider’s account that goes on to the join takes up what was agreed to or chosen, and says so (LOGIN-4, EMAIL-9)',
    holds: (after, event, before) =>
      nextOf(event, 'login') !== 'providerSignUp' || after.context.takenUp === (stepHeld(before.context) !== null),
  },
  {
    title: 'a sign-up that led to an account leaves nothing behind (EMAIL-9)',
    holds: ({ context }, event) =>
      !(
        ['joined', 'linked'].includes(String(nextOf(event, 'linkAccount'))) ||
        ['joined', 'linked', 'added'].includes(String(nextOf(event, 'linkByEmail')))
      ) || Object.keys(NO_SIGN_UP).every((key) => isNothing(context[key as keyof typeof NO_SIGN_UP])),
  },
  {
    title: 'starting again asks for the agreement, and keeps nothing of the sign-up (AGR-2)',
    holds: ({ value, context }, event, before) =>
      event.type !== 'START_AGAIN_CHOSEN' ||
      (value.popup === before.value.popup && value.popup !== 'agreement') ||
      (value.popup === 'agreement' && context.ticked.length === 0 && context.joinData === null && context.linking === null),
  },
  {
    title: 'a flow that one person began is not there for another, nor after a sign-out (OUT-1)',
    holds: ({ context }, _event, before) =>
      context.owner === before.context.owner ||
      (context.provider === null &&
        context.email === '' &&
        context.typedName === '' &&
        keysOfHeld.every((key) => key === 'owner' || isNothing(context[key]))),
  },
  {
    title: 'a change that a person set out to make is not there for another, nor after a sign-out (OUT-1, PROF-1)',
    holds: ({ value, context }, event, before) =>
      event.type !== 'VIEWER_CHANGED' ||
      context.owner === before.context.owner ||
      !['myProfile', 'nicknameChange', 'passwordChange'].includes(value.popup),
  },
  {
    title: 'an account that one person set out to link is not linked for another (OUT-1, JOIN-5)',
    holds: ({ value, context }, event, before) =>
      event.type !== 'VIEWER_CHANGED' ||
      before.context.owner === null ||
      context.owner === before.context.owner ||
      !SIGNING_UP.includes(before.value.popup) ||
      !SIGNING_UP.includes(value.popup),
  },
  {
    title: 'a new nickname or ID that a reload interrupted stands in its field again (ERR-37)',
    holds: ({ children }, _event, before) => {
      const { interrupted, typedName } = before.context;
      const begun = children.nicknameChange ?? children.profile;
      const arrives = ['awaitingViewer', 'checkingTexts', 'agreementRenewal'].includes(before.value.popup);
      if (begun === undefined || !arrives) return true;
      const { nicknameChange, profile } = children;
      const inField = nicknameChange?.getSnapshot().context.nickname ?? profile?.getSnapshot().context.typedId ?? '';
      const isIts = nicknameChange === undefined ? interrupted === 'idChange' : interrupted === 'nicknameChange';
      return inField === (isIts ? typedName : '');
    },
  },
];

const STEPS: readonly string[] = ['agreement', 'createCharacter', 'linkAccount', 'linkByEmail'];
const SIGNING_UP: readonly string[] = ['createCharacter', 'linkAccount', 'linkByEmail'];
const keysOfHeld = Object.keys(NOTHING_HELD) as (keyof typeof NOTHING_HELD)[];
const isNothing = (held: unknown): boolean => held === null || (Array.isArray(held) && held.length === 0);

/** It was used up, the person starts again, or another one is here. */
function isOver(after: Snapshot, event: Event, before: Snapshot): boolean {
  const used = ['linkAccount', 'linkByEmail'].some((id) => ['joined', 'linked', 'added', 'elsewhere'].includes(String(nextOf(event, id))));
  return (
    used ||
    ['emailLogin', 'signedIn'].includes(String(nextOf(event, 'passwordReset'))) ||
    nextOf(event, 'passwordChange') === 'passwordChanged' ||
    event.type === 'START_AGAIN_CHOSEN' ||
    after.context.owner !== before.context.owner
  );
}

/** The wizard itself says what it holds now; its own model says that it drops nothing. */
const isShown = ({ type }: Event, ...wizards: readonly string[]): boolean => wizards.some((wizard) => type === `xstate.snapshot.${wizard}`);
