import type { AnyMachineSnapshot, SnapshotFrom } from 'xstate';
import { AGREEMENT_ITEMS, REQUIRED_ITEMS } from '#contract/agreement-items.ts';
import type { agreementMachine } from '#machines/agreement/agreement.machine.ts';
import { catalogue } from '#machines/catalogue.ts';
import type { createCharacterMachine } from '#machines/create-character/create-character.machine.ts';
import type { emailVerificationMachine } from '#machines/email-verification/email-verification.machine.ts';
import { FAILURE_CODES, type Failure } from '#machines/failures.ts';
import type { imageChangeMachine } from '#machines/image-change/image-change.machine.ts';
import type { popupsMachine } from '#machines/popups/popups.machine.ts';
import type { shellMachine } from '#machines/shell/shell.machine.ts';
import type { ssoGatewayMachine } from '#machines/sso-gateway/sso-gateway.machine.ts';
import { lookOf } from '#src/pages/gateway/looks.ts';
import { dotted } from '#src/popups/state-name.ts';
import { nodesOf } from '#statewalk/explore/xstate-internals.ts';

/**
 * How a state looks, as a list of things that are on the screen; a state with a thing that no state before it had is worth looking at.
 * Where one part of a screen says nothing of another, they are two things: so not every combination is looked at, but everything is.
 * An empty list: nothing shows.
 */
type Look = readonly string[];

/** Every other machine of the catalogue has a screen. */
export const WITHOUT_SCREEN = [
  // Server calls of the flows that join, which say what comes of them.
  'signUp',
  // Goes on behind whatever is open.
  'tokenRefresh',
  'refreshQueue',
  // Only the server and other tabs hear of it.
  'presence',
  // Stands behind the form of an email login: the browser shows what it offers.
  'passkeyAutofill',
  // Runs after the dialog of the image change was left; a toast says the rest.
  'newImage',
] as const satisfies readonly (keyof typeof catalogue)[];
export type FlowWithScreen = Exclude<keyof typeof catalogue, (typeof WITHOUT_SCREEN)[number]>;
export const hasScreen = (id: string): id is FlowWithScreen => id in catalogue && !WITHOUT_SCREEN.some((each) => each === id);

/** Everything that a snapshot has to say, in the order of its context. */
export const failuresOf = ({ context }: AnyMachineSnapshot): readonly Failure[] => Object.values(context).filter(isFailure);

const isFailure = (value: unknown): value is Failure =>
  typeof value === 'object' && value !== null && 'code' in value && String(value.code) in FAILURE_CODES;

export const failureWord = ({ code, serverMessage }: Failure): string =>
  serverMessage === undefined ? code : `${code} in the server’s words`;

const said = (snapshot: AnyMachineSnapshot): Look => failuresOf(snapshot).map(failureWord);

const whole = (snapshot: AnyMachineSnapshot): string => [dotted(snapshot.value), ...said(snapshot)].join(' ');

const ticks = ({ context: { ticked } }: SnapshotFrom<typeof agreementMachine>): string => {
  if (ticked.length === 0 || ticked.length === AGREEMENT_ITEMS.length) return ticked.length === 0 ? 'nothing ticked' : 'everything ticked';
  return REQUIRED_ITEMS.every((item) => ticked.includes(item)) ? 'the required ticked' : 'some ticked';
};

const character = ({ value, context }: SnapshotFrom<typeof createCharacterMachine>): Look => {
  if (typeof value !== 'object') return [];
  // A value that awaits its check looks like one that needs it.
  const shown = (state: string) => (state === 'pausing' ? 'unverified' : state);
  const { nickname, uvrsId } = value.filling;
  const complete = nickname === 'verified' && uvrsId === 'verified' && context.gender !== null;
  return [
    ['nickname', shown(nickname), ...(context.nicknameFailure ? [failureWord(context.nicknameFailure)] : [])].join(' '),
    ['ID', shown(uvrsId), ...(context.uvrsIdFailure ? [failureWord(context.uvrsIdFailure)] : [])].join(' '),
    `gender ${context.gender ?? 'open'}`,
    ...(complete ? ['complete'] : []),
  ];
};

const verification = (snapshot: SnapshotFrom<typeof emailVerificationMachine>): Look => {
  const { value, context } = snapshot;
  const purpose = context.purpose.kind;
  if (typeof value !== 'object') return [`${purpose} ${value}`, ...said(snapshot).map((each) => `${value} ${each}`)];
  const { validity, resend, entry } = value.codeSent;
  return [`${purpose} codeSent`, `code ${validity}`, `${resend} while ${validity}`, `${entry} while ${validity}`, ...said(snapshot)];
};

const popups = ({ value, context }: SnapshotFrom<typeof popupsMachine>): Look => {
  if (value.document !== 'closed') return [`document ${value.document}`];
  switch (value.popup) {
    case 'welcome':
    case 'alertingPlace':
    case 'refreshingToken':
    case 'alertingToken':
      return [value.popup];
    case 'enteringWorld':
      return [`${value.popup} ${context.place}`];
    default:
      return [];
  }
};

const image = (snapshot: SnapshotFrom<typeof imageChangeMachine>): Look => {
  const { file, progress } = snapshot.context;
  if (snapshot.matches('choosing')) return [`${file === null ? 'without' : 'with'} a picture ${whole(snapshot)}`];
  return snapshot.matches('uploading') ? [`uploading, ${progress.loaded} bytes done`] : [whole(snapshot)];
};

const provider = (snapshot: AnyMachineSnapshot): Look => [whole(snapshot), snapshot.context.method, ...outcome(snapshot)];

/** The page asks a visitor other things than a signed-in person. */
const outcome = ({ value, context: { joinData, nickname } }: AnyMachineSnapshot): Look =>
  value === 'askingLinked' ? [`${value} ${joinData === null ? 'to link' : 'to log in'}`] : deletion(value, nickname);

/** An API may not say whose account it is that would be deleted (SOC-6). */
const deletion = (value: unknown, nickname: string | null): Look =>
  value === 'askingReplacement' || value === 'confirmingReplacement'
    ? [`${value} of ${nickname === null ? 'an account' : 'a named account'}`]
    : [];

/** The alert has said it when the window closes. */
const gateway = (snapshot: SnapshotFrom<typeof ssoGatewayMachine>): Look => [
  snapshot.value === 'closing' ? snapshot.value : whole(snapshot),
  `${snapshot.context.type} ${lookOf(snapshot.value)?.title}`,
];

const shell = ({ value: { health, entry } }: SnapshotFrom<typeof shellMachine>): Look => {
  if (health === 'crashed') return [health];
  return entry === 'gatewayPassed' || entry === 'enteringCampus' ? [entry] : [];
};

/** Machines that show more or less than their state and what that says. */
const LOOKS: { readonly [F in FlowWithScreen]?: (snapshot: SnapshotFrom<(typeof catalogue)[F]['machine']>) => Look } = {
  agreement: (snapshot) => [whole(snapshot), ticks(snapshot)],
  agreementRenewal: (snapshot) => [whole(snapshot), `${snapshot.context.due.length} due`],
  createCharacter: character,
  emailVerification: verification,
  imageChange: image,
  // Its steps are flows.
  joining: ({ value }) => (value === 'alertingElsewhere' ? [value] : []),
  popups,
  // This alert has words of its own; what an earlier try said is not said again.
  linkAccount: (snapshot) => [
    `${snapshot.context.viewer.kind} ${snapshot.value === 'alertingNoAuthInfo' ? snapshot.value : whole(snapshot)}`,
  ],
  // The ways in, and the note above them, stand in other popups.
  inAppBrowser: (snapshot) => (snapshot.hasTag('dialog') ? [whole(snapshot), `in ${snapshot.context.browser?.app}`] : []),
  // Forgetting looks as the choice does, and is over before anything is drawn.
  login: (snapshot) => (snapshot.value === 'forgettingLastMethod' ? [] : [whole(snapshot), `last ${snapshot.context.lastMethod}`]),
  logout: (snapshot) => [`${snapshot.context.guest ? 'guest' : 'member'} ${dotted(snapshot.value)}`],
  // While it is asked who is calling, the page is blank (GATE-1); who may come in sees the normal pages.
  maintenanceGate: (snapshot) => (snapshot.value === 'checking' ? [] : [whole(snapshot)]),
  profile: (snapshot) => {
    const { guest, marketingChangeable, email } = snapshot.context;
    if (snapshot.value !== 'viewing') return [whole(snapshot)];
    return [
      `viewing as a ${guest ? 'guest' : 'member'}`,
      `marketing ${marketingChangeable ? 'by a switch' : 'elsewhere'}`,
      `${email === null ? 'without' : 'with'} an email`,
    ];
  },
  confirmIdentity: (snapshot) => [
    whole(snapshot),
    snapshot.context.methods.join(' '),
    String(snapshot.context.hasPasskey),
    String(snapshot.context.takesCode),
    String(snapshot.context.gone),
  ],
  // What an alert said is not said again at the field.
  nicknameChange: (snapshot) =>
    snapshot.value === 'entering' && snapshot.context.failure?.code !== 'nicknameTaken' ? ['entering'] : [whole(snapshot)],
  providerLink: provider,
  providerLogin: provider,
  providerTicket: (snapshot) => [whole(snapshot), snapshot.context.method],
  providerWindow: (snapshot) => [whole(snapshot), snapshot.context.method],
  mailLink: (snapshot) => (snapshot.hasTag('alert') ? [whole(snapshot)] : []),
  session: (snapshot) => (snapshot.hasTag('alert') ? [whole(snapshot)] : []),
  lastWayNotice: (snapshot) => (snapshot.hasTag('offer') ? [whole(snapshot), String(snapshot.context.gone)] : []),
  passkeyOffer: (snapshot) => (snapshot.hasTag('offer') ? [whole(snapshot)] : []),
  sharedSession: (snapshot) => (snapshot.hasTag('alert') ? [whole(snapshot)] : []),
  shell,
  ssoGateway: gateway,
};

/** These stand around others, whose popups or pages are their own. */
export const AROUND: readonly FlowWithScreen[] = ['joining', 'popups', 'shell'];

/** The flow that shows while a machine is in this state, and its id there. */
export const flowIn = (snapshot: AnyMachineSnapshot): { readonly flow: FlowWithScreen; readonly id: string } | undefined =>
  nodesOf(snapshot)
    .flatMap(({ invoke }) => invoke)
    .flatMap(({ src, id }) => (typeof src === 'string' && hasScreen(src) ? [{ flow: src, id }] : []))[0];

export function lookOfState(flow: FlowWithScreen, snapshot: AnyMachineSnapshot): Look {
  if (!AROUND.includes(flow) && flowIn(snapshot) !== undefined) return [];
  const look: ((snapshot: never) => Look) | undefined = LOOKS[flow];
  return look?.(snapshot as never) ?? [whole(snapshot)];
}
