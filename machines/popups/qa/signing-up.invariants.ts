import { endedWell, TICKET } from '#machines/samples.ts';
import { isSignedIn } from '#machines/viewer.ts';
import type { Invariant } from '#statewalk/explore/model.ts';
import type { popupsMachine } from '../popups.machine.ts';
import { nextOf } from './popups.happened.ts';

/** Joining and linking (AGR-2, JOIN, LOGIN-4, POP-4, SOC-5, VAL-7). */
export const signingUpInvariants: readonly Invariant<typeof popupsMachine>[] = [
  {
    title: 'a person who has just linked an email is not pushed to link (POP-4)',
    holds: (after, event) => nextOf(event, 'linkByEmail') !== 'linked' || after.value.popup !== 'linkAccount',
  },
  {
    title: 'a person who joined, or connected a provider’s account, goes to the requested place or to their own room (JOIN-2, SOC-5)',
    holds: (after, event) =>
      after.context.ssoMode ||
      !(['joined', 'linked'].includes(String(nextOf(event, 'linkAccount'))) || nextOf(event, 'linkByEmail') === 'joined') ||
      after.value.popup === 'leavingForWorld',
  },
  {
    title: 'a member who linked a further way, or goes back without, is at the profile again (JOIN-5)',
    holds: (after, event) =>
      !(nextOf(event, 'linkAccount') === 'added' || nextOf(event, 'linkAccount') === 'back' || nextOf(event, 'linkByEmail') === 'added') ||
      after.value.popup === (isSignedIn(after.context.viewer) ? 'myProfile' : 'login'),
  },
  {
    title: 'joining needs the agreement first, whichever popup led there (AGR-2, VAL-7)',
    holds: ({ value, context }) =>
      !(value.popup === 'linkAccount' || value.popup === 'linkByEmail') ||
      isSignedIn(context.viewer) ||
      context.joinData === null ||
      context.marketingAgreed !== null,
  },
  {
    title: 'an email is linked only to a user or to join data (JOIN-3)',
    holds: ({ value, context }) => value.popup !== 'linkByEmail' || context.joinData !== null || isSignedIn(context.viewer),
  },
  {
    title: 'a guest of a partner cannot close linkAccount (JOIN-4)',
    holds: ({ children, context }, _event, before) => {
      const { linkAccount } = children;
      if (linkAccount === undefined || linkAccount === before.children.linkAccount) return true;
      return linkAccount.getSnapshot().context.mustLink === (context.ssoMode && context.viewer.kind === 'guest');
    },
  },
  {
    title: 'a login that found no account goes on with its ticket to the join, and no other provider’s answer comes between (LOGIN-4)',
    holds: ({ children, context, value }, event, before) =>
      (nextOf(event, 'login') !== 'providerSignUp' ||
        (['agreement', 'preparingJoin'].includes(value.popup) && context.provider?.ticket === TICKET)) &&
      (!endedWell(event, 'prepareJoin') ||
        children.linkAccount?.getSnapshot().context.provider?.ticket === before.context.provider?.ticket),
  },
  {
    title: 'a provider’s account is there for the join alone: where a person may log in, it is dropped (LOGIN-4)',
    holds: ({ value, context }) =>
      !['welcome', 'login', 'emailLogin', 'passwordReset'].includes(value.popup) || (context.provider === null && context.refused === null),
  },
  {
    title: 'choosing another way discards the provider’s account for joining (SOC-5)',
    holds: ({ context }, event) => nextOf(event, 'linkAccount') !== 'linkByEmail' || context.provider === null,
  },
];
