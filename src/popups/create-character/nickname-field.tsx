import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { NICKNAME_MAX } from '#contract/limits.ts';
import type { createCharacterMachine } from '#machines/create-character/create-character.machine.ts';
import { failureText } from '#src/i18n/failure-text.ts';
import { IconButton } from '#src/ui/button/icon-button.tsx';
import { TextField } from '#src/ui/form/text-field.tsx';
import type { FieldBinding } from '#src/ui/form/use-form.ts';
import { DiceIcon } from '#src/ui/icons/icons.tsx';
import { announce } from '#src/ui/status/status-store.ts';
import { CheckButton } from './check-button.tsx';
import styles from './create-character.module.css';

export interface NicknameFieldProps {
  actor: ActorRefFrom<typeof createCharacterMachine>;
  binding: FieldBinding;
  /** The value that the server is given for what stands in the field; null where that is not valid. */
  accept: (raw: string) => string | null;
  /** A random nickname was made up and stands in the field now. */
  onSuggested: (nickname: string) => void;
}

/** VAL-1, with a dice for a random one (AGR-4) and what the server says about it (API-10). */
export function NicknameField({ actor, binding, accept, onSuggested }: NicknameFieldProps) {
  const { t } = useTranslation();
  const failure = useSelector(actor, (snapshot) => snapshot.context.nicknameFailure);
  const state = useSelector(actor, ({ value }) => (typeof value === 'object' ? value.filling.nickname : undefined));
  const label = t(($) => $.fields.nickname.label);

  useSuggestions(actor, (suggested) => {
    onSuggested(suggested);
    announce(t(($) => $.createCharacter.suggested, { nickname: suggested }));
  });

  return (
    <TextField
      room={3}
      {...binding}
      label={label}
      hint={t(($) => $.fields.nickname.hint)}
      counterMax={NICKNAME_MAX}
      autoComplete="nickname"
      autoCapitalize="none"
      spellCheck={false}
      enterKeyHint="next"
      className={styles.withDiceAndCheck}
      error={failure === null ? binding.error : failureText(t, failure)}
      pending={state === 'checking' || state === 'suggesting' ? t(($) => $.createCharacter[state]) : undefined}
      success={state === 'verified' ? t(($) => $.createCharacter.nicknameAvailable) : undefined}
      onChange={(value) => {
        binding.onChange(value);
        actor.send({ type: 'NICKNAME_EDITED', nickname: accept(value) });
      }}
      onBlur={() => {
        binding.onBlur();
        actor.send({ type: 'NICKNAME_LEFT' });
      }}
      trailing={
        <span className={styles.actions}>
          <IconButton label={t(($) => $.createCharacter.suggest)} onClick={() => actor.send({ type: 'NICKNAME_SUGGESTION_REQUESTED' })}>
            <DiceIcon />
          </IconButton>
          <CheckButton
            field={label}
            verified={state === 'verified'}
            available={t(($) => $.createCharacter.nicknameAvailable)}
            onClick={() => {
              const nickname = accept(binding.value.get());
              if (nickname !== null) actor.send({ type: 'NICKNAME_CHECK_REQUESTED', nickname });
            }}
          />
        </span>
      }
    />
  );
}

/** Tells of each nickname that the machine made up, the same one twice as well. */
function useSuggestions(actor: ActorRefFrom<typeof createCharacterMachine>, onSuggested: (nickname: string) => void): void {
  const latest = useRef(onSuggested);
  useEffect(() => {
    latest.current = onSuggested;
  });
  useEffect(() => {
    let suggesting = false;
    const subscription = actor.subscribe((snapshot) => {
      if (suggesting && snapshot.matches({ filling: { nickname: 'checking' } })) latest.current(snapshot.context.nickname);
      suggesting = snapshot.matches({ filling: { nickname: 'suggesting' } });
    });
    return () => subscription.unsubscribe();
  }, [actor]);
}
