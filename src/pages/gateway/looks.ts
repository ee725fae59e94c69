import type { SnapshotFrom } from 'xstate';
import type { ssoGatewayMachine } from '#machines/sso-gateway/sso-gateway.machine.ts';

/** What the person sees of the way, in order: the names of the texts below `gateway.steps`. */
export const STEPS = ['check', 'authenticate', 'go'] as const;

export interface GatewayLook {
  /** Which of `STEPS` is under way. */
  readonly step: 0 | 1 | 2;
  /** The heading's text below `gateway`, in one version a type. */
  readonly title: 'going' | 'signIn' | 'link' | 'stopped' | 'declined';
  /** The text below it. */
  readonly text: 'checking' | 'signInText' | 'linkText' | 'authenticating' | 'leaving' | 'stoppedText' | 'declinedText';
}

type GatewayState = SnapshotFrom<typeof ssoGatewayMachine>['value'];

const CHECKING: GatewayLook = { step: 0, title: 'going', text: 'checking' };
const SIGNING_IN: GatewayLook = { step: 1, title: 'signIn', text: 'signInText' };
const AUTHENTICATING: GatewayLook = { step: 1, title: 'going', text: 'authenticating' };
const LEAVING: GatewayLook = { step: 2, title: 'going', text: 'leaving' };
const STOPPED: GatewayLook = { step: 1, title: 'stopped', text: 'stoppedText' };

const LOOKS: Readonly<Record<GatewayState, GatewayLook | null>> = {
  reading: CHECKING,
  recognising: CHECKING,
  signingIn: SIGNING_IN,
  linking: { step: 1, title: 'link', text: 'linkText' },
  loadingUser: AUTHENTICATING,
  requestingCode: AUTHENTICATING,
  // These two show a question of their own, in the same place of the way (GW-6).
  askingConsent: AUTHENTICATING,
  recordingConsent: AUTHENTICATING,
  // What comes next is on the screen while the account is logged out (PARTNER-6).
  endingSession: SIGNING_IN,
  forgetting: SIGNING_IN,
  redirecting: LEAVING,
  refusing: { step: 1, title: 'declined', text: 'declinedText' },
  continuing: LEAVING,
  left: LEAVING,
  alertingInvalid: { ...STOPPED, step: 0 },
  alertingFailed: STOPPED,
  closing: STOPPED,
  declining: { step: 1, title: 'declined', text: 'declinedText' },
  stranded: null,
  closed: null,
};

/** How each state looks; null where nothing is left to do. */
export const lookOf = (state: GatewayState): GatewayLook | null => LOOKS[state];
