import { type ChangeEvent, type ClipboardEvent, type SyntheticEvent, useEffect, useRef } from 'react';
import { AUTH_CODE_LENGTH } from '#contract/limits.ts';
import { hasNoAuthCode, shapeAuthCode } from '#contract/values/auth-code.ts';
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
  /** Ids of texts that describe the field beside its own. */
  describedBy?: string | undefined;
  /** The last character came: typed, pasted or filled in. Not again for the same code. */
  onComplete?: ((code: string) => void) | undefined;
  /** A text that has no code in it was pasted or filled in: it is not taken. */
  onNoCode?: (() => void) | undefined;
}

/** The person types at the end; a caret elsewhere would not be seen in the cells. A press into a wrong code selects it: behind it there is no room. */
function keepCaretAtEnd(event: SyntheticEvent<HTMLInputElement>) {
  const input = event.currentTarget;
  const end = input.value.length;
  if (input.selectionStart !== input.selectionEnd) return;
  if (end === AUTH_CODE_LENGTH && input.ariaInvalid === 'true') input.select();
  else if (input.selectionStart !== end) input.setSelectionRange(end, end);
}

/** What was put there at once, by a program or a drop; null where a person types. */
function insertedInto(before: string, { target, nativeEvent }: ChangeEvent<HTMLInputElement>): string | null {
  if ('isComposing' in nativeEvent && nativeEvent.isComposing === true) return null;
  const after = target.value;
  if (after.length - before.length <= 1) return null;
  return after.startsWith(before) ? after.slice(before.length) : after;
}

/**
 * One input, laid unseen over the cells: so pasting, filling in from a message, and screen readers work as in any other input.
 * The field selects a code that the server calls wrong: typing replaces it.
 */
export function CodeField(props: CodeFieldProps) {
  const { id, name = 'code', value: given, onChange, onBlur, onComplete, onNoCode, describedBy, ...texts } = props;
  const value = useFieldValue(given);
  // The cells show the keys while a syllable is composed: two letters make one.
  const characters = [...shapeAuthCode(value)];
  const cells = Array.from({ length: AUTH_CODE_LENGTH }, (_, index) => ({ place: index + 1, character: characters[index] ?? '' }));
  const completed = useRef('');
  const change = (code: string, composing: boolean) => {
    onChange(code);
    // What is composed may still become another letter.
    const complete = !composing && code.length === AUTH_CODE_LENGTH ? code : '';
    if (complete !== '' && complete !== completed.current) onComplete?.(complete);
    completed.current = complete;
  };
  const handlers = shapedInput(value, change, { transform: shapeAuthCode, max: AUTH_CODE_LENGTH });
  /** Whether this was more than typing. `text`: what was put there, which takes the place of what stood in the field if it is a code. */
  const insert = (text: string): boolean => {
    const shaped = shapeAuthCode(text);
    if (hasNoAuthCode(text)) onNoCode?.();
    else if (shaped.length === AUTH_CODE_LENGTH) change(shaped, false);
    else return false;
    return true;
  };
  const input = useRef<HTMLInputElement>(null);
  const [ref, shown] = useReadControl(handlers.reading, input);
  const { error } = texts;
  useEffect(() => {
    // What is typed of a code that is not complete is gone on with.
    if (error !== undefined && input.current?.value.length === AUTH_CODE_LENGTH) input.current.select();
  }, [error]);
  return (
    <Field room={3} {...texts} id={id} describedBy={describedBy}>
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
            value={shown}
            onPaste={(event: ClipboardEvent<HTMLInputElement>) => {
              // Before the input joins its lines.
              if (insert(event.clipboardData.getData('text'))) event.preventDefault();
            }}
            onChange={(event: ChangeEvent<HTMLInputElement>) => {
              const inserted = insertedInto(value, event);
              // What is not taken is not drawn either: React puts back what stood there.
              if (inserted === null || !insert(inserted)) handlers.onChange(event);
            }}
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
              <li
                key={place}
                data-current={place === Math.min(characters.length + 1, AUTH_CODE_LENGTH)}
                data-invalid={control['aria-invalid']}
              >
                {character}
              </li>
            ))}
          </ol>
        </div>
      )}
    </Field>
  );
}
