import { type SyntheticEvent, useEffect, useRef } from 'react';
import { AUTH_CODE_LENGTH } from '../../../contract/limits.ts';
import { shapeAuthCode } from '../../../contract/values/auth-code.ts';
import { afterPress } from './after-press.ts';
import styles from './code-field.module.css';
import { shapedInput } from './composition.ts';
import { Field, type FieldTexts } from './field.tsx';
import { type FieldValue, useFieldValue } from './field-value.ts';
import { useReadControl } from './read-controls.ts';

export interface CodeFieldProps extends FieldTexts {
  id?: string;
  name?: string;
  value: string | FieldValue<string>;
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** Ids of what is told of the field beside its own texts. */
  describedBy?: string | undefined;
  /** The last character came: typed, pasted or filled in. Not again for the same code. */
  onComplete?: ((code: string) => void) | undefined;
}

/** The person types at the end; a caret elsewhere would not be seen in the cells. A press into a wrong code selects it: behind it there is no room. */
function keepCaretAtEnd(event: SyntheticEvent<HTMLInputElement>) {
  const input = event.currentTarget;
  const end = input.value.length;
  if (input.selectionStart !== input.selectionEnd) return;
  if (end === AUTH_CODE_LENGTH && input.ariaInvalid === 'true') input.select();
  else if (input.selectionStart !== end) input.setSelectionRange(end, end);
}

/**
 * One input, laid unseen over the cells: so pasting, filling in from a message, and screen readers work as in any other input.
 * A code that is said to be wrong is selected: typing replaces it.
 */
export function CodeField(props: CodeFieldProps) {
  const { id, name = 'code', value: given, onChange, onBlur, onComplete, describedBy, ...texts } = props;
  const value = useFieldValue(given);
  const cells = Array.from({ length: AUTH_CODE_LENGTH }, (_, index) => ({ place: index + 1, character: value[index] ?? '' }));
  const completed = useRef('');
  const change = (code: string, composing: boolean) => {
    onChange(code);
    // What is composed may still become another letter.
    const complete = !composing && code.length === AUTH_CODE_LENGTH ? code : '';
    if (complete !== '' && complete !== completed.current) onComplete?.(complete);
    completed.current = complete;
  };
  const handlers = shapedInput(value, change, { transform: shapeAuthCode, max: AUTH_CODE_LENGTH });
  const input = useRef<HTMLInputElement>(null);
  const ref = useReadControl(handlers.reading, input);
  const { error } = texts;
  useEffect(() => {
    // What is typed of a code that is not complete is gone on with.
    if (error !== undefined && input.current?.value.length === AUTH_CODE_LENGTH) input.current.select();
  }, [error]);
  return (
    <Field {...texts} id={id} describedBy={describedBy}>
      {(control) => (
        <div className={styles.code}>
          <input
            {...control}
            ref={ref}
            name={name}
            className={styles.codeInput}
            autoComplete="one-time-code"
            autoCapitalize="off"
            autoCorrect="off"
            spellCheck={false}
            inputMode="text"
            enterKeyHint="done"
            value={value}
            onChange={handlers.onChange}
            onCompositionEnd={handlers.onCompositionEnd}
            onSelect={keepCaretAtEnd}
            onBlur={(event) => {
              handlers.onBlur(event);
              const input = event.currentTarget;
              afterPress(() => input.isConnected && onBlur?.());
            }}
          />
          <ol className={styles.cells} aria-hidden="true">
            {cells.map(({ place, character }) => (
              <li key={place} data-current={place === Math.min(value.length + 1, AUTH_CODE_LENGTH)} data-invalid={control['aria-invalid']}>
                {character}
              </li>
            ))}
          </ol>
        </div>
      )}
    </Field>
  );
}
