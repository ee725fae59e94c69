import { type Dispatch, type SetStateAction, useEffect, useId, useMemo, useState } from 'react';

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
  values: V;
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

/** The same ones as long as the form lives: a field that has not changed need not be drawn with each letter of another. */
interface FieldHandlers {
  onChange: (value: string) => void;
  onBlur: () => void;
}

interface FieldBinding extends FieldHandlers {
  id: string;
  name: string;
  value: string;
  error: string | undefined;
}

interface CheckBinding {
  id: string;
  name: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  error: string | undefined;
}

interface FormState<V> {
  /** What the values were at first. */
  start: V;
  values: V;
  /** Fields that were left with something typed, or all after a submit: they may show what is wrong with them. An emptied one is as new. */
  touched: ReadonlySet<string>;
  failures: FormErrors<V>;
  /** Counts the wishes to go to the first invalid field. */
  focusWish: number;
}

/** Holds what a person types until it is sent; what they typed is never lost to a failure. */
export function useForm<V extends FormValues>({ initial, validate, onSubmit, busy = false, serverErrors }: FormOptions<V>): FormHandle<V> {
  const id = useId();
  const [state, setState] = useState(() => untouched(initial));
  const { values, touched, failures, focusWish } = state;
  const [handlers] = useState(() => handlersOf(Object.keys(initial) as (keyof V & string)[], setState));

  const invalid = useMemo(() => withoutBlanks(validate(values)), [validate, values]);
  const fieldId = (name: string) => `${id}-${name}`;
  const shown = (name: string): string | undefined => failures[name] ?? (touched.has(name) ? invalid[name] : undefined);

  useEffect(() => {
    if (focusWish > 0) focusFirstInvalid(id);
  }, [focusWish, id]);

  const set = (name: string, value: string | boolean) => setState(withValue(name, value));
  const setErrors = (errors: FormErrors<V>) =>
    setState((old) => ({ ...old, failures: withoutBlanks(errors), focusWish: hasAny(errors) ? old.focusWish + 1 : old.focusWish }));
  const revealErrors = () => setState((old) => ({ ...old, touched: new Set(Object.keys(old.values)), focusWish: old.focusWish + 1 }));

  const [seenServerErrors, setSeenServerErrors] = useState<FormErrors<V> | undefined>(undefined);
  if (serverErrors !== seenServerErrors) {
    setSeenServerErrors(serverErrors);
    if (serverErrors !== undefined) setErrors(serverErrors);
  }

  const submit = () => {
    if (busy) return;
    if (hasAny(invalid)) revealErrors();
    else onSubmit(values);
  };

  return {
    id,
    values,
    valid: !hasAny(invalid),
    errors: (focusWish === 0 ? [] : Object.keys(values)).flatMap((name) => {
      const message = shown(name);
      return message === undefined ? [] : [{ id: fieldId(name), message }];
    }),
    props: { id, busy, onSubmit: submit },
    text: (name) => ({
      id: fieldId(name),
      name,
      value: String(values[name]),
      onChange: handlers[name].onChange,
      onBlur: handlers[name].onBlur,
      error: shown(name),
    }),
    check: (name) => ({
      id: fieldId(name),
      name,
      checked: values[name] === true,
      onChange: (checked) => {
        set(name, checked);
        setState((old) => withTouched(old, [name]));
      },
      error: shown(name),
    }),
    set,
    revealErrors,
  };
}

function handlersOf<V extends FormValues, Name extends keyof V & string>(
  names: readonly Name[],
  setState: Dispatch<SetStateAction<FormState<V>>>,
): Readonly<Record<Name, FieldHandlers>> {
  const handlers = names.map((name): [string, FieldHandlers] => [
    name,
    {
      onChange: (value) => setState(withValue(name, value)),
      // Passing through an untouched field is no mistake.
      onBlur: () => setState((old) => (isAsNew(old, name) ? old : withTouched(old, [name]))),
    },
  ]);
  return Object.fromEntries(handlers) as Record<Name, FieldHandlers>;
}

const withValue =
  (name: string, value: string | boolean) =>
  <V extends FormValues>(old: FormState<V>): FormState<V> => {
    const next = { ...old, values: { ...old.values, [name]: value }, failures: { ...old.failures, [name]: undefined } };
    return value === '' ? withoutTouched(next, name) : next;
  };

const isAsNew = <V extends FormValues>({ values, start }: FormState<V>, name: keyof V): boolean =>
  values[name] === '' || values[name] === start[name];

const withTouched = <V>(old: FormState<V>, names: readonly string[]): FormState<V> => ({
  ...old,
  touched: new Set([...old.touched, ...names]),
});

const withoutTouched = <V>(old: FormState<V>, name: string): FormState<V> => ({
  ...old,
  touched: new Set([...old.touched].filter((other) => other !== name)),
});

const untouched = <V>(values: V): FormState<V> => ({ start: values, values, touched: new Set(), failures: {}, focusWish: 0 });

/** In the order of the page, whatever the order of the values. */
function focusFirstInvalid(formId: string): void {
  const form = document.getElementById(formId);
  if (form instanceof HTMLFormElement) {
    const first = [...form.elements].find((element) => element.getAttribute('aria-invalid') === 'true');
    const target = first instanceof HTMLFieldSetElement ? first.querySelector('input') : first;
    if (target instanceof HTMLElement) target.focus();
  }
}

const hasAny = (errors: FormErrors<FormValues>): boolean => Object.values(errors).some((message) => message !== undefined);

const withoutBlanks = <V>(errors: FormErrors<V>): FormErrors<V> =>
  Object.fromEntries(Object.entries(errors).filter(([, message]) => message !== undefined && message !== '')) as FormErrors<V>;
