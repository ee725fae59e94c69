import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { AGREEMENT_ITEMS, type AgreementItem } from '#contract/agreement-items.ts';
import type { DocumentName } from '#contract/documents.ts';
import type { agreementMachine } from '#machines/agreement/agreement.machine.ts';
import { AgreementDialog } from './agreement-dialog.tsx';

export interface AgreementProps {
  actor: ActorRefFrom<typeof agreementMachine>;
  /** Opens the text of an item above this popup; `item`: its box is not ticked yet. */
  onDocument: (document: DocumentName, item?: AgreementItem) => void;
  /** The day of the consent, by the server's clock. */
  today: Date;
  /** Stands above the rest: the sign-up goes on where it was left. */
  takenUp?: ReactNode;
}

/** What has to be agreed to before an account is made (AGR-1 to AGR-3). */
export function Agreement({ actor, onDocument, today, takenUp }: AgreementProps) {
  const { t } = useTranslation();
  const value = useSelector(actor, (snapshot) => snapshot.value);
  const { ticked, failure } = useSelector(actor, (snapshot) => snapshot.context);
  return (
    <AgreementDialog
      title={t(($) => $.agreement.title)}
      lead={t(($) => $.agreement.lead)}
      allLabel={t(($) => $.agreement.all)}
      flow="agreement"
      state={value}
      items={AGREEMENT_ITEMS}
      noticing={value === 'noticingMarketing'}
      today={today}
      above={takenUp}
      onEvent={actor.send}
      onClose={() => actor.send({ type: 'CLOSED' })}
      onBack={() => actor.send({ type: 'BACK' })}
      {...{ ticked, failure, onDocument }}
    />
  );
}
