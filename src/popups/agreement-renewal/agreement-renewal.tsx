import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { AgreementItem } from '#contract/agreement-items.ts';
import type { DocumentName } from '#contract/documents.ts';
import { longDate } from '#contract/long-date.ts';
import type { agreementRenewalMachine } from '#machines/agreement-renewal/agreement-renewal.machine.ts';
import { Button } from '#src/ui/button/button.tsx';
import { AgreementDialog } from '../agreement/agreement-dialog.tsx';

export interface AgreementRenewalProps {
  actor: ActorRefFrom<typeof agreementRenewalMachine>;
  /** Opens the text of an item above this popup; `item`: its box is not ticked yet. */
  onDocument: (document: DocumentName, item?: AgreementItem) => void;
  /** The day of the consent to marketing, by the server's clock. */
  today: Date;
  /** When marketing was agreed to; undefined where the API does not say. */
  marketingSince: string | undefined;
  /** A person who declines logs out, by the flow that asks first. */
  onLogout: () => void;
}

/** AGR-5: what is due is agreed to before the person goes on; it cannot be closed. */
export function AgreementRenewal({ actor, onDocument, today, marketingSince, onLogout }: AgreementRenewalProps) {
  const { t, i18n } = useTranslation();
  const value = useSelector(actor, (snapshot) => snapshot.value);
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const { offered, isFirst, isConfirmation, ticked, failure } = useSelector(actor, (snapshot) => snapshot.context);
  const texts = isFirst
    ? { title: t(($) => $.agreement.title), lead: t(($) => $.agreement.lead), allLabel: t(($) => $.agreement.all) }
    : isConfirmation
      ? {
          title: t(($) => $.agreement.confirmation.title),
          lead: t(($) => $.agreement.confirmation.lead, {
            date: longDate(i18n.language, new Date(marketingSince ?? today)),
            company: t(($) => $.footer.lines.company),
          }),
          allLabel: t(($) => $.agreement.renewal.all),
          submitLabel: t(($) => $.common.ok),
        }
      : {
          title: t(($) => $.agreement.renewal.title),
          lead: t(($) => $.agreement.renewal.lead),
          allLabel: t(($) => $.agreement.renewal.all),
        };
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
        isConfirmation ? undefined : (
          <Button variant="secondary" onClick={onLogout}>
            {t(($) => $.agreement.renewal.logout)}
          </Button>
        )
      }
      onEvent={actor.send}
      {...{ ticked, failure, onDocument }}
    />
  );
}
