/** A change of one place that a person would call a mistake. */
export interface Defect {
  readonly id: string;
  readonly does: string;
  /** The flow whose exploration and paths have to notice it. */
  readonly flow: string;
  readonly file: string;
  /** Stands in the file once. */
  readonly find: string;
  readonly instead: string;
}

const PROFILE = 'machines/profile/profile.machine.ts';
const CODE_STEP = 'machines/email-verification/code-step.ts';
const CODES = 'server/accounts/email-codes.ts';
const NICKNAME = 'machines/nickname-change/nickname-change.machine.ts';

export const DEFECTS: readonly Defect[] = [
  {
    id: 'machine-target',
    does: 'an alert leads elsewhere',
    flow: 'profile',
    file: PROFILE,
    find: "on: { ALERT_CONFIRMED: 'closed' },",
    instead: "on: { ALERT_CONFIRMED: 'viewing' },",
  },
  {
    id: 'machine-guard',
    does: 'a guard is dropped',
    flow: 'emailVerification',
    file: CODE_STEP,
    find: "              guard: not('isConfirming'),\n",
    instead: '',
  },
  {
    id: 'machine-event',
    does: 'an event is not answered',
    flow: 'profile',
    file: PROFILE,
    find: "on: { NICKNAME_CHANGE_CHOSEN: 'leavingForNickname', LINK_CHOSEN: 'leavingForLink' },",
    instead: "on: { NICKNAME_CHANGE_CHOSEN: 'leavingForNickname' },",
  },
  {
    id: 'machine-action',
    does: 'a change is not taken back after a failure',
    flow: 'profile',
    file: PROFILE,
    find: "actions: ['toggle', { type: 'failOpenness'",
    instead: "actions: [{ type: 'failOpenness'",
  },
  {
    id: 'screen-event',
    does: 'a button sends another event',
    flow: 'emailVerification',
    file: 'src/popups/email-verification/email-step.tsx',
    find: "onClick={() => actor.send({ type: 'SIGN_UP_CHOSEN' })}",
    instead: "onClick={() => actor.send({ type: 'BACK' })}",
  },
  {
    id: 'screen-off',
    does: 'a button is always off',
    flow: 'emailVerification',
    file: 'src/popups/email-verification/code-step.tsx',
    find: 'unavailable={isDone ?? (form.valid && !over ? undefined : unmet)}',
    instead: 'unavailable={isDone ?? unmet}',
  },
  {
    id: 'screen-text',
    does: 'an alert says the text of another failure',
    flow: 'nicknameChange',
    file: 'src/popups/nickname-change/nickname-alert.tsx',
    find: 'text={failureText(t, failure)}',
    instead: "text={failureText(t, { ...failure, code: 'infoFailed' })}",
  },
  {
    id: 'screen-error',
    does: 'a field does not say what the server refuses',
    flow: 'emailVerification',
    file: 'src/popups/email-verification/code-step.tsx',
    find: '    serverErrors: atField,\n',
    instead: '',
  },
  {
    id: 'port-exchanged',
    does: 'two calls are exchanged',
    flow: 'emailVerification',
    file: 'src/app/ports/accounts.ts',
    find: "(purpose === 'link' ? actions.linkEmail(",
    instead: "(purpose !== 'link' ? actions.linkEmail(",
  },
  {
    id: 'port-repeat',
    does: 'no call is repeated with a refreshed token',
    flow: 'nicknameChange',
    file: 'src/api/client.ts',
    find: '      sent = (await credentials(call)).token;\n      raw = await deliverOnce(sent);\n',
    instead: '',
  },
  {
    id: 'server-tries',
    does: 'a code takes one more try',
    flow: 'emailVerification',
    file: CODES,
    find: 'return tries >= CODE_TRIES ?',
    instead: 'return tries > CODE_TRIES ?',
  },
  {
    id: 'server-used',
    does: 'a confirmed code stays valid',
    flow: 'emailVerification',
    file: CODES,
    find: '    await update.set({ expires_at: deps.clock() }).execute();\n',
    instead: '',
  },
  {
    id: 'machine-message',
    does: 'a failure is named as another',
    flow: 'nicknameChange',
    file: NICKNAME,
    find: "onError: onError('nameChangeFailed'),",
    instead: "onError: onError('nicknameCheckFailed'),",
  },
  {
    id: 'machine-clear',
    does: 'an old message stays at the next try',
    flow: 'nicknameChange',
    file: NICKNAME,
    find: "actions: ['clearFailure', { type: 'keepNickname', params: eventParams }],",
    instead: "actions: [{ type: 'keepNickname', params: eventParams }],",
  },
  {
    id: 'machine-output',
    does: 'a flow ends as another',
    flow: 'nicknameChange',
    file: NICKNAME,
    find: "back: { type: 'final', output: { outcome: 'back' } },",
    instead: "back: { type: 'final', output: { outcome: 'closed' } },",
  },
  {
    id: 'machine-timer',
    does: 'a wait has no end',
    flow: 'emailVerification',
    file: CODE_STEP,
    find: "tags: 'waits', after: { untilResend: 'ready' } },",
    instead: "tags: 'waits' },",
  },
  {
    id: 'machine-timer-message',
    does: 'time runs out without a word',
    flow: 'emailVerification',
    file: CODE_STEP,
    find: "after: { untilExpiry: { target: 'expired', actions: { type: 'fail', params: { code: 'codeExpired' } } } },",
    instead: "after: { untilExpiry: 'expired' },",
  },
  {
    id: 'machine-no-failure',
    does: 'a failure is not kept',
    flow: 'profile',
    file: PROFILE,
    find: "onError: { target: 'alertingInfo', actions: { type: 'failReading', params: ({ event }) => ({ cause: event.error }) } },",
    instead: "onError: { target: 'alertingInfo' },",
  },
  {
    id: 'screen-nickname-field',
    does: 'a field says no refusal of its own',
    flow: 'nicknameChange',
    file: 'src/popups/nickname-change/nickname-change.tsx',
    find: '    serverErrors,\n',
    instead: '',
  },
  {
    id: 'screen-alert-button',
    does: 'the button of an alert does nothing',
    flow: 'nicknameChange',
    file: 'src/popups/nickname-change/nickname-alert.tsx',
    find: 'onSelect: onConfirm',
    instead: 'onSelect: () => {}',
  },
  {
    id: 'screen-invalid',
    does: 'one kind of refusal is shown as the other',
    flow: 'nicknameChange',
    file: 'src/popups/nickname-change/nickname-change.tsx',
    find: "failure?.code === 'nicknameTaken' || failure?.code === 'nicknameInvalid';",
    instead: "failure?.code === 'nicknameTaken';",
  },
  {
    id: 'server-wrong',
    does: 'a code is used up one try too early',
    flow: 'emailVerification',
    file: CODES,
    find: 'const tries = pending.tries + 1;',
    instead: 'const tries = pending.tries + 2;',
  },
  {
    id: 'server-expiry',
    does: 'a code never expires',
    flow: 'emailVerification',
    file: CODES,
    find: "    if (pending.expires_at <= deps.clock()) return new Refusal('codeExpired');\n",
    instead: '',
  },
  {
    id: 'server-repeat',
    does: 'a code can be confirmed twice',
    flow: 'emailVerification',
    file: CODES,
    find: "return isRepeat ? { sqncNum: proven.sqncNum, purpose } : new Refusal('codeUsed');",
    instead: 'return { sqncNum: proven.sqncNum, purpose };',
  },
];
