import type { AnyEventObject, SnapshotFrom } from 'xstate';
import { isSignedIn, userIdOf, type Viewer } from '#machines/viewer.ts';
import { byOutput } from '#statewalk/explore/expectations-by.ts';
import { type Destination, type Expectation, type Expectations, SAME_STATE } from '#statewalk/explore/model.ts';
import { type SignUpStep, stepHeld } from '../held-sign-up.ts';
import type { joiningMachine } from '../joining.machine.ts';
import { type JoiningContext, linkPurpose, seenBy } from '../joining.types.ts';

type Machine = typeof joiningMachine;
type Snapshot = SnapshotFrom<Machine>;

const hasAgreed = ({ viewer, marketingAgreed }: JoiningContext): boolean => !isSignedIn(viewer) && marketingAgreed !== null;
/** Join data without an agreement: that comes first (AGR-2, VAL-7). */
const owesAgreement = ({ viewer, joinData, marketingAgreed }: JoiningContext): boolean =>
  !isSignedIn(viewer) && joinData !== null && marketingAgreed === null;

/** A sign-up goes on where it was left (EMAIL-9). */
function signUp(context: JoiningContext): Destination {
  const step = stepHeld(context, context.viewer);
  if (step === 'createCharacter' || step === 'linkByEmail') return step;
  return hasAgreed(context) ? 'preparingJoin' : 'agreement';
}
const linkAccount = (context: JoiningContext): Destination => (owesAgreement(context) ? 'agreement' : 'linkAccount');
const linkByEmail = (context: JoiningContext): Destination =>
  owesAgreement(context) ? 'agreement' : linkPurpose(context) === null ? 'linkAccount' : 'linkByEmail';

const opening: Readonly<Record<SignUpStep | 'welcome', (context: JoiningContext) => Destination>> = {
  welcome: (context) => (stepHeld(context, context.viewer) === null ? 'welcome' : signUp(context)),
  agreement: signUp,
  createCharacter: () => 'createCharacter',
  linkAccount,
  linkByEmail,
};

const byOutcome = (table: Readonly<Record<string, Destination | ((context: JoiningContext) => Destination)>>): Expectation<Machine> => {
  return (event, { context }) => {
    const { outcome } = event.output as { outcome: string };
    const to = table[outcome];
    return typeof to === 'function' ? to(context) : byOutput('outcome', to === undefined ? {} : { [outcome]: to })(event);
  };
};

const viewerOf = (event: AnyEventObject): Viewer => event.viewer as Viewer;
const staysUnlessSignedOut = (event: AnyEventObject, { context }: Snapshot): Destination =>
  context.owner !== null && !isSignedIn(viewerOf(event)) ? 'closed' : SAME_STATE;
const closesForAnother = (event: AnyEventObject, before: Snapshot): Destination => {
  const { owner } = before.context;
  const viewer = viewerOf(event);
  return owner !== null && isSignedIn(viewer) && userIdOf(viewer) !== owner ? 'closed' : staysUnlessSignedOut(event, before);
};
const startsAgain = { START_AGAIN_CHOSEN: 'agreement' };

/** A refused field is chosen anew, and the join goes on with the same account of a provider’s, whose answer is used by then (LOGIN-4, SOC-2). */
function handsOn({ output }: AnyEventObject, { context }: Snapshot): Partial<JoiningContext> {
  const {
    outcome,
    email,
    refused = null,
    provider: chosen,
  } = output as {
    outcome: string;
    email?: string;
    refused?: JoiningContext['refused'];
    provider?: NonNullable<JoiningContext['provider']>;
  };
  const provider = chosen ?? (context.provider?.answer === null && refused !== null ? context.provider : null);
  return { ...(email !== undefined && { email }), ...(outcome === 'createCharacter' && { refused, provider }) };
}

const goesBackToTerms = ({ output }: AnyEventObject, { context: { viewer } }: Snapshot): boolean =>
  (output as { outcome: string }).outcome === 'back' && !isSignedIn(viewer);

/** A character that was made before is kept, and what was agreed to goes with it (AGR-4, EMAIL-9). */
function prepares({ output }: AnyEventObject, { context }: Snapshot): Partial<JoiningContext> {
  const joinData = context.joinData ?? (output as JoiningContext['joinData']);
  return { joinData: joinData && { ...joinData, marketingAgreed: context.marketingAgreed ?? false } };
}

/** Where each event leads. */
export const joiningExpectations: Expectations<Machine> = {
  startsIn: {
    fresh: 'agreement',
    unknown: 'createCharacter',
    providerSignUp: 'agreement',
    providerAgreed: 'preparingJoin',
    interrupted: 'agreement',
    ownCharacter: 'agreement',
    agreementLeft: 'agreement',
    characterLeft: 'createCharacter',
    characterAnswered: 'createCharacter',
    answered: 'linkAccount',
    emailLeft: 'linkByEmail',
    guestEmail: 'linkByEmail',
    guestAtGateway: 'linkAccount',
    member: 'linkAccount',
  },
  expectations: {
    joining: {
      OPEN: (event, { context }) => opening[event.popup as SignUpStep | 'welcome'](context),
      METHODS_CHANGED: SAME_STATE,
      VIEWER_CHANGED: staysUnlessSignedOut,
    },
    agreement: {
      ...startsAgain,
      OPEN: ({ popup }, { context }) => (popup === 'agreement' ? 'closed' : opening[popup as SignUpStep | 'welcome'](context)),
      VIEWER_CHANGED: (event, before) => (isSignedIn(viewerOf(event)) ? 'arrived' : staysUnlessSignedOut(event, before)),
      ITEM_TOGGLED: SAME_STATE,
      'agreement is done': byOutcome({ agreed: 'preparingJoin', back: 'welcome', closed: 'closed' }),
      'agreement fails': 'closed',
      'agreement changes': SAME_STATE,
    },
    preparingJoin: {
      CLOSED: 'closed',
      'prepareJoin is done': 'linkAccount',
      'prepareJoin fails': 'linkAccount',
    },
    createCharacter: {
      ...startsAgain,
      OPEN: ({ popup }, { context }) => (popup === 'createCharacter' ? 'closed' : opening[popup as SignUpStep | 'welcome'](context)),
      VIEWER_CHANGED: closesForAnother,
      'createCharacter is done': byOutcome({
        created: ({ viewer, marketingAgreed }) => (isSignedIn(viewer) || marketingAgreed !== null ? 'linkAccount' : 'agreement'),
        back: linkAccount,
        closed: 'closed',
      }),
      'createCharacter fails': 'closed',
      'createCharacter changes': SAME_STATE,
    },
    linkAccount: {
      ...startsAgain,
      OPEN: ({ popup }, { context }) => (popup === 'linkAccount' ? 'closed' : opening[popup as SignUpStep | 'welcome'](context)),
      METHODS_CHANGED: SAME_STATE,
      VIEWER_CHANGED: closesForAnother,
      'linkAccount is done': byOutcome({
        joined: 'joined',
        linked: 'joined',
        added: 'profile',
        back: ({ viewer }) => (isSignedIn(viewer) ? 'profile' : 'agreement'),
        linkByEmail,
        providerLogin: 'providerLogin',
        createCharacter: 'createCharacter',
        closed: 'closed',
      }),
      'linkAccount fails': 'closed',
    },
    linkByEmail: {
      ...startsAgain,
      OPEN: ({ popup }, { context }) => (popup === 'linkByEmail' ? 'closed' : opening[popup as SignUpStep | 'welcome'](context)),
      VIEWER_CHANGED: closesForAnother,
      'linkByEmail is done': byOutcome({
        joined: 'joined',
        linked: 'linked',
        added: 'emailAdded',
        elsewhere: 'alertingElsewhere',
        emailLogin: 'emailLogin',
        createCharacter: 'createCharacter',
        back: 'linkAccount',
        closed: 'closed',
      }),
      'linkByEmail fails': 'closed',
      'linkByEmail changes': SAME_STATE,
    },
    alertingElsewhere: { ALERT_CONFIRMED: 'elsewhere' },
  },
  contextAfter: {
    // A provider's answer that was not used yet is not waited for any more (SOC-2).
    OPEN: ({ popup }, { value, context: { provider } }) => (popup === value || provider?.answer === null ? {} : { provider: null }),
    VIEWER_CHANGED: ({ viewer }, { context }) => seenBy(context, viewer as Viewer),
    METHODS_CHANGED: ({ enabledMethods }) => ({ enabledMethods }),
    'linkAccount is done': (event, before) => ({
      ...handsOn(event, before),
      ...(goesBackToTerms(event, before) && { marketingAgreed: null }),
    }),
    'linkByEmail is done': handsOn,
    'prepareJoin is done': prepares,
    // Back to all ways: a provider's account would lead to the character again.
    'createCharacter is done': ({ output }, { context: { provider } }) =>
      (output as { outcome: string }).outcome === 'back' && provider?.answer === null ? { provider: null, refused: null } : {},
  },
  outputs: {
    joined: { outcome: 'joined' },
    linked: { outcome: 'linked' },
    emailAdded: { outcome: 'emailAdded' },
    profile: { outcome: 'profile' },
    welcome: { outcome: 'welcome' },
    elsewhere: { outcome: 'elsewhere' },
    arrived: { outcome: 'arrived' },
    closed: { outcome: 'closed' },
    providerLogin: ({ output }: AnyEventObject) => output,
    emailLogin: ({ output }: AnyEventObject) => ({ outcome: 'emailLogin', email: (output as { email: string }).email }),
  },
};
