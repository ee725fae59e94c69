import type { InputHTMLAttributes, ReactNode, RefObject } from 'react';
import { lengthOf } from '#contract/values/checked.ts';
import { classes } from '../classes.ts';
import { afterPress } from './after-press.ts';
import { shapedInput } from './composition.ts';
import styles from './field.module.css';
import { type ControlProps, Field, type FieldTexts } from './field.tsx';
import { type FieldValue, useFieldValue } from './field-value.ts';
import { useReadControl } from './read-controls.ts';

type NativeProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange' | 'prefix' | 'aria-invalid'>;

export interface TextFieldProps extends NativeProps, FieldTexts {
  value: string | FieldValue<string>;
  onChange: (value: string) => void;
  /** Shows "7/15" by the characters that people see. Says nothing more: the error tells when it is too much. */
  counterMax?: number;
  /** A sign before the value: "@". */
  prefix?: ReactNode;
  /** A button at the end: show, dice, check. */
  trailing?: ReactNode;
  /** Below the message: the rules of a password. */
  extra?: ReactNode;
  /** Brings the value into shape (lower case, no spaces) as it is typed, but never amid a composition of Hangul or kana. */
  transform?: ((text: string) => string) | undefined;
  /** With `transform`: the characters that are taken. */
  cutAt?: number;
  inputRef?: RefObject<HTMLInputElement | null>;
}

export function TextField(props: TextFieldProps) {
  const { label, hideLabel, hint, error, success, pending, optional, room = 1, extra, counterMax, id, className, ...others } = props;
  const texts = { label, hint, error, success, pending, room, ...(hideLabel && { hideLabel }), ...(optional && { optional }) };
  return (
    <Field
      {...texts}
      id={id}
      className={className}
      extra={extra}
      describedBy={others['aria-describedby']}
      counter={counterMax === undefined ? undefined : <Count value={others.value} max={counterMax} />}
    >
      {(control) => <Box {...others} control={control} />}
    </Field>
  );
}

function Count({ value, max }: { readonly value: TextFieldProps['value']; readonly max: number }) {
  return `${lengthOf(useFieldValue(value))}/${max}`;
}

type BoxProps = Omit<TextFieldProps, keyof FieldTexts | 'counterMax' | 'extra'> & { readonly control: ControlProps };

/** What a letter draws anew: not the texts around it. */
function Box({ control, value: given, onChange, prefix, trailing, transform, cutAt, inputRef, ...native }: BoxProps) {
  const { onCompositionEnd, onBlur, ...rest } = native;
  const value = useFieldValue(given);
  const handlers = shapedInput(value, onChange, transform && { transform, max: cutAt });
  const [ref, shown] = useReadControl(handlers.reading, inputRef);
  return (
    <div className={classes(styles.box, prefix !== undefined && styles.prefixed)}>
      {prefix !== undefined && (
        <span className={styles.prefix} aria-hidden="true">
          {prefix}
        </span>
      )}
      <input
        type="text"
        {...rest}
        {...control}
        ref={ref}
        className={styles.input}
        data-trailing={trailing !== undefined}
        value={shown}
        onChange={handlers.onChange}
        onCompositionEnd={(event) => {
          onCompositionEnd?.(event);
          handlers.onCompositionEnd(event);
        }}
        onBlur={(event) => {
          handlers.onBlur(event);
          const input = event.currentTarget;
          afterPress(() => input.isConnected && onBlur?.(event));
        }}
      />
      {trailing !== undefined && <span className={styles.trailing}>{trailing}</span>}
    </div>
  );
}
