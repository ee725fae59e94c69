import { FAILURES_BEFORE_HELP } from '#contract/limits.ts';
import { isOffered, type MethodCode } from '#contract/methods.ts';
import type { ProviderLinkOutput } from '#machines/provider-link/provider-link.machine.ts';
import { TICKET } from '#machines/samples.ts';
import type { SchoolSearchOutput } from '#machines/school-search/school-search.machine.ts';
import type { SignUpOutput } from '#machines/sign-up/sign-up.machine.ts';
import { isSignedIn } from '#machines/viewer.ts';
import { withFailure } from '#statewalk/explore/expectations-by.ts';
import { type Expectations, SAME_FAILURE, SAME_STATE } from '#statewalk/explore/model.ts';
import type { linkAccountMachine } from '../link-account.machine.ts';
import type { LinkAccountContext } from '../link-account.types.ts';

const NOT_SUPPORTED = { to: 'alertingNotSupported', failure: 'ssoNotSupported' } as const;

/** A visitor whose join data name no way to sign in (JOIN-3). */
const lacksWay = ({ viewer, joinData }: LinkAccountContext): boolean =>
  !isSignedIn(viewer) && (joinData === null || joinData.authMethod === null);
const NO_WAY = { to: 'alertingNoAuthInfo', failure: SAME_FAILURE } as const;

/** Nothing to join with, and no person to link for (JOIN-3). */
const isInvalid = ({ viewer, joinData }: LinkAccountContext): boolean => !isSignedIn(viewer) && joinData === null;

/** The choice, with help beside it from the third failure in a row on (HEAD-3). */
const choiceAfter = (failures: number) => (failures >= FAILURES_BEFORE_HELP ? 'stuck' : 'choosing');

const choices: Expectations<typeof linkAccountMachine>['expectations'][string] = {
  GUEST_CHOSEN: (_, { context }) => {
    if (isSignedIn(context.viewer)) return SAME_STATE;
    return lacksWay(context) ? NO_WAY : 'joiningAsGuest';
  },
  EMAIL_CHOSEN: (_, { context }) => (lacksWay(context) ? NO_WAY : 'leavingForEmail'),
  METHOD_CHOSEN: (event, { context }) => (isOffered(event.method as MethodCode, context.enabledMethods) ? 'withProvider' : NOT_SUPPORTED),
  SCHOOL_SEARCH_CHOSEN: (_, { context }) => (isOffered('federation', context.enabledMethods) ? 'findingSchool' : SAME_STATE),
  CUSTOMISE_CHOSEN: (_, { context }) => (isSignedIn(context.viewer) ? SAME_STATE : 'leavingForCharacter'),
  POSTPONED: (_, { context }) => (context.viewer.kind === 'guest' && context.pushed && !context.mustLink ? 'postponing' : SAME_STATE),
};

export const linkAccountExpectations: Expectations<typeof linkAccountMachine> = {
  startsIn: {
    visitor: 'choosing',
    visitorWithoutMethod: 'choosing',
    visitorWithoutJoinData: 'alertingDataInvalid',
    visitorWithTicket: 'withProvider',
    guest: 'choosing',
    pushedGuest: 'choosing',
    guestOfPartner: 'choosing',
    member: 'choosing',
    answeredByThisPage: 'withProvider',
    answeredByDisabledMethod: NOT_SUPPORTED,
  },
  expectations: {
    linkAccount: {
      METHODS_CHANGED: SAME_STATE,
      CLOSED: (_, { context }) => (context.mustLink ? SAME_STATE : 'closed'),
      // A member came from the profile, and a visitor with something to join with from the terms.
      BACK: (_, { context }) => (context.viewer.kind === 'guest' || isInvalid(context) ? SAME_STATE : 'back'),
    },
    choosing: choices,
    stuck: choices,
    withProvider: {
      ...choices,
      METHODS_CHANGED: (event, { context: { provider } }) =>
        provider !== null && isOffered(provider.method, event.enabledMethods as readonly number[]) ? SAME_STATE : NOT_SUPPORTED,
      'providerLink is done': (event, { context }) => {
        const linked = context.viewer.kind === 'member' ? 'added' : 'linked';
        const [choice, failed] = [choiceAfter(context.failures), choiceAfter(context.failures + 1)];
        return {
          joined: 'joined',
          linked,
          login: 'leavingForLogin',
          character: 'leavingForProviderCharacter',
          choice,
          failed,
          createCharacter: 'refused',
        }[(event.output as ProviderLinkOutput).outcome];
      },
      'providerLink fails': (_, { context }) => ({ to: choiceAfter(context.failures + 1), failure: 'linkFailed' }),
    },
    findingSchool: {
      BACK: (_, { context }) => choiceAfter(context.failures),
      'schoolSearch is done': (event, { context }) => {
        const found = event.output as SchoolSearchOutput;
        if (found.outcome === 'back') return choiceAfter(context.failures);
        return isOffered(found.pick.method, context.enabledMethods) ? 'withProvider' : NOT_SUPPORTED;
      },
      'schoolSearch fails': (_, { context }) => ({ to: choiceAfter(context.failures), failure: 'schoolsFailed' }),
    },
    joiningAsGuest: {
      'signUp is done': (event, { context }) => {
        const ended = event.output as SignUpOutput;
        const failed = withFailure(choiceAfter(context.failures + 1), ended.outcome === 'failed' ? ended.failure.code : 'joinFailed');
        return { joined: 'joined', refused: 'refused', proofExpired: failed, leaving: failed, failed }[ended.outcome];
      },
      'signUp fails': (_, { context }) => ({ to: choiceAfter(context.failures + 1), failure: 'joinFailed' }),
    },
    postponing: { 'postponeLink is done': 'closed', 'postponeLink fails': 'closed' },
    alertingDataInvalid: { ALERT_CONFIRMED: 'closed' },
    alertingNoAuthInfo: { ALERT_CONFIRMED: (_, { context }) => ({ to: choiceAfter(context.failures), failure: SAME_FAILURE }) },
    alertingNotSupported: { ALERT_CONFIRMED: (_, { context }) => choiceAfter(context.failures) },
  },
  outputs: {
    refused: ({ output }: { output: { refused: unknown } }) => ({ outcome: 'createCharacter', refused: output.refused }),
    joined: { outcome: 'joined' },
    linked: { outcome: 'linked' },
    added: { outcome: 'added' },
    back: { outcome: 'back' },
    closed: { outcome: 'closed' },
    leavingForLogin: { outcome: 'providerLogin', method: 'kakao', ticket: TICKET },
    leavingForEmail: { outcome: 'linkByEmail' },
    leavingForProviderCharacter: {
      outcome: 'createCharacter',
      refused: null,
      provider: { method: 'kakao', ticket: TICKET, answer: null },
    },
    leavingForCharacter: { outcome: 'createCharacter', refused: null },
  },
  contextAfter: {
    METHODS_CHANGED: ({ enabledMethods }) => ({ enabledMethods }),
  },
};
