import type { AnyEventObject, SnapshotFrom } from 'xstate';
import { methodByCode } from '#contract/methods.ts';
import type { Campus } from '#machines/campus.ts';
import { NO_SIGN_UP, SIGN_UP_STEPS, stepHeld } from '#machines/joining/held-sign-up.ts';
import type { Verification } from '#machines/verification.ts';
import { isSignedIn, userIdOf, type Viewer } from '#machines/viewer.ts';
import { type Destination, type Expectation, type Expectations, SAME_STATE } from '#statewalk/explore/model.ts';
import type { PopupName } from '../popup-names.ts';
import type { popupsMachine } from '../popups.machine.ts';
import { canResume, openPopup, type PageRequest, type PopupsContext, seenBy } from '../popups.types.ts';
import { ON_THE_WAY_IN } from './popups.happened.ts';

type Machine = typeof popupsMachine;
type Snapshot = SnapshotFrom<Machine>;

/** Where `joining` may be. */
const STEPS: readonly string[] = ['preparingJoin', ...SIGN_UP_STEPS];
/** A step of the sign-up is the popup of `joining`. */
const popup = (name: string): Destination => `popup.${STEPS.includes(name) ? 'joining' : name}`;
const { type: EMAIL } = methodByCode('email');
const AGREEMENTS: readonly string[] = ['agreement', 'agreementRenewal'];
const OFFERS_DOCUMENTS: readonly string[] = [...AGREEMENTS, 'myProfile'];

/** What comes first for who has arrived (SHELL-2, SOC-2, EMAIL-9, POP-4, GW-2). */
function arriving(context: PopupsContext): Destination {
  const { viewer, place, ssoMode, resumed, guestPushed } = context;
  const hasPlace = place !== null && !ssoMode;
  if (hasPlace && isSignedIn(viewer)) return popup('refreshingToken');
  if (resumed?.purpose === 'login') return popup('login');
  // The form for a new ID stands above the profile.
  if (canResume(context)) return popup(context.interrupted === 'idChange' ? 'myProfile' : (context.interrupted ?? ''));
  if (resumed?.purpose === 'link') return popup('linkAccount');
  if (viewer.kind === 'visitor' && context.asked !== null) return asked(context, context.asked);
  if (hasPlace) return popup('welcome');
  if (viewer.kind === 'guest' && (!guestPushed || ssoMode)) return popup('linkAccount');
  return popup(ssoMode && viewer.kind === 'visitor' ? 'login' : 'closed');
}

/** What the address asks for comes as if its button had been pressed (LOGIN-1, LOGIN-6, WELC-1). */
function asked({ enabledMethods, viewer, signUp: kept }: PopupsContext, request: PageRequest): Destination {
  if (request.type === 'LOGIN_REQUESTED') return popup(request.byEmail && enabledMethods.includes(EMAIL) ? 'emailLogin' : 'login');
  return popup(request.returning && stepHeld(kept, viewer) === null ? 'welcome' : 'joining');
}

/** Signing in leads first to due agreements, unless a partner waits (AGR-5, GW-2). */
const entering = (context: PopupsContext): Destination =>
  isSignedIn(context.viewer) && !context.ssoMode ? popup('checkingTexts') : arriving(context);

/** What the open popup was opened with is used up when it is left. */
function left({ context, value }: Snapshot): PopupsContext {
  if (value.popup === 'login') return { ...context, resumed: null };
  return ['passwordReset', 'emailLogin', 'myProfile', 'nicknameChange', 'passwordChange', 'emailChange'].includes(value.popup)
    ? { ...context, interrupted: null }
    : context;
}

const now = (context: PopupsContext, viewer: Viewer): PopupsContext => ({ ...context, ...seenBy(context, viewer) });
const isAnother = ({ owner }: PopupsContext, viewer: Viewer): boolean => owner !== null && isSignedIn(viewer) && userIdOf(viewer) !== owner;

/** What was proven of an email is there when the popup opens again. */
function proven({ snapshot }: AnyEventObject): Verification | null {
  const { email, code, proof } = (snapshot as Snapshot).context as unknown as Verification;
  return email === '' ? null : { email, code, proof };
}
const keepsReset = (event: AnyEventObject) => ({ reset: proven(event) });

interface Ended {
  readonly outcome: string;
  /** Typed once (EMAIL-9). */
  readonly email?: string;
}

/** What the next popup begins with. */
function handsOn({ output }: AnyEventObject): Partial<PopupsContext> {
  const { email } = output as Ended;
  return email === undefined ? {} : { email };
}

/** An account that was made or linked ends the sign-up (EMAIL-9). */
function endsSignUp(event: AnyEventObject): Partial<PopupsContext> {
  const isOver = ['joined', 'linked', 'emailAdded'].includes((event.output as Ended).outcome);
  const { outcome, method, ticket } = event.output as { outcome: string; method?: string; ticket?: string };
  // The login goes on with what was proven (SOC-4).
  const resumed = outcome === 'providerLogin' && {
    resumed: { purpose: 'login', method, answer: null, ticket } as PopupsContext['resumed'],
  };
  return { ...handsOn(event), ...(isOver && { signUp: NO_SIGN_UP }), ...resumed };
}

/** A new password ends what was proven for it (RESET-2). */
function endsReset(event: AnyEventObject): Partial<PopupsContext> {
  const isOver = ['signedIn', 'emailLogin', 'passwordChanged'].includes((event.output as Ended).outcome);
  return { ...handsOn(event), ...(isOver && { reset: null }) };
}

/** A sign-up goes on where it was left (EMAIL-9). */
function signUp(context: PopupsContext): string {
  const step = held(context);
  if (step === 'createCharacter' || step === 'linkByEmail') return step;
  return hasAgreed(context) ? 'preparingJoin' : 'agreement';
}

const held = ({ viewer, signUp }: PopupsContext) => stepHeld(signUp, viewer);
const hasAgreed = ({ viewer, signUp }: PopupsContext): boolean => !isSignedIn(viewer) && signUp.marketingAgreed !== null;
/** Join data without an agreement: that comes first (AGR-2, VAL-7). */
const owesAgreement = ({ viewer, signUp: { joinData, marketingAgreed } }: PopupsContext): boolean =>
  !isSignedIn(viewer) && joinData !== null && marketingAgreed === null;
const ofOnesOwn = ({ viewer }: PopupsContext, name: string): string => (isSignedIn(viewer) ? name : 'login');

const opening: Readonly<Record<PopupName, (context: PopupsContext) => string>> = {
  welcome: (context) => (held(context) === null ? 'welcome' : signUp(context)),
  agreement: signUp,
  createCharacter: () => 'createCharacter',
  linkAccount: (context) => (owesAgreement(context) ? 'agreement' : 'linkAccount'),
  linkByEmail: (context) => {
    if (owesAgreement(context)) return 'agreement';
    return context.signUp.joinData === null && !isSignedIn(context.viewer) ? 'linkAccount' : 'linkByEmail';
  },
  passwordReset: () => 'passwordReset',
  login: () => 'login',
  emailLogin: () => 'emailLogin',
  nicknameChange: (context) => ofOnesOwn(context, 'nicknameChange'),
  myProfile: (context) => ofOnesOwn(context, 'myProfile'),
};

const byNext =
  (table: Readonly<Record<string, string | ((context: PopupsContext) => Destination)>>): Expectation<Machine> =>
  ({ output }, before) => {
    const to = table[(output as { outcome: string }).outcome] ?? '(nothing is said of this one)';
    return typeof to === 'string' ? popup(to) : to(left(before));
  };

/** An account of one’s own: to the 3D host, unless a partner waits (JOIN-2). */
const joined = ({ ssoMode }: PopupsContext): Destination => popup(ssoMode ? 'closed' : 'leavingForWorld');
/** Waits until the viewer is known. */
const awaited = (context: PopupsContext): Destination => (isSignedIn(context.viewer) ? entering(context) : popup('awaitingViewer'));
const signedIn = (context: PopupsContext): Destination =>
  context.place !== null && !context.ssoMode ? popup('leavingForWorld') : awaited(context);
const profile = (context: PopupsContext): Destination => popup(ofOnesOwn(context, 'myProfile'));
const linked = (context: PopupsContext): Destination => (context.ssoMode ? popup('closed') : awaited(context));

const viewerOf = (event: AnyEventObject): Viewer => event.viewer as Viewer;
const signsOut = ({ owner }: PopupsContext, viewer: Viewer): boolean => owner !== null && !isSignedIn(viewer);
const leftByOwner = (event: AnyEventObject, { context }: Snapshot): Destination =>
  signsOut(context, viewerOf(event)) ? popup(context.ssoMode ? 'login' : 'closed') : SAME_STATE;
const signsIn = (event: AnyEventObject, before: Snapshot): Destination =>
  isSignedIn(viewerOf(event)) ? entering(now(left(before), viewerOf(event))) : leftByOwner(event, before);
const closesForAnother = (event: AnyEventObject, before: Snapshot): Destination =>
  isAnother(before.context, viewerOf(event)) ? popup('closed') : leftByOwner(event, before);

const requestsSignUp: Expectation<Machine> = ({ returning }, { context }) =>
  popup(held(context) === null && returning === true ? 'welcome' : signUp(context));
const requestsLogin: Expectation<Machine> = ({ byEmail }, { context: { enabledMethods, ssoMode } }) =>
  popup(byEmail === true && !ssoMode && enabledMethods.includes(EMAIL) ? 'emailLogin' : 'login');
/** A provider’s answer that waited is not waited for any more (SOC-2). */
const endsResuming =
  (...from: readonly string[]) =>
  (_: unknown, { value }: Snapshot) =>
    from.includes(value.popup) ? { resumed: null } : {};
const afterRenewal: Expectation<Machine> = (_, { context }) => arriving(context);
/** Names of popups that are `joining`'s own, while that is open. */
const isInJoining = (event: AnyEventObject, { value }: Snapshot): boolean =>
  value.popup === 'joining' && ['welcome', ...SIGN_UP_STEPS].includes(String(event.popup));
/** Which step of the sign-up is open. */
const atStep = (name: string): Partial<PopupsContext> => ({ joiningStep: STEPS.includes(name) ? name : null });
const mayRequest = ({ value }: Snapshot): boolean => ['closed', 'awaitingViewer'].includes(value.popup);
/** The same of an end: `table` has the ends that lead there. */
const stepAfter =
  (table: Readonly<Record<string, (context: PopupsContext) => string>>) =>
  ({ output }: AnyEventObject, { context }: Snapshot): Partial<PopupsContext> => {
    const step = table[(output as Ended).outcome];
    return step === undefined ? {} : atStep(step(context));
  };

/** Where each event leads. */
export const popupsExpectations: Pick<Expectations<Machine>, 'expectations' | 'contextAfter'> = {
  expectations: {
    popup: {
      OPEN: (event, { context, value }) => {
        if (value.popup === 'agreementRenewal') return SAME_STATE;
        if (isInJoining(event, { context, value } as Snapshot)) return SAME_STATE;
        return popup(event.popup === value.popup ? 'closed' : opening[event.popup as PopupName](context));
      },
      PLACE_REQUESTED: (_, { context: { viewer }, value }) =>
        !isSignedIn(viewer) && ON_THE_WAY_IN.includes(value.popup)
          ? SAME_STATE
          : popup({ visitor: 'welcome', unknown: 'awaitingViewer', guest: 'refreshingToken', member: 'refreshingToken' }[viewer.kind]),
      METHODS_CHANGED: SAME_STATE,
      VIEWER_CHANGED: leftByOwner,
    },
    'popup.awaitingViewer': {
      CLOSED: SAME_STATE,
      SIGN_UP_REQUESTED: requestsSignUp,
      LOGIN_REQUESTED: requestsLogin,
      LAST_WAY_CHOSEN: popup('login'),
      VIEWER_CHANGED: (event, { context }) => entering(now(context, viewerOf(event))),
    },
    'popup.checkingTexts': {
      PLACE_REQUESTED: SAME_STATE,
      'readDueItems is done': ({ output }, { context }) =>
        (output as readonly unknown[]).length > 0 ? popup('agreementRenewal') : arriving(context),
      'readDueItems fails': afterRenewal,
    },
    'popup.agreementRenewal': {
      PLACE_REQUESTED: SAME_STATE,
      VIEWER_CHANGED: signsIn,
      'agreementRenewal is done': (_, { context }) =>
        context.place !== null && !context.ssoMode ? popup('refreshingToken') : arriving(context),
      'agreementRenewal fails': afterRenewal,
    },
    'popup.closed': {
      SIGN_UP_REQUESTED: requestsSignUp,
      LOGIN_REQUESTED: requestsLogin,
      LAST_WAY_CHOSEN: popup('login'),
      LAST_WAY_FORGOTTEN: popup('forgettingLastWay'),
      VIEWER_CHANGED: signsIn,
    },
    'popup.forgettingLastWay': {
      VIEWER_CHANGED: signsIn,
      'forgetLastWay is done': popup('closed'),
      'forgetLastWay fails': popup('closed'),
    },
    'popup.welcome': {
      CLOSED: popup('closed'),
      SIGN_UP_CHOSEN: (_, { context }) => popup(signUp(context)),
      LOGIN_CHOSEN: popup('login'),
      CAMPUS_LOGIN_CHOSEN: (_, { context: { campus } }) => (campus === null ? SAME_STATE : popup('login')),
      VIEWER_CHANGED: signsIn,
    },
    'popup.joining': {
      METHODS_CHANGED: SAME_STATE,
      VIEWER_CHANGED: leftByOwner,
      'joining is done': byNext({
        joined,
        linked,
        emailAdded: profile,
        profile,
        welcome: 'welcome',
        emailLogin: 'emailLogin',
        providerLogin: 'login',
        elsewhere: awaited,
        arrived: entering,
        closed: 'closed',
      }),
      'joining fails': popup('closed'),
      'joining changes': SAME_STATE,
    },
    'popup.login': {
      LOGIN_REQUESTED: popup('closed'),
      VIEWER_CHANGED: (event, before) =>
        before.context.entersAsGuest && !before.context.ssoMode && viewerOf(event).kind === 'guest'
          ? popup('leavingForWorld')
          : signsIn(event, before),
      'login changes': SAME_STATE,
      'login is done': byNext({
        signedIn,
        guest: joined,
        emailLogin: 'emailLogin',
        handOver: 'handOver',
        signUp: (context) => popup(signUp(context)),
        providerSignUp: (context) => popup(hasAgreed(context) ? 'preparingJoin' : 'agreement'),
        back: 'welcome',
        closed: 'closed',
      }),
      'login fails': popup('closed'),
    },
    'popup.emailLogin': {
      LOGIN_REQUESTED: popup('closed'),
      VIEWER_CHANGED: signsIn,
      'emailLogin is done': byNext({ signedIn, passwordReset: 'passwordReset', back: 'login', closed: 'closed' }),
      'emailLogin fails': popup('closed'),
    },
    'popup.handOver': {
      LOGIN_REQUESTED: popup('closed'),
      VIEWER_CHANGED: signsIn,
      'handOver is done': byNext({ signedIn, back: 'login', closed: 'closed' }),
      'handOver fails': popup('closed'),
    },
    'popup.passwordReset': {
      VIEWER_CHANGED: signsIn,
      'passwordReset is done': byNext({
        signedIn,
        emailLogin: 'emailLogin',
        signUp: (context) => popup(signUp(context)),
        back: 'emailLogin',
        closed: 'closed',
      }),
      'passwordReset fails': popup('closed'),
      'passwordReset changes': SAME_STATE,
    },
    'popup.myProfile': {
      VIEWER_CHANGED: closesForAnother,
      'profile is done': byNext({
        nicknameChange: 'nicknameChange',
        linkAccount: 'linkAccount',
        passwordChange: 'passwordChange',
        emailChange: 'emailChange',
        closed: 'closed',
      }),
      'profile fails': popup('closed'),
    },
    'popup.passwordChange': {
      VIEWER_CHANGED: closesForAnother,
      'passwordChange is done': byNext({ passwordChanged: 'myProfile', back: 'myProfile', closed: 'closed' }),
      'passwordChange fails': popup('closed'),
      'passwordChange changes': SAME_STATE,
    },
    'popup.emailChange': {
      VIEWER_CHANGED: closesForAnother,
      'emailChange is done': byNext({ emailChanged: 'myProfile', back: 'myProfile', closed: 'closed' }),
      'emailChange fails': popup('closed'),
      'emailChange changes': SAME_STATE,
    },
    'popup.nicknameChange': {
      VIEWER_CHANGED: closesForAnother,
      'nicknameChange is done': byNext({ changed: 'myProfile', back: 'myProfile', closed: 'closed' }),
      'nicknameChange fails': popup('closed'),
    },
    'popup.leavingForWorld': {
      PLACE_REQUESTED: SAME_STATE,
      'readDueBeforeLeaving is done': ({ output }) =>
        popup((output as readonly unknown[]).length > 0 ? 'agreementRenewal' : 'refreshingToken'),
      'readDueBeforeLeaving fails': popup('refreshingToken'),
    },
    'popup.refreshingToken': {
      CLOSED: popup('closed'),
      VIEWER_CHANGED: SAME_STATE,
      'refreshToken is done': ({ output }) => popup((output as { signedIn: boolean }).signedIn ? 'enteringWorld' : 'login'),
      'refreshToken fails': popup('alertingToken'),
    },
    'popup.alertingToken': { ALERT_CONFIRMED: popup('closed'), RETRY_CHOSEN: popup('refreshingToken') },
    'popup.enteringWorld': { CLOSED: popup('closed'), 'enterWorld is done': popup('closed'), 'enterWorld fails': popup('alertingPlace') },
    'popup.alertingPlace': { ALERT_CONFIRMED: popup('closed') },
    document: {
      DOCUMENT_OPENED: (event, { value, context }) => {
        if (!OFFERS_DOCUMENTS.includes(openPopup({ value, context }))) return SAME_STATE;
        return `document.${event.document === value.document ? 'closed' : String(event.document)}`;
      },
      DOCUMENT_CLOSED: 'document.closed',
      DOCUMENT_AGREED: (_, { value, context }) =>
        context.documentItem !== null && AGREEMENTS.includes(openPopup({ value, context })) ? 'document.closed' : SAME_STATE,
    },
  },
  contextAfter: {
    VIEWER_CHANGED: ({ viewer }) => ({ viewer }),
    // Where a partner waits, a guest is not offered to start as one (GW-2).
    METHODS_CHANGED: ({ enabledMethods }, { context }) => ({
      enabledMethods: (enabledMethods as readonly number[]).filter((type) => !context.ssoMode || type !== methodByCode('guest').type),
    }),
    // Opening another popup discards a pending provider answer (SOC-2).
    OPEN: (event, before) => {
      if (before.value.popup === 'agreementRenewal' || isInJoining(event, before)) return {};
      return { resumed: null, ...atStep(event.popup === before.value.popup ? '' : opening[event.popup as PopupName](before.context)) };
    },
    SIGN_UP_REQUESTED: (event, before) => {
      const { returning } = event;
      if (!mayRequest(before)) return {};
      return { resumed: null, ...atStep(returning === true && held(before.context) === null ? '' : signUp(before.context)) };
    },
    SIGN_UP_CHOSEN: (_, before) => (before.value.popup === 'welcome' ? atStep(signUp(before.context)) : {}),
    'login is done': stepAfter({ signUp, providerSignUp: (context) => (hasAgreed(context) ? 'preparingJoin' : 'agreement') }),
    LOGIN_REQUESTED: endsResuming('closed', 'awaitingViewer', 'login'),
    LAST_WAY_CHOSEN: endsResuming('closed', 'awaitingViewer'),
    PLACE_REQUESTED: ({ place, campus }) => ({ place, campus: campus as Campus }),
    'emailLogin is done': handsOn,
    'joining is done': endsSignUp,
    'passwordChange is done': endsReset,
    'passwordReset is done': (event, before) => ({ ...endsReset(event), ...stepAfter({ signUp })(event, before) }),
    'profile is done': (event, before) => ({ ...handsOn(event), ...stepAfter({ linkAccount: () => 'linkAccount' })(event, before) }),
    'passwordReset changes': keepsReset,
    'passwordChange changes': keepsReset,
    'emailChange is done': ({ output }) => ((output as Ended).outcome === 'emailChanged' ? { newEmail: null } : {}),
    'emailChange changes': (event) => ({ newEmail: proven(event) }),
  },
};
