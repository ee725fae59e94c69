import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { checkAuthCode } from '#contract/values/auth-code.ts';
import { useForm } from '#src/ui/form/use-form.ts';
import { authCodeIssueText } from './field-issues.ts';

interface CodeFormOptions {
  onSubmit: (code: string) => void;
  busy: boolean;
  serverErrors?: { readonly code?: string } | undefined;
}

/** A form with a mailed code alone, which sends itself with the last character; what is no code is said at once (VAL-5). */
export function useCodeForm({ onSubmit, busy, serverErrors }: CodeFormOptions) {
  const { t } = useTranslation();
  const submit = (code: string) => {
    const checked = checkAuthCode(code);
    if (checked.ok) onSubmit(checked.value);
  };
  const form = useForm({
    initial: { code: '' },
    validate: (values) => {
      const checked = checkAuthCode(values.code);
      return { code: checked.ok ? undefined : authCodeIssueText(t, checked.issue) };
    },
    onSubmit: (values) => submit(values.code),
    busy,
    serverErrors,
  });

  const [noCode, setNoCode] = useState(false);
  const field = form.text('code');
  const checked = checkAuthCode(form.read().code);
  // At once, and not when the field is left: a person who types on in Hangul or kana finds no letter in the cells that they know.
  const issue = noCode ? 'notFound' : !checked.ok && checked.issue === 'alphabet' ? 'alphabet' : undefined;
  const change = (value: string) => {
    setNoCode(false);
    field.onChange(value);
  };
  const error = issue === undefined ? field.error : authCodeIssueText(t, issue);
  return { form, submit, change, field: { ...field, onChange: change, onComplete: submit, onNoCode: () => setNoCode(true), error } };
}
