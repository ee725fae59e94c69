import type { AnyMachineSnapshot, SnapshotFrom } from 'xstate';
import { AGREEMENT_ITEMS, REQUIRED_ITEMS } from '../../../contract/agreement-items.ts';
import type { agreementMachine } from '../../../machines/agreement/agreement.machine.ts';
import type { agreementRenewalMachine } from '../../../machines/agreement-renewal/agreement-renewal.machine.ts';
import type { createCharacterMachine } from '../../../machines/create-character/create-character.machine.ts';
import type { emailVerificationMachine } from '../../../machines/email-verification/email-verification.machine.ts';
import { FAILURE_CODES, type Failure } from '../../../machines/failures.ts';
import type { imageChangeMachine } from '../../../machines/image-change/image-change.machine.ts';
import type { linkAccountMachine } from '../../../machines/link-account/link-account.machine.ts';
import type { logoutMachine } from '../../../machines/logout/logout.machine.ts';
import type { nicknameChangeMachine } from '../../../machines/nickname-change/nickname-change.machine.ts';
import type { popupsMachine } from '../../../machines/popups/popups.machine.ts';
import type { profileMachine } from '../../../machines/profile/profile.machine.ts';
import type { providerTicketMachine } from '../../../machines/provider-ticket/provider-ticket.machine.ts';
import type { providerWindowMachine } from '../../../machines/provider-window/provider-window.machine.ts';
import type { shellMachine } from '../../../machines/shell/shell.machine.ts';
import type { ssoGatewayMachine } from '../../../machines/sso-gateway/sso-gateway.machine.ts';
import { lookOf } from '../../../src/pages/gateway/looks.ts';
import { dotted } from '../../../src/popups/state-name.ts';

/**
 * How a state looks, as a list of things that are on the screen; a state with a thing that no state before it had is worth looking at.
 * Where one part of a screen says nothing of another, they are two things: so not every combination is looked at, but everything is.
 * An empty list: nothing shows.
 */
type Look = readonly string[];

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

/** During the sign-in, what shows is its own machine. */
const provider = (snapshot: AnyMachineSnapshot): Look =>
  snapshot.value === 'signingIn' ? [] : [whole(snapshot), snapshot.context.method, ...outcome(snapshot)];

/** A visitor is asked other things than who is signed in. */
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

/** By machine; a machine that is not named has no screen. */
export const LOOKS = {
  accountDeletion: (snapshot: AnyMachineSnapshot): Look => [whole(snapshot)],
  agreement: (snapshot: SnapshotFrom<typeof agreementMachine>): Look => [whole(snapshot), ticks(snapshot)],
  agreementRenewal: (snapshot: SnapshotFrom<typeof agreementRenewalMachine>): Look => [
    whole(snapshot),
    `${snapshot.context.due.length} due`,
  ],
  campusCheck: (snapshot: AnyMachineSnapshot): Look => [whole(snapshot)],
  createCharacter: character,
  emailLogin: (snapshot: AnyMachineSnapshot): Look => [whole(snapshot)],
  emailVerification: verification,
  idChange: (snapshot: AnyMachineSnapshot): Look => [whole(snapshot)],
  imageChange: image,
  popups,
  // With a provider, what shows is the provider's flow.
  linkAccount: (snapshot: SnapshotFrom<typeof linkAccountMachine>): Look =>
    snapshot.value === 'withProvider'
      ? []
      : // This alert has words of its own; what an earlier try said is not said again.
        [`${snapshot.context.viewer.kind} ${snapshot.value === 'alertingNoAuthInfo' ? snapshot.value : whole(snapshot)}`],
  // Forgetting looks as the choice does, and is over before anything is drawn.
  login: (snapshot: AnyMachineSnapshot): Look =>
    snapshot.value === 'withProvider' || snapshot.value === 'forgettingLastMethod'
      ? []
      : [whole(snapshot), `last ${snapshot.context.lastMethod}`],
  logout: (snapshot: SnapshotFrom<typeof logoutMachine>): Look => [
    `${snapshot.context.guest ? 'guest' : 'member'} ${dotted(snapshot.value)}`,
  ],
  // While it is asked who is calling, the page is blank (GATE-1); who may come in sees the normal pages.
  maintenanceGate: (snapshot: AnyMachineSnapshot): Look => (snapshot.value === 'checking' ? [] : [whole(snapshot)]),
  // Its sheets above the profile are flows of their own.
  profile: (snapshot: SnapshotFrom<typeof profileMachine>): Look =>
    snapshot.value === 'changingId' || snapshot.value === 'changingImage'
      ? []
      : [
          snapshot.value === 'viewing' ? `viewing as a ${snapshot.context.guest ? 'guest' : 'member'}` : whole(snapshot),
          ...(snapshot.value === 'viewing'
            ? [
                `marketing ${snapshot.context.marketingChangeable ? 'by a switch' : 'elsewhere'}`,
                `${snapshot.context.email === null ? 'without' : 'with'} an email`,
              ]
            : []),
        ],
  // What an alert said is not said again at the field.
  nicknameChange: (snapshot: SnapshotFrom<typeof nicknameChangeMachine>): Look =>
    snapshot.value === 'entering' && snapshot.context.failure?.code !== 'nicknameTaken' ? ['entering'] : [whole(snapshot)],
  providerLink: provider,
  providerLogin: provider,
  // At the provider, what shows is the window's own machine.
  providerTicket: (snapshot: SnapshotFrom<typeof providerTicketMachine>): Look =>
    snapshot.value === 'atProvider' ? [] : [whole(snapshot), snapshot.context.method],
  providerWindow: (snapshot: SnapshotFrom<typeof providerWindowMachine>): Look => [whole(snapshot), snapshot.context.method],
  mailLink: (snapshot: AnyMachineSnapshot): Look => (snapshot.hasTag('alert') ? [whole(snapshot)] : []),
  session: (snapshot: AnyMachineSnapshot): Look => (snapshot.hasTag('alert') ? [whole(snapshot)] : []),
  shell,
  ssoGateway: gateway,
} as const;

export type FlowWithScreen = keyof typeof LOOKS;
