import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { suggestEmail } from '#contract/values/suggest-email.ts';
import { TextButton } from '../ui/button/text-button.tsx';
import { type FieldValue, useFieldValue } from '../ui/form/field-value.ts';

/** The field asks a person who types only after this pause, in ms: `gmail.co` is on its way to `gmail.com`. */
export const SUGGESTION_PAUSE = 700;

export interface EmailSuggestionProps {
  value: FieldValue<string>;
  /** Id of the field: it has the focus after the press that takes the suggestion and with it the button away. */
  fieldId: string;
  onTake: (email: string) => void;
}

/** "Did you mean minji@gmail.com?", where a slip in the domain is likely: one press takes it, and nothing is refused for it (VAL-3). */
export function EmailSuggestion({ value, fieldId, onTake }: EmailSuggestionProps) {
  const { t } = useTranslation();
  const typed = useFieldValue(value);
  const [rested, setRested] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setRested(typed), SUGGESTION_PAUSE);
    return () => clearTimeout(timer);
  }, [typed]);
  const suggestion = rested === typed ? suggestEmail(typed) : null;
  return (
    <div role="status">
      {suggestion !== null && (
        <TextButton
          onClick={() => {
            onTake(suggestion);
            document.getElementById(fieldId)?.focus();
          }}
        >
          {t(($) => $.fields.email.suggestion, { email: suggestion })}
        </TextButton>
      )}
    </div>
  );
}
