import { useSelector } from '@xstate/react';
import type { TFunction } from 'i18next';
import { useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { UVRS_ID_MAX, UVRS_ID_MIN } from '#contract/limits.ts';
import { checkUvrsId, normalizeUvrsId, shapeUvrsId } from '#contract/values/uvrs-id.ts';
import { failureText } from '#src/i18n/failure-text.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { useFieldValue } from '#src/ui/form/field-value.ts';
import { Form } from '#src/ui/form/form.tsx';
import { useLastTyped } from '#src/ui/form/last-typed.ts';
import { type Rule, RuleList } from '#src/ui/form/rule-list.tsx';
import { TextField } from '#src/ui/form/text-field.tsx';
import { useForm } from '#src/ui/form/use-form.ts';
import { Lead } from '#src/ui/layout/card.tsx';
import { dotted } from '../state-name.ts';
import { useSuccess } from '../success/use-success.ts';
import { IdAlert } from './id-alert.tsx';
import styles from './id-change.module.css';
import type { IdChangeProps } from './id-change-props.ts';

/** The new ID with its rules as it is typed. What is wrong with one that is submitted, the flow says by an alert (ERR-29, ERR-30). */
export function IdForm({ actor }: IdChangeProps) {
  const { t } = useTranslation();
  useSuccess(actor);
  const rulesId = useId();
  const state = useSelector(actor, (snapshot) => dotted(snapshot.value));
  const current = useSelector(actor, (snapshot) => snapshot.context.current);
  const typed = useSelector(actor, (snapshot) => snapshot.context.typed);
  const failure = useSelector(actor, (snapshot) => snapshot.context.failure);
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const alerting = useSelector(actor, (snapshot) => snapshot.hasTag('alert'));
  // After an alert it stays at the field, until it is edited.
  const serverErrors = useMemo(() => (failure === null || alerting ? {} : { uvrsId: failureText(t, failure) }), [failure, alerting, t]);

  const form = useForm({
    initial: { uvrsId: typed },
    // The flow judges: each wrong ID has an alert of its own.
    validate: () => ({}),
    onSubmit: ({ uvrsId }) => actor.send({ type: 'UVRS_ID_SUBMITTED', uvrsId: normalizeUvrsId(uvrsId) }),
    busy,
    serverErrors,
  });
  useLastTyped('uvrsId', form.value('uvrsId'));
  const uvrsId = useFieldValue(form.value('uvrsId'));
  const rules = idRules(t, uvrsId, current);

  return (
    <>
      <Dialog
        title={t(($) => $.idChange.title)}
        flow="idChange"
        state={state}
        busy={busy}
        initialFocus="field"
        onClose={() => actor.send({ type: 'CLOSED' })}
        footer={
          <Button
            type="submit"
            form={form.id}
            busy={busy}
            unavailable={rules.every(({ met }) => met) ? undefined : t(($) => $.idChange.unmet)}
            onUnavailableClick={form.props.onSubmit}
          >
            {t(($) => $.common.save)}
          </Button>
        }
      >
        <Lead>{current === '' ? t(($) => $.idChange.none) : t(($) => $.idChange.current, { uvrsId: current })}</Lead>
        <Form {...form.props}>
          <TextField
            {...form.text('uvrsId')}
            label={t(($) => $.idChange.label)}
            prefix="@"
            counterMax={UVRS_ID_MAX}
            transform={shapeUvrsId}
            cutAt={UVRS_ID_MAX}
            autoComplete="off"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="done"
            required
            aria-describedby={rulesId}
            extra={
              <div className={styles.rules}>
                <RuleList id={rulesId} rules={rules} />
              </div>
            }
          />
        </Form>
      </Dialog>
      <IdAlert actor={actor} />
    </>
  );
}

/** What a new ID has to fulfil (VAL-2, PROF-3). All are met exactly when it can be saved. */
function idRules(t: TFunction, typed: string, current: string): readonly Rule[] {
  const value = normalizeUvrsId(typed);
  const checked = checkUvrsId(typed);
  return [
    { id: 'length', label: t(($) => $.idChange.rules.length), met: value.length >= UVRS_ID_MIN },
    { id: 'different', label: t(($) => $.idChange.rules.different), met: value !== '' && value !== current },
    { id: 'alphabet', label: t(($) => $.idChange.rules.alphabet), met: checked.ok || checked.issue === 'tooShort' },
  ];
}
