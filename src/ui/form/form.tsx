import { type FormHTMLAttributes, type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { classes } from '../classes.ts';
import { afterEnter } from './enter-key.ts';
import styles from './field.module.css';
import { readControls, readOtherControls, useLatest } from './read-controls.ts';

export interface FormProps extends Omit<FormHTMLAttributes<HTMLFormElement>, 'onSubmit' | 'noValidate'> {
  onSubmit: () => void;
  /** A submit while something is under way is ignored. */
  busy?: boolean;
}

/**
 * A real form, so that Enter, password managers and soft keyboards know what to do. Our messages take the place of the browser's. Enter goes to
 * the next empty field, and sends the form when there is none.
 */
export function Form({ onSubmit, busy = false, className, children, ...rest }: FormProps) {
  const composing = useRef(false);
  const latest = useLatest({ onSubmit, busy });
  const element = useRef<HTMLFormElement>(null);
  // Letters from before the application was there.
  useLayoutEffect(() => {
    if (element.current !== null) readOtherControls(element.current, null);
  }, []);
  // React takes no notice of an event that a script makes where it has set the value by the control itself, as password managers of web views do.
  const noticed = useRef<Event | null>(null);
  useLayoutEffect(() => {
    const form = element.current;
    const stop = new AbortController();
    const read = (event: Event) => {
      if (event.isTrusted || composing.current) return;
      // React hears the event after this listener.
      queueMicrotask(() => noticed.current !== event && readControls(form));
    };
    for (const type of ['input', 'change'] as const) form?.addEventListener(type, read, { signal: stop.signal });
    return () => stop.abort();
  }, []);

  const keyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key !== 'Enter') return;
    // Enter that ends a composition (Hangul, kana) does nothing else; Safari reports it as 229, after the end of the composition.
    if (event.nativeEvent.isComposing || event.keyCode === 229 || composing.current) return event.preventDefault();
    const next = afterEnter(event.currentTarget, event.target);
    if (next === null) return;
    event.preventDefault();
    // A key that is held down moves once.
    if (!event.repeat) next.focus();
  };

  return (
    <form
      {...rest}
      ref={element}
      noValidate
      className={classes(styles.form, className)}
      onCompositionStart={() => {
        composing.current = true;
      }}
      onCompositionEnd={() => {
        composing.current = false;
      }}
      onKeyDown={keyDown}
      onChangeCapture={(event) => {
        noticed.current = event.nativeEvent;
        readOtherControls(event.currentTarget, event.target);
      }}
      onFocusCapture={(event) => readOtherControls(event.currentTarget, null)}
      onBlurCapture={(event) => readOtherControls(event.currentTarget, null)}
      onSubmit={(event) => {
        event.preventDefault();
        // A form in a nested dialog is a child in React's tree, though not in the page's.
        event.stopPropagation();
        if (composing.current) return;
        readControls(event.currentTarget);
        if (!latest.current.busy) latest.current.onSubmit();
      }}
    >
      {children}
    </form>
  );
}
