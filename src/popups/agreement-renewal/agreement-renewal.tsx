import { useSelector } from '@xstate/react';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { AGREEMENT_ITEMS, type AgreementItem } from '../../../contract/agreement-items.ts';
import type { DocumentName } from '../../../contract/documents.ts';
import type { agreementRenewalMachine } from '../../../machines/agreement-renewal/agreement-renewal.machine.ts';
import { failureText } from '../../i18n/failure-text.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { AgreeAll } from '../../ui/form/agree-all.tsx';
import { Form } from '../../ui/form/form.tsx';
import { Lead } from '../../ui/layout/card.tsx';
import { Notice } from '../../ui/layout/notice.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { missingText } from '../agreement/missing-text.ts';
import { ViewButton } from '../agreement/view-button.tsx';

export interface AgreementRenewalProps {
  actor: ActorRefFrom<typeof agreementRenewalMachine>;
  /** Opens the text of an item above this popup. */
  onDocument: (document: DocumentName) => void;
  /** Who does not agree logs out, by the flow that asks first. */
  onLogout: () => void;
}

/** AGR-5: what is due is agreed to before the person goes on; it cannot be closed. */
export function AgreementRenewal({ actor, onDocument, onLogout }: AgreementRenewalProps) {
  const { t } = useTranslation();
  const formId = useId();
  const form = useRef<HTMLDivElement>(null);
  const value = useSelector(actor, (snapshot) => snapshot.value);
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const { due, isFirst, ticked, failure } = useSelector(actor, (snapshot) => snapshot.context);
  const missing = due.filter((item) => !ticked.includes(item));
  const { title, lead } = isFirst
    ? { title: t(($) => $.agreement.title), lead: t(($) => $.agreement.lead) }
    : { title: t(($) => $.agreement.renewal.title), lead: t(($) => $.agreement.renewal.lead) };

  const agree = () => {
    actor.send({ type: 'AGREED' });
    form.current?.querySelector<HTMLInputElement>(`input[name="${missing[0]}"]`)?.focus();
  };

  return (
    <Dialog
      title={title}
      flow="agreementRenewal"
      state={value}
      busy={busy}
      footer={
        <Stack>
          <Button
            type="submit"
            form={formId}
            busy={busy}
            unavailable={missing.length > 0 ? t(($) => $.agreement.unmet) : undefined}
            reasonVisible={failure === null}
            onUnavailableClick={agree}
          >
            {t(($) => $.agreement.submit)}
          </Button>
          <Button variant="secondary" onClick={onLogout}>
            {t(($) => $.agreement.renewal.logout)}
          </Button>
        </Stack>
      }
    >
      <Lead>{lead}</Lead>
      <Form id={formId} onSubmit={agree}>
        <div ref={form}>
          <AgreeAll
            legend={title}
            allLabel={t(($) => $.agreement.renewal.all)}
            items={due.map((item) => ({
              name: item,
              label: t(($) => $.agreement.items[item]),
              required: true,
              action: <ViewButton item={item} onDocument={onDocument} />,
            }))}
            checked={checkedOf(ticked)}
            onChange={(item) => actor.send({ type: 'ITEM_TOGGLED', item })}
            onChangeAll={() => actor.send({ type: 'ALL_TOGGLED' })}
          />
        </div>
        {failure !== null && (
          <Notice tone="error" role="alert">
            {failure.code === 'agreementMissing' ? missingText(t, missing) : failureText(t, failure)}
          </Notice>
        )}
      </Form>
    </Dialog>
  );
}

const checkedOf = (ticked: readonly AgreementItem[]) =>
  Object.fromEntries(AGREEMENT_ITEMS.map((item) => [item, ticked.includes(item)])) as Record<AgreementItem, boolean>;
