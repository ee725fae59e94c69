import type { TFunction } from 'i18next';
import { type ReactNode, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { AGREEMENT_ITEMS, type AgreementItem, isRequired } from '#contract/agreement-items.ts';
import type { DocumentName } from '#contract/documents.ts';
import { type Failure, failure as failureOf } from '#machines/failures.ts';
import { failureText } from '#src/i18n/failure-text.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Dialog, type DialogProps } from '#src/ui/dialog/dialog.tsx';
import { AgreeAll } from '#src/ui/form/agree-all.tsx';
import { Form } from '#src/ui/form/form.tsx';
import { Lead } from '#src/ui/layout/card.tsx';
import { Notice } from '#src/ui/layout/notice.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import { itemDetail } from './item-detail.tsx';
import { MarketingNotice } from './marketing-notice.tsx';
import { ViewButton } from './view-button.tsx';

type AgreementEvent =
  | { type: 'ITEM_TOGGLED'; item: AgreementItem }
  | { type: 'ALL_TOGGLED' }
  | { type: 'AGREED' }
  | { type: 'ALERT_CONFIRMED' }
  | { type: 'BACK' };

export interface AgreementDialogProps extends Pick<DialogProps, 'flow' | 'state' | 'onClose' | 'onBack'> {
  busy?: boolean;
  title: string;
  lead: string;
  allLabel: string;
  /** Default: agree and continue. */
  submitLabel?: string;
  items: readonly AgreementItem[];
  ticked: readonly AgreementItem[];
  failure: Failure | null;
  onEvent: (event: AgreementEvent) => void;
  /** Opens the text of an item above this popup; `item`: its box is not ticked yet. */
  onDocument: (document: DocumentName, item?: AgreementItem) => void;
  /** The notice of marketing stands above the list (AGR-3). */
  noticing: boolean;
  /** The day of the consent to marketing, by the server's clock. */
  today: Date;
  /** Stands above the rest. */
  above?: ReactNode;
  /** The other way on, below the button that agrees. */
  otherwise?: ReactNode;
}

/** Items to tick, each with its text, and one button that agrees to them (AGR-1 to AGR-3). */
export function AgreementDialog(props: AgreementDialogProps) {
  const {
    title,
    lead,
    allLabel,
    submitLabel,
    items,
    ticked,
    failure,
    onEvent,
    onDocument,
    noticing,
    today,
    above,
    otherwise,
    busy = false,
    ...dialog
  } = props;
  const { t } = useTranslation();
  const formId = useId();
  const form = useRef<HTMLDivElement>(null);
  const missing = items.filter((item) => isRequired(item) && !ticked.includes(item));

  const agree = () => {
    onEvent({ type: 'AGREED' });
    form.current?.querySelector<HTMLInputElement>(`input[name="${missing[0]}"]`)?.focus();
  };

  return (
    <>
      <Dialog
        title={title}
        busy={busy}
        {...dialog}
        footer={
          <Stack>
            <Button
              type="submit"
              form={formId}
              busy={busy}
              unavailable={missing.length > 0 ? t(($) => $.agreement.unmet) : undefined}
              reasonVisible={failure === null}
              reasonRoom={t(($) => $.agreement.unmet)}
              onUnavailableClick={agree}
            >
              {submitLabel ?? t(($) => $.agreement.submit)}
            </Button>
            {otherwise}
          </Stack>
        }
      >
        {above}
        <Lead>{lead}</Lead>
        <Form id={formId} onSubmit={agree}>
          <div ref={form}>
            <AgreeAll
              legend={t(($) => $.agreement.group)}
              allLabel={allLabel}
              items={items.map((item) => ({
                name: item,
                label: t(($) => $.agreement.items[item]),
                required: isRequired(item),
                detail: itemDetail(item),
                action: <ViewButton item={item} isTicked={ticked.includes(item)} onDocument={onDocument} />,
              }))}
              checked={checkedOf(ticked)}
              onChange={(item) => onEvent({ type: 'ITEM_TOGGLED', item })}
              onChangeAll={() => onEvent({ type: 'ALL_TOGGLED' })}
            />
          </div>
          {failure !== null && (
            <Notice tone="error" role="alert" about={failure}>
              {failure.code === 'agreementMissing' ? missingText(t, missing) : failureText(t, failure)}
            </Notice>
          )}
        </Form>
      </Dialog>
      {noticing && (
        <MarketingNotice
          flow={dialog.flow}
          state={dialog.state}
          today={today}
          onBack={() => onEvent({ type: 'BACK' })}
          onConfirm={() => onEvent({ type: 'ALERT_CONFIRMED' })}
        />
      )}
    </>
  );
}

const checkedOf = (ticked: readonly AgreementItem[]) =>
  Object.fromEntries(AGREEMENT_ITEMS.map((item) => [item, ticked.includes(item)])) as Record<AgreementItem, boolean>;

/** What keeps the person from going on. Only the age left: who is too young learns it here (VAL-7). */
const missingText = (t: TFunction, missing: readonly AgreementItem[]): string =>
  missing.length === 1 && missing[0] === 'age' ? t(($) => $.agreement.ageUnmet) : failureText(t, failureOf('agreementMissing'));
