import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { emailVerificationMachine } from '../../../machines/email-verification/email-verification.machine.ts';
import { showToast } from '../../ui/status/status-store.ts';

/** EMAIL-8: what a step achieved is said in passing. What a reload brought back was said before. */
export function useSuccessToasts(actor: ActorRefFrom<typeof emailVerificationMachine>): void {
  const { t } = useTranslation();
  const code = useSelector(actor, (snapshot) => snapshot.context.code);
  const proof = useSelector(actor, (snapshot) => snapshot.context.proof);
  const before = useRef({ code, proof });

  useEffect(() => {
    const { code: oldCode, proof: oldProof } = before.current;
    before.current = { code, proof };
    if (code !== null && oldCode === null) showToast(t(($) => $.emailVerification.codeSent));
    else if (code !== oldCode && code !== null) showToast(t(($) => $.emailVerification.codeResent));
    if (proof !== null && oldProof === null) showToast(t(($) => $.emailVerification.codeConfirmed));
  }, [code, proof, t]);
}
