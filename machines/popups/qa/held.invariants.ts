import type { EventFrom, SnapshotFrom } from 'xstate';
import { NO_SIGN_UP, stepHeld } from '#machines/joining/held-sign-up.ts';
import type { Invariant } from '#statewalk/explore/model.ts';
import type { popupsMachine } from '../popups.machine.ts';
import { nextOf, shownPopup } from './popups.happened.ts';

type Snapshot = SnapshotFrom<typeof popupsMachine>;
type Event = EventFrom<typeof popupsMachine>;

/** What the wizards hold when they are left (EMAIL-9). */
export const heldInvariants: readonly Invariant<typeof popupsMachine>[] = [
  {
    title: 'no single event drops a proven email (EMAIL-5, EMAIL-9)',
    holds: (after, event, before) => {
      const ofNew = before.context.newEmail?.proof ?? null;
      const keepsNew =
        ofNew === null ||
        after.context.newEmail?.proof === ofNew ||
        nextOf(event, 'emailChange') === 'emailChanged' ||
        after.context.owner !== before.context.owner ||
        isShown(event, 'emailChange');
      if (!keepsNew) return false;
      const proof = before.context.reset?.proof ?? null;
      return (
        proof === null ||
        after.context.reset?.proof === proof ||
        isOver(after, event, before) ||
        isShown(event, 'passwordReset', 'passwordChange')
      );
    },
  },
  {
    title: 'what was chosen in a sign-up is dropped by nothing but the join itself, or another person (AGR-2, CHAR-2, EMAIL-9)',
    holds: (after, event, before) =>
      JSON.stringify(after.context.signUp) === JSON.stringify(before.context.signUp) ||
      nextOf(event, 'joining') !== undefined ||
      isShown(event, 'joining') ||
      after.context.owner !== before.context.owner ||
      // It has just begun, and shows at which step it is.
      (after.children.joining !== before.children.joining && isSameBut(after, before, 'step')),
  },
  {
    title: 'Sign up goes on where the sign-up was left, and says so (EMAIL-9)',
    holds: (after, event, before) => {
      const held = stepHeld(before.context.signUp, before.context.viewer);
      const asked =
        event.type === 'SIGN_UP_CHOSEN' ||
        (event.type === 'SIGN_UP_REQUESTED' && ['closed', 'awaitingViewer'].includes(before.value.popup)) ||
        (event.type === 'OPEN' && (event.popup === 'welcome' || event.popup === 'agreement'));
      const { popup } = before.value;
      const closes = event.type === 'OPEN' && event.popup === popup;
      if (held === null || !asked || closes || after === before || ['agreementRenewal', 'joining'].includes(popup)) return true;
      const takenUp = after.children.joining?.getSnapshot().context.takenUp;
      return takenUp === true && shownPopup(after) === (held === 'linkAccount' ? 'preparingJoin' : held);
    },
  },
  {
    title: 'a flow that one person began is not there for another, nor after a sign-out (OUT-1)',
    holds: ({ context }, _event, before) =>
      context.owner === before.context.owner ||
      (context.reset === null &&
        context.newEmail === null &&
        context.email === '' &&
        context.typedName === '' &&
        isNothing(context.signUp)),
  },
  {
    title: 'a change that a person set out to make is not there for another, nor after a sign-out (OUT-1, PROF-1)',
    holds: ({ value, context }, event, before) =>
      event.type !== 'VIEWER_CHANGED' ||
      context.owner === before.context.owner ||
      !['myProfile', 'nicknameChange', 'passwordChange', 'emailChange'].includes(value.popup),
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

const isNothing = (signUp: unknown): boolean => JSON.stringify(signUp) === JSON.stringify(NO_SIGN_UP);
const isSameBut = (one: Snapshot, other: Snapshot, key: 'step'): boolean =>
  JSON.stringify({ ...one.context.signUp, [key]: null }) === JSON.stringify({ ...other.context.signUp, [key]: null });

/** It was used up, or another one is here. */
function isOver(after: Snapshot, event: Event, before: Snapshot): boolean {
  return (
    ['emailLogin', 'signedIn'].includes(String(nextOf(event, 'passwordReset'))) ||
    nextOf(event, 'passwordChange') === 'passwordChanged' ||
    after.context.owner !== before.context.owner
  );
}

/** The flow itself says what it holds now; its own model says that it drops nothing. */
const isShown = ({ type }: Event, ...flows: readonly string[]): boolean => flows.some((flow) => type === `xstate.snapshot.${flow}`);
