import type { SnapshotFrom } from 'xstate';
import type { emailVerificationMachine } from '#machines/email-verification/email-verification.machine.ts';
import type { Purpose } from '#machines/email-verification/email-verification.types.ts';

type Value = SnapshotFrom<typeof emailVerificationMachine>['value'];
type Name = Extract<Value, string> | 'codeSent';

const STEPS = ['email', 'code', 'password', 'change'] as const;
export type Step = (typeof STEPS)[number];
/** The steps of a purpose, in their order. */
export const stepsOf = ({ kind }: Purpose): readonly Step[] =>
  STEPS.filter((step) => step !== (kind === 'newEmail' ? 'password' : 'change'));
export type Screen = Step | 'success';

/** A form stays where it is while its answer is awaited, so that nothing typed is lost. Null: the flow is over, or not yet begun. */
const SCREENS: Record<Name, Screen | null> = {
  resuming: null,
  enteringEmail: 'email',
  checkingEmail: 'email',
  requestingCode: 'email',
  codeSent: 'code',
  proven: null,
  settingPassword: 'password',
  confirmingChange: 'change',
  changingEmail: 'change',
  provingIdentity: 'change',
  linking: 'password',
  provingToLink: 'password',
  joining: 'password',
  resetting: 'password',
  askingToStay: 'password',
  linked: 'success',
  offeringLogin: 'success',
  joined: null,
  signedIn: null,
  leavingElsewhere: null,
  leavingLinked: null,
  leavingForLogin: null,
  leavingForSignUp: null,
  refused: null,
  back: null,
  closed: null,
};

export const screenOf = (value: Value): Screen | null => SCREENS[typeof value === 'string' ? value : 'codeSent'];
