import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { checkHandOverCode, groupedCode } from '#contract/values/hand-over-code.ts';
import { failureText } from '#src/i18n/failure-text.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Form } from '#src/ui/form/form.tsx';
import { TextField } from '#src/ui/form/text-field.tsx';
import { useForm } from '#src/ui/form/use-form.ts';
import { Lead } from '#src/ui/layout/card.tsx';
import type { HandOverApprovalProps } from './hand-over-approval-props.ts';

/** The code of the other screen, typed; what is wrong with it is said at the field (HAND-1). */
export function TypingStep({ actor }: Pick<HandOverApprovalProps, 'actor'>) {
  const { t } = useTranslation();
  const { code, failure } = useSelector(actor, (snapshot) => snapshot.context);
  const serverErrors = useMemo(() => (failure === null ? {} : { code: failureText(t, failure) }), [failure, t]);
  const form = useForm({
    initial: { code: code === null ? '' : groupedCode(code) },
    validate: (values) => (checkHandOverCode(values.code).ok ? {} : { code: t(($) => $.handOverApproval.unmet) }),
    onSubmit: (values) => {
      const checked = checkHandOverCode(values.code);
      if (checked.ok) actor.send({ type: 'CODE_SUBMITTED', code: checked.value });
    },
    busy: false,
    serverErrors,
  });
  return (
    <>
      <Lead>{t(($) => $.handOverApproval.typingLead)}</Lead>
      <Form {...form.props}>
        <TextField
          {...form.text('code')}
          label={t(($) => $.handOverApproval.codeLabel)}
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="done"
          required
        />
        <Button
          type="submit"
          unavailable={form.valid ? undefined : t(($) => $.handOverApproval.unmet)}
          onUnavailableClick={form.revealErrors}
        >
          {t(($) => $.handOverApproval.continue)}
        </Button>
      </Form>
    </>
  );
}
