import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { DocumentName } from '#contract/documents.ts';
import type { agreementRenewalMachine } from '#machines/agreement-renewal/agreement-renewal.machine.ts';
import { Button } from '#src/ui/button/button.tsx';
import { AgreementDialog } from '../agreement/agreement-dialog.tsx';

export interface AgreementRenewalProps {
  actor: ActorRefFrom<typeof agreementRenewalMachine>;
  /** Opens the text of an item above this popup. */
  onDocument: (document: DocumentName) => void;
  /** The day of the consent to marketing, by the server's clock. */
  today: Date;
  /** A person who declines logs out, by the flow that asks first. */
  onLogout: () => void;
}

/** AGR-5: what is due is agreed to before the person goes on; it cannot be closed. */
export function AgreementRenewal({ actor, onDocument, today, onLogout }: AgreementRenewalProps) {
  const { t } = useTranslation();
  const value = useSelector(actor, (snapshot) => snapshot.value);
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const { offered, isFirst, ticked, failure } = useSelector(actor, (snapshot) => snapshot.context);
  const texts = isFirst
    ? { title: t(($) => $.agreement.title), lead: t(($) => $.agreement.lead), allLabel: t(($) => $.agreement.all) }
    : { title: t(($) => $.agreement.renewal.title), lead: t(($) => $.agreement.renewal.lead), allLabel: t(($) => $.agreement.renewal.all) };
  return (
    <AgreementDialog
      {...texts}
      flow="agreementRenewal"
      state={value}
      busy={busy}
      items={offered}
      noticing={value === 'noticingMarketing'}
      today={today}
      otherwise={
        <Button variant="secondary" onClick={onLogout}>
          {t(($) => $.agreement.renewal.logout)}
        </Button>
      }
      onEvent={actor.send}
      {...{ ticked, failure, onDocument }}
    />
  );
}
