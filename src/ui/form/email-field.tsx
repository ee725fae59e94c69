import { memo } from 'react';
import { EMAIL_MAX } from '#contract/limits.ts';
import { shapeEmail } from '#contract/values/email-text.ts';
import { useLastTyped } from './last-typed.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';

/** LOGIN-2: lowercased, and without what was pasted with it. Known to password managers as the user name, and to soft keyboards as an address. */
export const EmailField = memo(function EmailField(props: Omit<TextFieldProps, 'type' | 'transform' | 'inputMode'>) {
  useLastTyped('email', props.value);
  return (
    <TextField
      name="email"
      autoComplete="username"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      enterKeyHint="next"
      maxLength={EMAIL_MAX}
      {...props}
      type="email"
      inputMode="email"
      transform={shapeEmail}
    />
  );
});
