import type { MethodCode } from '#contract/methods.ts';

/**
 * What is done, and said in passing (`role=alert`): the flow goes on at once, and nothing has to be confirmed. One code is one text in each language,
 * under `successes` in the files of texts; the requirement that asks for it stands behind it.
 */
export const SUCCESS_CODES = {
  nicknameChanged: 'PROF-2',
  idChanged: 'PROF-3',
  imageChanged: 'PROF-4',
  imageRemoved: 'PROF-4',
  accountOpened: 'PROF-5',
  accountClosed: 'PROF-5',
  wayAdded: 'JOIN-5',
  deletionStands: 'LEGAL-2',
  sessionsEnded: 'DEVICE-2',
  passkeyAdded: 'PASSKEY-3',
  passkeyMade: 'PASSKEY-2',
  passkeyRemoved: 'PASSKEY-3',
  dataExported: 'CONFIRM-1',
  wayRemoved: 'WAY-2',
  wayRemovedHere: 'WAY-2',
  consentEnded: 'PARTNER-5',
  codeResent: 'CONFIRM-1',
} as const;
export type SuccessCode = keyof typeof SUCCESS_CODES;

export interface Success {
  readonly code: SuccessCode;
  /** The way to sign in that it is about. */
  readonly method?: MethodCode;
}

/** Emitted by the flow at which it was done. */
export interface Succeeded {
  readonly type: 'SUCCEEDED';
  readonly success: Success;
}

export const succeeded = (code: SuccessCode, method?: MethodCode): Succeeded => ({
  type: 'SUCCEEDED',
  success: { code, ...(method !== undefined && { method }) },
});
