import { type KeyboardEvent, memo, useRef, useState } from 'react';
import { PASSWORD_MAX, PASSWORD_MIN } from '../../../contract/limits.ts';
import { IconButton } from '../button/icon-button.tsx';
import { EyeIcon, EyeOffIcon, WarningIcon } from '../icons/icons.tsx';
import { useUiTexts } from '../texts.tsx';
import styles from './field.module.css';
import { TextField, type TextFieldProps } from './text-field.tsx';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'trailing' | 'transform' | 'autoComplete'> {
  /** current to sign in; new where one is chosen: the browser then offers to make one by our rules. */
  autoComplete: 'current-password' | 'new-password';
}

/** What a password manager must know to make one that we take (VAL-4); WebKit's `passwordrules`. */
const RULES = `minlength: ${PASSWORD_MIN}; maxlength: ${PASSWORD_MAX}; required: lower; required: digit; required: special;`;

/** Show and hide keep the caret; pasting is never blocked; Caps Lock is pointed out. */
export const PasswordField = memo(function PasswordField({ extra, onKeyDown, onKeyUp, onBlur, ...props }: PasswordFieldProps) {
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
      {...(props.autoComplete === 'new-password' && { passwordrules: RULES })}
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
