import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { UVRS_ID_MAX } from '#contract/limits.ts';
import { shapeUvrsId } from '#contract/values/uvrs-id.ts';
import { failureText } from '#src/i18n/failure-text.ts';
import { TextField } from '#src/ui/form/text-field.tsx';
import { CheckButton } from './check-button.tsx';
import styles from './create-character.module.css';
import type { NicknameFieldProps } from './nickname-field.tsx';

export type UvrsIdFieldProps = Omit<NicknameFieldProps, 'onSuggested'>;

/** VAL-2, and what the server says about it (API-9). */
export function UvrsIdField({ actor, binding, accept }: UvrsIdFieldProps) {
  const { t } = useTranslation();
  const failure = useSelector(actor, (snapshot) => snapshot.context.uvrsIdFailure);
  const state = useSelector(actor, ({ value }) => (typeof value === 'object' ? value.filling.uvrsId : undefined));
  const label = t(($) => $.fields.uvrsId.label);
  return (
    <TextField
      room={2}
      {...binding}
      label={label}
      prefix="@"
      hint={t(($) => $.createCharacter.idHint, { rule: t(($) => $.fields.uvrsId.hint) })}
      counterMax={UVRS_ID_MAX}
      transform={shapeUvrsId}
      cutAt={UVRS_ID_MAX}
      autoComplete="off"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      enterKeyHint="done"
      className={styles.withCheck}
      error={failure === null ? binding.error : failureText(t, failure)}
      pending={state === 'checking' ? t(($) => $.createCharacter.checking) : undefined}
      success={state === 'verified' ? t(($) => $.createCharacter.idAvailable) : undefined}
      onChange={(value) => {
        binding.onChange(value);
        actor.send({ type: 'UVRS_ID_EDITED', uvrsId: accept(value) });
      }}
      onBlur={() => {
        binding.onBlur();
        actor.send({ type: 'UVRS_ID_LEFT' });
      }}
      trailing={
        <CheckButton
          field={label}
          verified={state === 'verified'}
          available={t(($) => $.createCharacter.idAvailable)}
          onClick={() => {
            const uvrsId = accept(binding.value.get());
            if (uvrsId !== null) actor.send({ type: 'UVRS_ID_CHECK_REQUESTED', uvrsId });
          }}
        />
      }
    />
  );
}
