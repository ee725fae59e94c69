import { type KeyboardEvent, memo, useRef, useState } from 'react';
import {
  DEFAULT_PASSWORD_POLICY,
  isTypable,
  PASSWORD_CONTENTS,
  type PasswordContent,
  type PasswordPolicy,
} from '#contract/values/password.ts';
import { IconButton } from '../button/icon-button.tsx';
import { EyeIcon, EyeOffIcon, WarningIcon } from '../icons/icons.tsx';
import { useUiTexts } from '../texts.tsx';
import styles from './field.module.css';
import { useFieldValue } from './field-value.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'trailing' | 'transform' | 'autoComplete'> {
  /** current to sign in; new where one is chosen: the browser then offers to make one by our rules. */
  autoComplete: 'current-password' | 'new-password';
  /** What a new one has to be; VAL-4 where nothing is said. */
  policy?: PasswordPolicy;
}

/**
 * What a password manager must know to make one that we take (VAL-4): WebKit's `passwordrules`. Its `special` has the space, which is none to us,
 * so the characters are named. `minlength` is for the browsers without it. No `maxlength`: that would cut a pasted password without a word.
 */
const CLASSES: Readonly<Record<PasswordContent, string>> = {
  lowercase: 'lower',
  uppercase: 'upper',
  digit: 'digit',
  special: '[-!#$%&*+?@_]',
};
const managerRules = ({ min, max, rules }: PasswordPolicy): string => {
  const required = rules.map((rule) => `required: ${CLASSES[rule]}; `).join('');
  const others = PASSWORD_CONTENTS.filter((rule) => !rules.includes(rule)).map((rule) => CLASSES[rule]);
  return `minlength: ${min}; maxlength: ${max}; ${required}${others.length === 0 ? '' : `allowed: ${others.join(', ')};`}`.trim();
};

/** Drawn anew by each letter, the field around it is not. */
function OtherKeyboard({ value }: Pick<TextFieldProps, 'value'>) {
  const { otherKeyboard } = useUiTexts();
  return (
    !isTypable(useFieldValue(value)) && (
      <p className={styles.caps}>
        <WarningIcon size={16} />
        {otherKeyboard}
      </p>
    )
  );
}

/** Show and hide keep the caret; pasting is never blocked; Caps Lock is pointed out. */
export const PasswordField = memo(function PasswordField({
  extra,
  onKeyDown,
  onKeyUp,
  onBlur,
  policy = DEFAULT_PASSWORD_POLICY,
  ...props
}: PasswordFieldProps) {
  const texts = useUiTexts();
  const input = useRef<HTMLInputElement>(null);
  const [shown, setShown] = useState(false);
  // A new password has a second field, and that a button of its own.
  const named = (text: string) => (props.autoComplete === 'new-password' ? `${text} (${props.label})` : text);
  const [capsLock, setCapsLock] = useState(false);

  const heed = (event: KeyboardEvent<HTMLInputElement>) => setCapsLock(event.getModifierState('CapsLock'));
  const toggle = () => {
    const { selectionStart, selectionEnd } = input.current ?? {};
    setShown(!shown);
    // A change of type puts the caret at the start.
    requestAnimationFrame(() => {
      if (selectionStart != null && selectionEnd != null) input.current?.setSelectionRange(selectionStart, selectionEnd);
    });
  };

  return (
    <TextField
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...props}
      {...(props.autoComplete === 'new-password' && { passwordrules: managerRules(policy), minLength: policy.min })}
      inputRef={input}
      type={shown ? 'text' : 'password'}
      onKeyDown={(event) => {
        heed(event);
        onKeyDown?.(event);
      }}
      onKeyUp={(event) => {
        heed(event);
        onKeyUp?.(event);
      }}
      onBlur={(event) => {
        setCapsLock(false);
        onBlur?.(event);
      }}
      trailing={
        <IconButton
          label={named(shown ? texts.hidePassword : texts.showPassword)}
          data-event={`show ${props.name}`}
          aria-pressed={shown}
          onClick={toggle}
        >
          {shown ? <EyeOffIcon size={22} /> : <EyeIcon size={22} />}
        </IconButton>
      }
      extra={
        <>
          <div role="status">
            <OtherKeyboard value={props.value} />
            {capsLock && (
              <p className={styles.caps}>
                <WarningIcon size={16} />
                {texts.capsLock}
              </p>
            )}
          </div>
          {extra}
        </>
      }
    />
  );
});
