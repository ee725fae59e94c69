import { useSelector } from '@xstate/react';
import { ConfirmIdentity } from '../confirm-identity/confirm-identity.tsx';
import type { AccountDeletionProps } from './account-deletion-props.ts';
import { DeletionAlert } from './deletion-alert.tsx';
import { Explanation } from './explanation.tsx';

/** LEGAL-2: what goes and what is kept, then the question, then until when one may come back. */
export function AccountDeletion({ actor, days }: AccountDeletionProps) {
  const explaining = useSelector(actor, (snapshot) => snapshot.matches('explaining'));
  const { confirmIdentity } = useSelector(actor, (snapshot) => snapshot.children);
  if (confirmIdentity !== undefined) return <ConfirmIdentity actor={confirmIdentity} />;
  return explaining ? <Explanation actor={actor} days={days} /> : <DeletionAlert actor={actor} />;
}
