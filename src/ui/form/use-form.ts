import { useEffect, useId, useLayoutEffect, useState } from 'react';
import { bringInSight } from '../dialog/bring-in-sight.ts';
import { isFreshStep } from '../dialog/rest-presses.ts';
import { createFieldValues, type FieldValue } from './field-value.ts';
import { useLatest } from './read-controls.ts';

export type FormValues = Record<string, string | boolean>;
export type FormErrors<V> = { [Name in keyof V]?: string | undefined };
type TextName<V> = { [Name in keyof V]: V[Name] extends string ? Name : never }[keyof V] & string;
type BooleanName<V> = { [Name in keyof V]: V[Name] extends boolean ? Name : never }[keyof V] & string;

export interface FormOptions<V extends FormValues> {
  initial: V;
  /** What is wrong with the values, by field, in the person's language. Called on each change: keep it cheap and pure. */
  validate: (values: V) => FormErrors<V>;
  /** Called with valid values only. */
  onSubmit: (values: V) => void;
  /** The answer is awaited: a further submit is ignored. */
  busy?: boolean;
  /** Server's failures at a field. Shown until that field is edited; the first of a new object takes the focus. */
  serverErrors?: FormErrors<V> | undefined;
}

export interface FormHandle<V extends FormValues> {
  id: string;
  /** What stands in the fields now: for handlers. What is drawn by it listens to `value`. */
  read: () => V;
  /** For `useFieldValue`. */
  value: <Name extends keyof V & string>(name: Name) => FieldValue<V[Name]>;
  /** No field is wrong: the submit button can be offered. */
  valid: boolean;
  /** What is shown after a submit, for an ErrorSummary; one that came when a field is left would move the form under the pointer. */
  errors: readonly { id: string; message: string }[];
  /** Spread onto `<Form>`. */
  props: { id: string; busy: boolean; onSubmit: () => void };
  /** Spread onto a TextField and its like. */
  text: (name: TextName<V>) => FieldBinding;
  /** Spread onto a Checkbox or Switch. */
  check: (name: BooleanName<V>) => CheckBinding;
  set: <Name extends keyof V & string>(name: Name, value: V[Name]) => void;
  /** Shows what is missing and goes to it: for `onUnavailableClick` of the submit button. */
  revealErrors: () => void;
}

interface FieldHandlers {
  onChange: (value: string) => void;
  onBlur: () => void;
}

export interface FieldBinding extends FieldHandlers {
  id: string;
  name: string;
  value: FieldValue<string>;
  error: string | undefined;
}

interface CheckBinding {
  id: string;
  name: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  error: string | undefined;
}

/** The fields' messages; a letter that changes none of them does not draw the form anew. */
interface FormState {
  /** Fields that were left with something typed, or all after a submit: they may show what is wrong with them. An emptied one is as new. */
  touched: ReadonlySet<string>;
  /** Fields that were edited since the server's failures came. */
  edited: { since: object | undefined; names: ReadonlySet<string> };
  /** Counts the wishes to go to the first invalid field. */
  focusWish: number;
}

/** Holds what a person types until it is sent; what they typed is never lost to a failure. */
export function useForm<V extends FormValues>({ initial, validate, onSubmit, busy = false, serverErrors }: FormOptions<V>): FormHandle<V> {
  const id = useId();
  const [start] = useState(initial);
  const [values] = useState(() => createFieldValues(initial));
  const [state, setState] = useState<FormState>({ touched: new Set(), edited: { since: undefined, names: new Set() }, focusWish: 0 });
  const { touched, focusWish } = state;

  const issues = () => withoutBlanks(validate(values.read()));
  const invalid = issues();
  const latest = useLatest({ issues, invalid, serverErrors });
  const fieldId = (name: string) => `${id}-${name}`;
  const failureOf = (name: string) => (isEditedSince(state, name, serverErrors) ? undefined : nonBlank(serverErrors?.[name]));
  const shown = (name: string): string | undefined => failureOf(name) ?? (touched.has(name) ? invalid[name] : undefined);

  useEffect(() => {
    if (focusWish > 0) focusFirstInvalid(id);
  }, [focusWish, id]);

  const set = <Name extends keyof V & string>(name: Name, value: V[Name]) => {
    values.set(name, value);
    const { issues, invalid, serverErrors } = latest.current;
    const isSame = areSame(issues(), invalid);
    const failed = nonBlank(serverErrors?.[name]) === undefined ? undefined : serverErrors;
    setState((old) => {
      const edited = withEdited(old, name, { isEmpty: value === '', failed });
      return isSame || edited !== old ? edited : { ...old };
    });
  };
  // The same as long as the form lives: React need not draw an unchanged field with another's message.
  const [handlers] = useState(() => {
    const ofField = (name: keyof V & string): FieldHandlers => ({
      onChange: (value) => set(name, value as V[typeof name]),
      // Passing through an untouched field is no mistake.
      onBlur: () => {
        const value = values.read()[name];
        if (value !== '' && value !== start[name]) setState((old) => withTouched(old, [name]));
      },
    });
    return Object.fromEntries(Object.keys(start).map((name) => [name, ofField(name)])) as Record<keyof V & string, FieldHandlers>;
  });
  const revealErrors = () => {
    // The press was meant for the step before (SEEN-2).
    const form = document.getElementById(id);
    const isUntouched = Object.keys(start).every((name) => values.read()[name] === start[name]);
    if (form !== null && isUntouched && isFreshStep(form)) return focusFirstField(form);
    setState((old) => ({ ...old, touched: new Set(Object.keys(start)), focusWish: old.focusWish + 1 }));
  };

  // Before it is painted, but not while it is drawn: React drops what is set then where an update of that state still waits.
  useLayoutEffect(() => {
    if (hasAny(withoutBlanks(serverErrors ?? {}))) setState((old) => ({ ...old, focusWish: old.focusWish + 1 }));
  }, [serverErrors]);

  const submit = () => {
    if (busy) return;
    if (hasAny(issues())) revealErrors();
    else onSubmit(values.read());
  };

  return {
    id,
    read: values.read,
    value: values.of,
    valid: !hasAny(invalid),
    errors: (focusWish === 0 ? [] : Object.keys(start)).flatMap((name) => {
      const message = shown(name);
      return message === undefined ? [] : [{ id: fieldId(name), message }];
    }),
    props: { id, busy, onSubmit: submit },
    text: (name) => ({
      id: fieldId(name),
      name,
      value: values.of(name) as FieldValue<string>,
      onChange: handlers[name].onChange,
      onBlur: handlers[name].onBlur,
      error: shown(name),
    }),
    check: (name) => ({
      id: fieldId(name),
      name,
      checked: values.read()[name] === true,
      onChange: (checked) => {
        set(name, checked as V[typeof name]);
        setState((old) => withTouched(old, [name]));
      },
      error: shown(name),
    }),
    set,
    revealErrors,
  };
}

/** Returns the same object if nothing to show has changed. */
function withEdited(old: FormState, name: string, { isEmpty, failed }: { isEmpty: boolean; failed: object | undefined }): FormState {
  const isFailed = failed !== undefined && !isEditedSince(old, name, failed);
  const isAsNew = isEmpty && old.touched.has(name);
  if (!isFailed && !isAsNew) return old;
  const names = old.edited.since === failed ? old.edited.names : [];
  const next = isFailed ? { ...old, edited: { since: failed, names: new Set([...names, name]) } } : old;
  return isAsNew ? withoutTouched(next, name) : next;
}

const isEditedSince = ({ edited }: FormState, name: string, errors: object | undefined): boolean =>
  edited.since === errors && edited.names.has(name);

const withTouched = (old: FormState, names: readonly string[]): FormState => ({
  ...old,
  touched: new Set([...old.touched, ...names]),
});

const withoutTouched = (old: FormState, name: string): FormState => ({
  ...old,
  touched: new Set([...old.touched].filter((other) => other !== name)),
});

/** In the order of the page, whatever the order of the values. */
function focusFirstInvalid(formId: string): void {
  const form = document.getElementById(formId);
  if (form instanceof HTMLFormElement) {
    const first = [...form.elements].find((element) => element.getAttribute('aria-invalid') === 'true');
    const target = first instanceof HTMLFieldSetElement ? first.querySelector('input') : first;
    if (!(target instanceof HTMLElement)) return;
    target.focus();
    // What is said of it stands below it, and of several fields above them all (SEEN-1).
    const said =
      form.querySelector('[role=alert]') ?? document.getElementById(target.getAttribute('aria-describedby')?.split(' ')[0] ?? '');
    if (said !== null) bringInSight(said);
  }
}

const focusFirstField = (form: HTMLElement): void => form.querySelector<HTMLElement>('input:not([tabindex="-1"]), select')?.focus();

const areSame = (some: FormErrors<FormValues>, others: FormErrors<FormValues>): boolean =>
  Object.keys({ ...some, ...others }).every((name) => some[name] === others[name]);

const hasAny = (errors: FormErrors<FormValues>): boolean => Object.values(errors).some((message) => message !== undefined);

const nonBlank = (message: string | undefined) => (message === '' ? undefined : message);

const withoutBlanks = <V>(errors: FormErrors<V>): FormErrors<V> =>
  Object.fromEntries(
    Object.entries(errors as FormErrors<FormValues>).filter(([, message]) => nonBlank(message) !== undefined),
  ) as FormErrors<V>;
