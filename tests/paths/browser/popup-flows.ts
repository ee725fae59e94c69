import type { FlowWithScreen } from '../../browser/states/looks.ts';

interface PopupFlow {
  readonly flow: FlowWithScreen;
  /** Id of the child of the popups. */
  readonly child: string;
}

/** The popups that are flows of their own, by the popups' state, as `src/app/popup-host.tsx` and `sign-in-popups.tsx` show them. */
export const POPUP_FLOWS: Readonly<Record<string, PopupFlow>> = {
  agreement: { flow: 'agreement', child: 'agreement' },
  agreementRenewal: { flow: 'agreementRenewal', child: 'agreementRenewal' },
  createCharacter: { flow: 'createCharacter', child: 'createCharacter' },
  linkAccount: { flow: 'linkAccount', child: 'linkAccount' },
  linkByEmail: { flow: 'emailVerification', child: 'linkByEmail' },
  passwordReset: { flow: 'emailVerification', child: 'passwordReset' },
  passwordChange: { flow: 'emailVerification', child: 'passwordChange' },
  login: { flow: 'login', child: 'login' },
  emailLogin: { flow: 'emailLogin', child: 'emailLogin' },
  nicknameChange: { flow: 'nicknameChange', child: 'nicknameChange' },
  myProfile: { flow: 'profile', child: 'profile' },
};
