import { NO_SIGN_UP } from '#machines/joining/held-sign-up.ts';
import { isSignedIn } from '#machines/viewer.ts';
import type { Invariant } from '#statewalk/explore/model.ts';
import type { popupsMachine } from '../popups.machine.ts';
import { nextOf, shownPopup } from './popups.happened.ts';

/** What comes of joining and linking (JOIN, LOGIN-4, POP-4, SOC-5). Its own model says what happens on the way. */
export const signingUpInvariants: readonly Invariant<typeof popupsMachine>[] = [
  {
    title: 'a person who has just linked an email is not pushed to link (POP-4)',
    holds: (after, event) => nextOf(event, 'joining') !== 'linked' || shownPopup(after) !== 'linkAccount',
  },
  {
    title: 'a person who joined, or connected a provider’s account, goes to the requested place or to their own room (JOIN-2, SOC-5)',
    holds: (after, event) => after.context.ssoMode || nextOf(event, 'joining') !== 'joined' || after.value.popup === 'leavingForWorld',
  },
  {
    title: 'a member who linked a further way, or goes back without, is at the profile again (JOIN-5)',
    holds: (after, event) =>
      !['emailAdded', 'profile'].includes(String(nextOf(event, 'joining'))) ||
      after.value.popup === (isSignedIn(after.context.viewer) ? 'myProfile' : 'login'),
  },
  {
    title: 'a login that found no account hands its ticket to the join (LOGIN-4)',
    holds: ({ children }, event) => {
      if (nextOf(event, 'login') !== 'providerSignUp') return true;
      const { ticket } = (event as unknown as { output: { ticket: string } }).output;
      return children.joining?.getSnapshot().context.provider?.ticket === ticket;
    },
  },
  {
    title: 'a provider’s account is there for the join alone: where a person may log in, nothing of it is left (LOGIN-4)',
    holds: ({ context, value }) => context.joiningStart === null || value.popup === 'joining',
  },
  {
    title: 'the join knows who is there, whose work it is, and what was chosen before (OUT-1, EMAIL-9)',
    holds: ({ children: { joining }, context }, _event, before) => {
      if (joining === undefined || joining === before.children.joining) return true;
      const of = joining.getSnapshot().context;
      const { viewer, owner, ssoMode, email, enabledMethods } = context;
      const told = [of.viewer, of.owner, of.ssoMode, of.email, of.enabledMethods, of.joinData, of.marketingAgreed];
      const known = [viewer, owner, ssoMode, email, enabledMethods, context.signUp.joinData, context.signUp.marketingAgreed];
      return JSON.stringify(told) === JSON.stringify(known);
    },
  },
  {
    title: 'a sign-up that led to an account leaves nothing behind (EMAIL-9)',
    holds: ({ context }, event) =>
      !['joined', 'linked', 'emailAdded'].includes(String(nextOf(event, 'joining'))) ||
      JSON.stringify(context.signUp) === JSON.stringify(NO_SIGN_UP),
  },
];
