import { useSelector } from '@xstate/react';
import { type ReactNode, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { AGREEMENT_ITEMS, type AgreementItem, isRequired } from '../../../contract/agreement-items.ts';
import type { DocumentName } from '../../../contract/documents.ts';
import type { agreementMachine } from '../../../machines/agreement/agreement.machine.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { AgreeAll } from '../../ui/form/agree-all.tsx';
import { Form } from '../../ui/form/form.tsx';
import { Lead } from '../../ui/layout/card.tsx';
import { Notice } from '../../ui/layout/notice.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { dotted } from '../state-name.ts';
import { MarketingNotice } from './marketing-notice.tsx';
import { missingText } from './missing-text.ts';
import { ViewButton } from './view-button.tsx';

export interface AgreementProps {
  actor: ActorRefFrom<typeof agreementMachine>;
  /** Opens the text of an item above this popup. */
  onDocument: (document: DocumentName) => void;
  /** The day of the consent, by the server's clock. */
  today: Date;
  /** Stands above the rest: the sign-up goes on where it was left. */
  takenUp?: ReactNode;
}

/** What has to be agreed to before an account is made (AGR-1 to AGR-3). */
export function Agreement({ actor, onDocument, today, takenUp }: AgreementProps) {
  const { t } = useTranslation();
  const formId = useId();
  const form = useRef<HTMLDivElement>(null);
  const value = useSelector(actor, (snapshot) => snapshot.value);
  const { ticked, failure } = useSelector(actor, (snapshot) => snapshot.context);
  const missing = AGREEMENT_ITEMS.filter((item) => isRequired(item) && !ticked.includes(item));
  const state = dotted(value);

  const agree = () => {
    actor.send({ type: 'AGREED' });
    form.current?.querySelector<HTMLInputElement>(`input[name="${missing[0]}"]`)?.focus();
  };

  return (
    <Dialog
      title={t(($) => $.agreement.title)}
      flow="agreement"
      state={state}
      onClose={() => actor.send({ type: 'CLOSED' })}
      onBack={() => actor.send({ type: 'BACK' })}
      footer={
        <Stack>
          {value === 'noticingMarketing' && <MarketingNotice today={today} />}
          <Button
            type="submit"
            form={formId}
            unavailable={missing.length > 0 ? t(($) => $.agreement.unmet) : undefined}
            reasonVisible={failure === null}
            onUnavailableClick={agree}
          >
            {t(($) => $.agreement.submit)}
          </Button>
        </Stack>
      }
    >
      {takenUp}
      <Lead>{t(($) => $.agreement.lead)}</Lead>
      <Form id={formId} onSubmit={agree}>
        <div ref={form}>
          <AgreeAll
            legend={t(($) => $.agreement.title)}
            allLabel={t(($) => $.agreement.all)}
            items={AGREEMENT_ITEMS.map((item) => ({
              name: item,
              label: t(($) => $.agreement.items[item]),
              required: isRequired(item),
              action: <ViewButton item={item} onDocument={onDocument} />,
            }))}
            checked={checkedOf(ticked)}
            onChange={(item) => actor.send({ type: 'ITEM_TOGGLED', item })}
            onChangeAll={() => actor.send({ type: 'ALL_TOGGLED' })}
          />
        </div>
        {failure !== null && (
          <Notice tone="error" role="alert">
            {missingText(t, missing)}
          </Notice>
        )}
      </Form>
    </Dialog>
  );
}

const checkedOf = (ticked: readonly AgreementItem[]) =>
  Object.fromEntries(AGREEMENT_ITEMS.map((item) => [item, ticked.includes(item)])) as Record<AgreementItem, boolean>;
