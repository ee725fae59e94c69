import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Failure, FailureCode } from '#machines/failures.ts';
import { failureText } from '#src/i18n/failure-text.ts';

interface ShownFailure<Field extends string> {
  /** About the value of the field, for the field: `serverErrors` of useForm. */
  readonly atField: { readonly [Name in Field]?: string };
  /** About anything else, for a notice. */
  readonly notice: string | undefined;
}

/** What a failure says, and where. Each failure makes a new object, so that a form heeds the second "wrong" as well as the first. */
export function useFailure<Field extends string>(
  failure: Failure | null,
  field: Field,
  codesOfField: readonly FailureCode[],
): ShownFailure<Field> {
  const { t } = useTranslation();
  return useMemo(() => {
    if (failure === null) return { atField: {}, notice: undefined };
    const text = failureText(t, failure);
    if (!codesOfField.includes(failure.code)) return { atField: {}, notice: text };
    return { atField: { [field]: text } as { [Name in Field]: string }, notice: undefined };
  }, [failure, field, codesOfField, t]);
}
